/** A guest, of whom nothing but the name is known. */
export const NOBODY = {
  banned: 0,
  folded: null,
  pass: null,
  language: 'en',
  zone: 'UTC',
  quiet_from: null,
  quiet_to: null,
};
