/** The most that is taken from anybody; what goes beyond is refused in words. Each has a test (`test/limits.test.ts`). */
export interface Limits {
  /** Messages a second from one connection, and how many may come at once. */
  readonly messagesASecond: number;
  readonly messagesAtOnce: number;
  /** Messages of a connection that wait while its table is being read. */
  readonly waitingMessages: number;
  readonly socketsAPerson: number;
  readonly socketsAnAddress: number;
  readonly openTablesAPerson: number;
  readonly sessionsAnHour: number;
  /** Tries to get in by a link, a minute and address. */
  readonly triesAMinute: number;
  /** Bytes that may wait for a slow reader. */
  readonly sendBuffer: number;
  /** Bytes of the body of a request. */
  readonly bodyBytes: number;
  /** Milliseconds within which a connection says who it is. */
  readonly helloWithin: number;
  /** Milliseconds between two looks whether a connection still lives. */
  readonly pingEvery: number;
  /** Bots at a table when it is opened: nobody should be alone with them on somebody else's machine. */
  readonly botsATable: number;
  /** Rows that are told one by one to whoever comes back; beyond them the table is shown anew. */
  readonly resumedRows: number;
  /** Milliseconds after which a table without anybody is put away. */
  readonly tableSleeps: number;
  /** Milliseconds between two looks for tables at which some time is over, and how many are woken at once. */
  readonly dueEvery: number;
  readonly dueAtOnce: number;
  /** Milliseconds for which one node looks after a table; when it does no more, another one may. */
  readonly claimFor: number;
  /** Milliseconds between two looks for what other nodes have written and nobody told. */
  readonly sweepEvery: number;
  /** Milliseconds that everybody has at least to come back to a node that was away. */
  readonly startGrace: number;
  /** What one person says in a minute, and how much of what was said is told to whoever comes. */
  readonly talkAMinute: number;
  readonly talkShown: number;
  /** Reports by one person in a day. */
  readonly reportsADay: number;
  /** Open tables of somebody with an account. */
  readonly openTablesAnAccount: number;
  /** Passphrases that are tried in a minute, for one name and from one address. */
  readonly passesAMinute: number;
  /** Passphrases that are hashed at once. */
  readonly hashesAtOnce: number;
  /** How often somebody takes everything along in a day. */
  readonly exportsADay: number;
  /** Mails that somebody asks for in a day, to confirm an address or for another passphrase. */
  readonly mailsADay: number;
  /** Milliseconds before somebody who is away is told that it is their turn, and between two looks for such. */
  readonly noticeAfter: number;
  readonly noticeEvery: number;
  /** Browsers that take notices for one person. */
  readonly devicesAPerson: number;
  readonly listedTables: number;
  /** Tables on one page of the lobby. */
  readonly lobbyPage: number;
  /** Lists that one address asks for in a minute. */
  readonly listsAMinute: number;
  /** Games on one page of the history, names on one of a ladder, and how often one person looks such up in a minute. */
  readonly historyPage: number;
  readonly ladderPage: number;
  readonly lookUpsAMinute: number;
  /** Days after which a table at which nothing happens stands in the lobby no more. */
  readonly lobbyDays: number;
  /** Days after its end after which a game takes one row, and what was said there goes. */
  readonly archiveDays: number;
  readonly talkDays: number;
  /** Days after which a game of guests alone that is over goes, and a table that never began. */
  readonly guestGameDays: number;
  readonly gatherDays: number;
  /** Milliseconds between two backups of a file. */
  readonly backupEvery: number;
  /** Milliseconds between two looks for what is past, and how much is done at once. */
  readonly keepEvery: number;
  readonly keepAtOnce: number;
}

export const LIMITS: Limits = {
  messagesASecond: 20,
  messagesAtOnce: 40,
  waitingMessages: 40,
  socketsAPerson: 8,
  socketsAnAddress: 400,
  openTablesAPerson: 10,
  sessionsAnHour: 200,
  triesAMinute: 60,
  sendBuffer: 256 * 1024,
  bodyBytes: 4096,
  helloWithin: 5000,
  pingEvery: 20_000,
  botsATable: 2,
  resumedRows: 64,
  tableSleeps: 60_000,
  dueEvery: 5000,
  dueAtOnce: 50,
  claimFor: 10_000,
  sweepEvery: 2000,
  startGrace: 60_000,
  talkAMinute: 20,
  talkShown: 50,
  reportsADay: 10,
  openTablesAnAccount: 50,
  passesAMinute: 10,
  hashesAtOnce: 4,
  exportsADay: 5,
  mailsADay: 10,
  noticeAfter: 60_000,
  noticeEvery: 10_000,
  devicesAPerson: 10,
  listedTables: 20,
  lobbyPage: 20,
  listsAMinute: 120,
  historyPage: 20,
  ladderPage: 50,
  lookUpsAMinute: 30,
  lobbyDays: 2,
  archiveDays: 7,
  talkDays: 30,
  guestGameDays: 90,
  gatherDays: 2,
  backupEvery: 3_600_000,
  keepEvery: 3_600_000,
  keepAtOnce: 50,
};

/** Letters of a passphrase. */
export const SHORTEST_PASSPHRASE = 8;
export const LONGEST_PASSPHRASE = 200;
/** Codes for whoever loses their passphrase. */
export const RECOVERY_CODES = 8;
/** Minutes for which a code for another device is good. */
export const HANDOVER_MINUTES = 10;
/** Letters of a person's name as a reader counts them. */
export const LONGEST_PERSON_NAME = 24;
/** Days after which a session that was not used is over. */
export const SESSION_DAYS = 400;
