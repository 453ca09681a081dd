import type { Away } from './agents/away.ts';

const AWAY: { readonly [K in Away]?: string } = {
  noTable: 'there is no such table, or it needs its link',
  otherSeat: 'the seat that it wants is somebody else’s, or none',
  noSeat: 'no seat is free',
  sentAway: 'it was sent away from its seat',
  closed: 'the table was given up before its game',
  account: 'the table is rated, and asks for an account: a token of one is needed',
  ladder: 'the table is rated for others: people, or programs',
  protocol: 'the server speaks another version; update one of both',
  noSession: 'the server does not know it any more',
  tooFast: 'it said too much at once',
  full: 'too many connections are open in its name or from its address',
};

/** Words for programs that play: `rowan bot`, `rowan mcp`. */
export const AGENTS = {
  noLink: (link: string) =>
    `"${link}" is no link to a table, such as https://rowan.example/#/t/TABLE/SECRET`,
  noServer: (base: string, why: string) => `${base} cannot be reached: ${why}`,
  notLetIn: (status: number, words: string) => `the server does not let it in: ${status} ${words}`,
  away: (reason: Away) => `it cannot play at this table: ${AWAY[reason] ?? reason}`,
  noCoach:
    'No hint: whoever opened this table does not allow the coach here, so that all play on their own. The tools choices and explain work as before.',
  over: (vp: string) => `the game is over: ${vp}`,
  bot: {
    description: 'play a seat at an online table with one of the bots',
    table: 'the link to the table',
    token: 'of the person or program that has the seat; without one it comes as a guest',
    name: 'what a guest is called',
    bot: 'which bot',
    start: 'begin the game once everybody is ready, where the table is its own',
    seat: 'which seat, from 1; any that is free, where none is named',
  },
  mcp: {
    description: 'serve games to an assistant by the Model Context Protocol, on stdin and stdout',
    instructions:
      'Meeples & Monsters. Open a game (open_game against bots, or join_table for a seat at an online table), then answer what is asked until the game is over. Every answer tells what happened and what is asked next.',
    open: 'Begin a game against bots or the Royal Guard. Tells the board, what is asked and the numbered choices.',
    opponents: 'guard for a solo game, or one to three of the bots',
    towers: 'play with the Four Towers',
    seed: 'same seed and answers, same game',
    join: 'Take a seat at an online table by its link and wait for the deal.',
    view: 'The board as this seat sees it, in words, with its own Tavern, Lodgings, Heroes and Quests.',
    choices: 'What is asked now, and what may be answered, by number.',
    explain:
      'What a plan would do before it is made: needs, combat sums and what it brings, or why it would be refused. Plans are typed as in: castle.1=PP villages.start=W',
    answer:
      'Answer what is asked: the number of a choice, a plan such as castle.1=PP villages.start=W (- for none), or =PX for the Mage’s Workshop. Tells what happened and what is asked next, or why it was refused.',
    why: 'Why the last answer was refused, with the paragraph of the rules.',
    hint: 'What the coach would do, and why.',
    undo: 'Take the last answer back, as long as nothing was revealed.',
    rule: 'A paragraph of the rules, by its id, such as T7.',
    card: 'What a card does, by its name or a part of it.',
    wait: 'Wait until something is asked again, at most so many seconds.',
    help: 'How answers are written.',
    noGame: 'No game is open: use open_game or join_table first.',
    notAsked: 'Nothing is asked just now: others are to move. Use wait.',
    over: 'The game is over.',
    nothingRefused: 'Nothing was refused.',
  },
};
