import { MEEPLES, type Catalogue } from '@rowan/cards';
import type { SetupLine, TranscriptStep } from '@rowan/table';
import { boardLines, type Showing } from './board.ts';
import { harmless } from './harmless.ts';
import type { Ink } from './ink.ts';
import { meepleLetter } from './names.ts';
import { scoreLines } from './scores.ts';
import { createStory } from './story.ts';
import { GAME, NAMES } from './strings.ts';
import { seatName } from './tellers.ts';

/** A whole game to read: its setup, each round with a look at the board, the final scores. */
export function* tellGame(
  catalogue: Catalogue,
  steps: Iterable<TranscriptStep>,
  ink: Ink,
): Generator<string> {
  let step: TranscriptStep | undefined;
  const showing = (): Showing => ({ catalogue, state: step!.state, ink });
  let story: ReturnType<typeof createStory> | undefined;
  for (step of steps) {
    const { line } = step;
    if (line.type === 'setup') {
      yield* headLines(line, ink);
      const onRound = (): readonly string[] => boardLines(showing());
      story = createStory({ catalogue, players: line.setup.players, ink, onRound });
    }
    yield* story!.tell(step.events);
  }
  yield* story!.end();
  yield '';
  yield* scoreLines(showing());
}

function* headLines({ setup, seats, catalogue }: SetupLine, ink: Ink): Generator<string> {
  const solo = setup.players === 1;
  yield ink.bold(GAME.title);
  yield GAME.subtitle(setup, catalogue.name);
  yield GAME.seats(
    seats.map((player, seat) => GAME.seat(seatName({ solo, ink }, seat), harmless(player))),
  );
  const classes = [catalogue.peasant, ...catalogue.heroes, ...catalogue.prestige];
  const names = [...classes.map(({ name }) => name), NAMES.corruption];
  yield GAME.legend(MEEPLES.map((_, i) => `${meepleLetter(ink, i)} ${names[i]}`));
  yield '';
}
