import type { Generated } from 'kysely';

/** What lies where; `schema/migrate.ts` says how it came about. Times are milliseconds; tokens are never kept, only their hashes. */
export interface Schema {
  readonly accounts: {
    id: string;
    name: string;
    created: number;
    banned: number;
    /** What the name of an account looks like; guests have none. */
    folded: string | null;
    /** The hash of a passphrase. */
    pass: string | null;
    /** How and when they want to be told that it is their turn; minutes of the day where they live. */
    language: string;
    zone: string;
    quiet_from: number | null;
    quiet_to: number | null;
    /** Where they get mail; 1: whoever reads there has said so, and wants to be told by mail. */
    mail: Generated<string | null>;
    mail_ok: Generated<number>;
    mail_turns: Generated<number>;
  };
  /** Hashes of codes for whoever loses their passphrase, and of those for another device. */
  readonly recovery: { account: string; hash: string };
  readonly handovers: { hash: string; account: string; until: number };
  readonly sessions: {
    hash: string;
    account: string;
    created: number;
    seen: number;
    /** 1: a program has it, and says how many milliseconds it takes for an answer. */
    program: Generated<number>;
    budget: Generated<number | null>;
  };
  readonly tables: {
    id: string;
    owner: string | null;
    round: number;
    vp: string;
    over: number;
    created: number;
    touched: number;
    /** 1: it stands in the lobby, and everybody may enter. */
    public: number;
    phase: string;
    players: number;
    towers: number;
    pace: string;
    /** Chairs that nobody has taken. */
    free: number;
    /** How much time there is, as JSON. */
    clock: string;
    /** When some time is over. */
    due: number | null;
    /** The account whose answer the game waits for. */
    waits: string | null;
    /** The table whose people play again at this one. */
    after: string | null;
    /** The last row of its log, and how much was said: by these other nodes see that something is new. */
    seq: number;
    said: number;
    /** By which rules and with which cards it is played, as `rules:catalogue`. */
    pin: string | null;
    /** The node that looks after it, and until when no other does. */
    claimed_by: string | null;
    claimed_until: number;
    /** Whose ratings its game counts for. */
    rated: string | null;
    /** 1: everybody may ask their coach. */
    coach: number;
    /** 1: its rows lie in the archive; −1: they could not be followed, and stay. */
    archived: Generated<number>;
    /** 1: it was looked at long after its end, and stays for good. */
    kept: Generated<number>;
  };
  /** How strong somebody seems; of a program with what it last took for an answer. */
  readonly ratings: {
    account: string;
    ladder: string;
    players: number;
    mu: number;
    sigma: number;
    games: number;
    budget: number | null;
  };
  /** How games ended, by seat; where they were rated, from which rating to which, and the how many-th game it was. */
  readonly results: {
    tbl: string;
    seat: number;
    account: string | null;
    bot: string | null;
    program: number;
    budget: number | null;
    vp: number;
    place: number;
    replaced: number;
    players: number;
    at: number;
    ladder: string | null;
    games: number | null;
    mu_before: number | null;
    sigma_before: number | null;
    mu: number | null;
    sigma: number | null;
  };
  /** One row of a table's log, as JSON; who sent it, so that no command is carried out twice. */
  readonly log: {
    tbl: string;
    seq: number;
    body: string;
    client: string | null;
    n: number | null;
  };
  /** All rows of a game that ended long ago, deflated; how many they are, and the hash of what they lead to. */
  readonly archive: { tbl: string; at: number; rows: number; hash: string; body: Uint8Array };
  readonly secrets: { tbl: string; secret: string };
  readonly invites: { tbl: string; hash: string };
  /** Salts that were opened and wait for the others. */
  readonly salts: { tbl: string; seat: number; salt: string };
  /** What all nodes of one database share. */
  readonly settings: { name: string; value: string };
  readonly members: { tbl: string; account: string };
  /** What people say to each other; a phrase goes by its code. */
  readonly chat: {
    tbl: string;
    n: number;
    at: number;
    account: string;
    seat: number | null;
    aside: number;
    phrase: string | null;
    text: string | null;
  };
  /** Whom somebody does not hear at one table, and at any. */
  readonly mutes: { tbl: string; account: string; other: string };
  readonly blocks: { account: string; other: string };
  /** Where browsers take notices. */
  readonly push: {
    endpoint: string;
    account: string;
    p256dh: string;
    auth: string;
    created: number;
  };
  /** What is to be told to people who are not there. */
  readonly outbox: {
    id: Generated<number>;
    account: string;
    tbl: string;
    not_before: number;
    attempts: number;
    done: number;
    claimed_by: string | null;
    claimed_until: Generated<number>;
    /** The ways over which it has gone, by their names. */
    told: Generated<string>;
  };
  /** Secrets in mails, by their hashes. */
  readonly letters: {
    hash: string;
    account: string;
    kind: string;
    address: string;
    until: number;
  };
  /** Programs that are told; the secret signs what they get. */
  readonly hooks: { account: string; url: string; secret: string; fails: number; off: number };
  /** How a player answers Mage's Workshop without being asked: kinds of meeples in order, as JSON. */
  readonly standing: { tbl: string; account: string; meeples: string };
  readonly reports: {
    id: string;
    at: number;
    tbl: string;
    account: string;
    other: string;
    reason: string;
    lines: string;
    done: number;
  };
}
