/** A mistake of whoever runs the command: told on stderr without a stack trace, exit code 2. */
export class UserError extends Error {
  override readonly name = 'UserError';
}

export const EXIT_USER_ERROR = 2;
