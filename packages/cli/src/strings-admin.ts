/** Words of what looks after a server. */
export const ADMIN = {
  description: 'look after the data of a server',
  list: 'all tables, those touched last first',
  inspect: 'who sits at a table and how far it is; nobody’s hand',
  export: 'the transcript of a game that is over',
  close: 'give a table up whose game has not begun; a game that was dealt is its players’',
  begun: 'its game has begun: it is its players’, and nobody else ends it',
  purge:
    'do now what a server does every hour: remove tables that never began and old games of guests, put games away that are over, forget what was said there',
  dryRun: 'only say what would go',
  reports: 'what people have reported; --done ID settles one',
  ban: 'end all sessions of an account and let it in no more',
  rename: 'give an account another name',
  backup: 'a whole copy in one file, also while a server runs',
  restore: 'lay a backup down as the data of a server that does not run',
  audit: 'play every stored game again and say whether it holds',
  rate: 'count all ratings and results anew from the games, and write them down; the server must not run',
  rateCheck: 'only say whether what is kept is what the games make of it',
  ratings: (games: number, rated: number, ratings: number) =>
    `${games} games, ${rated} rated, ${ratings} ratings: all hold`,
  ratingFaults: (n: number) => `${n} do not hold; rowan admin rate writes them anew from the games`,
  migrate: 'bring a PostgreSQL up to date; a file is by itself when a server starts',
  needsDatabase:
    'which database? --database or ROWAN_DATABASE; a file is brought up to date by itself',
  step: (name: string) => `${name}: done`,
  upToDate: 'the database is up to date',
  notThere: (why: string) => `the database cannot be reached: ${why}`,
  notUpToDate: 'the database is not up to date: `rowan migrate` comes first',
  onlyFiles:
    'that is for data in a file; a PostgreSQL is kept by its own tools (docs/operating.md)',
  noData: (folder: string) => `no data lies in ${folder}`,
  noTable: 'there is no such table',
  notOver: 'there is no such table, or its game is not over',
  nobody: 'there is nobody of that id',
  badName: 'a name has 1 to 24 letters that can be seen',
  columns: ['table', 'phase', 'round', 'VP', 'rows', 'touched'],
  wouldGo: (n: number) => `${n} would go`,
  wouldBe: {
    archived: (n: number) => `games that would be put away: ${n}`,
    talk: (n: number) => `lines of talk that would be forgotten: ${n}`,
    sessions: (n: number) => `sessions that would end: ${n}`,
  },
  were: {
    archived: (n: number) => `games put away: ${n}`,
    talk: (n: number) => `lines of talk forgotten: ${n}`,
    sessions: (n: number) => `sessions ended: ${n}`,
  },
  left: (n: number) => `${n} cannot be put away; their rows stay`,
  gone: (n: number) => `${n} are gone`,
  done: 'done',
  backedUp: (file: string) => `${file} holds everything, the secrets of running games too`,
  restored: (aside: string | null) =>
    aside === null ? 'restored' : `restored; what lay there before is now ${aside}`,
  audited: (tables: number, dealt: number, rows: number) =>
    `${tables} tables, ${dealt} dealt, ${rows} rows: all hold`,
  fault: (table: string, why: string) => `${table}: ${why}`,
  faults: (n: number, tables: number) => `${n} of ${tables} tables do not hold`,
};
