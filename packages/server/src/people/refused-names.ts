/**
 * Names that nobody may have, in any spelling that looks like them: they would be taken for somebody who runs the
 * place. A file in the data folder adds more.
 */
export const REFUSED_NAMES: readonly string[] = [
  'admin',
  'administrator',
  'administrateur',
  'moderator',
  'mod',
  'modérateur',
  'root',
  'server',
  'serveur',
  'support',
  'system',
  'systeme',
  'rowan',
  'royal guard',
  'a former player',
];
