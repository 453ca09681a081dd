/** A mistake of whoever runs the command: told on stderr without a stack trace, exit code 2. */
export class UserError extends Error {
  override readonly name: string = 'UserError';
  readonly exitCode: number = 2;
}

/** What was to be checked does not hold: told in the same way, exit code 1. */
export class FailedCheck extends UserError {
  override readonly name = 'FailedCheck';
  override readonly exitCode = 1;
}
