import type { Revelation } from '@rowan/rules';

/** Words of `rowan play`. */

export const REVEALS: Readonly<Record<Revelation, string>> = {
  meeple: 'draws meeples',
  quest: 'draws Quests',
  monster: 'turns up a Monster',
  tile: 'turns up a tile',
  room: 'turns up a Room',
};

export const HELP = `  1, 2, 3 …     take that option
  y             confirm the plan or the hint shown last
  h             a hint
  u             take the last answer back, as far as nothing was revealed since
  b             show the board again
  i <name>      what a card says; ? <id> a paragraph of the rules, such as ? T7
  q             save and quit

A plan is a list of places with the meeples on them; it is explained first, y confirms it:
  castle.1=KK cathedral.start=P    two Knights on a Monster, a Peasant on the starting Location
  places: <district>.1 .2 .3 (Monsters), .start .inner .outer (Locations), .tower;
          overlord.1 .2 .3, henchman; districts can be cut short: cas, cat, v, u
  meeples: P W M C K R L S X; a Shaman with its class: S=W
  +P        a Peasant from the Lodgings joins (level 3 Warrior): castle.1=W+P
  !W        the Blood Forge strengthens that Unit: castle.1=WW!W
  -         assign nothing`;

export const PLAY = {
  welcome: (seat: string, opponents: string) =>
    `You are ${seat}, against ${opponents}. ? is for help.`,
  royalGuard: 'the Royal Guard',
  opponent: (seat: string, bot: string) => `${bot} (${seat})`,
  resumed: (file: string, moves: number) => `${file}: the game goes on after ${moves} moves.`,
  saved: (file: string) => `Saved in ${file}; rowan play --resume goes on from here.`,
  unkept: (file: string, why: string) =>
    `Cannot save ${file}: ${why}. The game goes on; it is kept as soon as that is possible.`,
  keptAgain: (file: string) => `All is kept in ${file} again.`,
  handed: (seat: string) => `${seat} is asked now. Enter goes on.`,
  thinking: (who: string) => `${who} thinks …`,
  prompt: (undo: number) => (undo > 0 ? `(${undo} to undo) > ` : '> '),
  noUndo: (why: string) => `Nothing to take back: ${why}.`,
  sealed: 'the last answer revealed something, or somebody else has played since',
  fresh: 'you have not answered anything yet',
  undone: (n: number) =>
    `Taken back; ${n === 0 ? 'the seal is right before this' : `${n} more to undo`}.`,
  noHint: 'There is no hint now.',
  nothingToConfirm: 'There is nothing to confirm: type a plan first, or h for a hint.',
  noOption: (n: number) => `There is no such option; allowed are 1 to ${n}, ? for help.`,
  unknown: (text: string) => `“${text}” is nothing I know; ? is for help.`,
  noCard: (name: string) => `No card is called like “${name}”.`,
  noRule: (id: string) => `The rules have no paragraph ${id}.`,
  refused: (why: string, rule: string, title: string) =>
    `Refused: ${why} (${rule}${title === '' ? '' : `, ${title}`}).`,
  notDone: 'That came to nothing: the game has gone on. Look again.',
  seals: (what: string) => `(${what}: no undo after it)`,
  sealsTurn: '(no undo after it)',
  ask: {
    develop: 'Development Phase: what will you do?',
    plan: 'Main Phase: type your plan (- for nothing, ? for help), or take one of these',
    discardQuest: (left: number) =>
      `Discard ${left === 1 ? 'a Quest' : `${left} Quests, one by one`}`,
    cleanse: 'Return a Corruption from',
    unitSupply: 'Which Unit goes back to the supply?',
    unitHold: 'Which Unit is held back?',
    payCost: (quest: string) => `“${quest}” costs a Unit: complete it?`,
    backToBag: (upTo: number) =>
      `Mage’s Workshop: up to ${upTo} meeples from the Lodgings to the bag; take one, or type them, such as =PX`,
    overflow: (monster: string) => `${monster} comes, but its district is full: where to?`,
    drawEffect: 'Use a Draw Phase effect?',
    order: {
      crowns: 'Which Crown pays first?',
      places: 'Which place is resolved next?',
      monsters: 'Which Monster’s effect comes next?',
      quests: 'Which Quest comes next?',
    },
  },
  assign: (parts: readonly string[]) => `send to the Capitol: ${parts.join(', ')}`,
  constructWith: (units: string) => `${units} to Construct`,
  levelUpWith: (unit: string, name: string, level: number, cost: number) =>
    `${unit} to raise ${name} to ${level} (${cost} VP)`,
  build: (tile: string, where: string, bonus: string) =>
    `build ${tile} on ${where} (bonus ${bonus})`,
  levelUp: 'level up now',
  ability: (name: string, level: number, what: string) => `use ${name} ${level}: ${what}`,
  endDevelopment: 'go on to the Main Phase',
  nothing: 'assign nothing',
  from: { tavern: 'the Tavern', lodgings: 'the Lodgings' },
  noTile: 'that tile',
  yes: 'yes',
  no: 'no',
  none: 'nothing',
  noMore: 'no more effects',
  planGain: (parts: readonly string[]) => (parts.length > 0 ? `  → ${parts.join(', ')}` : ''),
  vp: (n: number) => `${n} VP`,
  completes: (quests: readonly string[]) => `completes ${quests.join(', ')}`,
  gains: (meeples: string) => `+ ${meeples}`,
  granted: (n: number) => `↑${n}`,
  fleeing: (n: number) => `${n} P ${n === 1 ? 'flees' : 'flee'} here`,
  needs: (needs: readonly string[]) => `needs ${needs.join(', ')}`,
  anyUnit: 'any Unit',
  or: ' or ',
  served: 'served',
  cv: (cv: number, strength: number, parts: string) => `CV ${cv} against ${strength} = ${parts}`,
  left: (meeples: string) => `left in the Tavern: ${meeples}`,
  confirm: 'y confirms the plan.',
  badPlace: (text: string) =>
    `“${text}” is no place; allowed are <district>.1 .2 .3 .start .inner .outer .tower, overlord.1 .2 .3 and henchman`,
  badDistrict: (text: string) =>
    `“${text}” is no district, or could be two; allowed are cas, cat, v, u or more letters`,
  badMeeples: (text: string) =>
    `“${text}” are no meeples; allowed are the letters P W M C K R L S X, a Shaman as S=W, then +P and !W`,
  badPart: (text: string) =>
    `“${text}” is no part of a plan; allowed is place=meeples, such as castle.1=KK`,
};

export const SCREEN = {
  head: (round: string, council: string, deck: number) =>
    `${round} · ${council} · ${deck} cards in the Monster deck`,
  tower: 'tower',
  vacant: (bonus: string) => `vacant (${bonus})`,
  free: 'no Monster',
  overrun: (n: number) => `overrun +${n} P`,
  stock: (n: number, unit: string) => ` [${n} ${unit} left]`,
  market: 'Market',
  council: 'Council',
  token: (text: string) => ` + ${text}`,
  tavern: 'Tavern',
  lodgings: 'Lodgings',
  bag: (n: number) => `Bag ${n}`,
  odds: 'next draw',
  heroes: 'Heroes',
  boosts: 'Boosts',
  quests: 'Quests',
  you: 'You',
  hero: (letter: string, level: number, cv: number) => `${letter}${level} CV ${cv}`,
  pair: (by: string, who: string, n: number) => `${by}→${who} +${n}`,
  boost: (who: string, n: number) => `${who} +${n}`,
  against: (type: string, n: number) => `vs ${type} +${n}`,
  noQuests: 'none in hand',
  now: (text: string) => `now ${text}`,
  limit: (have: number, most: number) => `${have}, at most ${most}`,
  mostOf: (own: number, best: number) => `you ${own}, best other ${best}`,
};

export const SETUP = {
  intro: 'Rowan · Meeples & Monsters',
  against: 'Against whom do you play?',
  guard: 'the Royal Guard, alone',
  bots: (n: number) => `${n} ${n === 1 ? 'bot' : 'bots'}`,
  level: 'How strong are they?',
  towers: 'With the Four Towers?',
  cancelled: 'no game was started',
  mixed: '--opponents names guard beside others; allowed are guard alone, or one to three bots',
  tooMany: (n: number) => `--opponents names ${n} bots; allowed are one to three, or guard`,
  count: (players: number, n: number) =>
    `--players ${players} takes ${players - 1} opponents, and --opponents names ${n}; one name is used for all`,
  taken: (file: string) => `${file} is there already. What is to become of it?`,
  goOn: 'go on with the game in it',
  beginAnew: 'begin a new game in its place',
  refusesTaken: (file: string) =>
    `${file} is there already; --resume goes on with it, --overwrite begins a new game in its place, --save <file> keeps both`,
  eitherOr: '--resume goes on with the saved game, --overwrite begins another; allowed is one',
  badSave: (file: string, why: string) => `${file} is no saved game of this program: ${why}`,
  otherCards: (file: string) => `${file} was played with other cards; pass the same --catalogue`,
  otherRules: (file: string, rules: string) =>
    `${file} was played by rules number ${rules}, which this version does not know`,
  tooDeep: 'it is nested without end',
  noGame: 'setup, seats or moves are missing',
  badRow: (row: number) => `row ${row} cannot be read`,
  noRow: (row: number) => `row ${row} is missing`,
  badMove: (rule: string) => `a move breaks rule ${rule}`,
  differs: 'it does not come to where it stood',
  cannotRead: (file: string, why: string) => `cannot read ${file}: ${why}`,
  noFile: 'there is no such file',
  gone: (file: string) => `another game lies in ${file} now; this one ends here`,
  parted: (file: string, beside: string) =>
    `${file} went on elsewhere while it could not be saved; as it was played here it lies in ${beside}`,
  cannotSave: (file: string, why: string) => `cannot save ${file}: ${why}`,
};
