import { RULES_NUMBER } from '@rowan/rules';
import { builtIn, catalogueHash, type Catalogue } from '@rowan/cards';
import { transcriptOf, type History } from '@rowan/table';
import { expect, it } from 'vitest';
import { importTranscript } from '../src/worker/import.ts';
import { YOU, historyAt, playedGame } from './saved.ts';

const { history, game } = playedGame([YOU, { ...YOU, name: 'Kim' }], 'import', 20);
const textOf = (played: History): string =>
  Array.from(transcriptOf(played), (line) => `${JSON.stringify(line)}\n`).join('');

it('brings the moves of a transcript, and tells how far it is', async () => {
  const told: number[] = [];
  const result = await importTranscript(textOf(history), (done) => void told.push(done));
  const { moves } = game.save;
  const seats = ['person', 'Kim'];
  expect(result).toMatchObject({ ok: true, game: { seats, moves, over: false } });
  expect(told).toEqual([8, 16]);
});

it('brings a game with other cards, and the cards with it', async () => {
  const later: Catalogue = { ...builtIn, name: 'Hornbeam' };
  const dealt = historyAt({ ...game.save, moves: [] }, { catalogue: later });
  const result = await importTranscript(textOf(dealt), () => {});
  const pin = { rules: RULES_NUMBER, catalogue: catalogueHash(later) };
  expect(result).toMatchObject({ ok: true, game: { pin, catalogue: { name: 'Hornbeam' } } });
});

it('says which line is wrong', async () => {
  const lines = textOf(history).split('\n');
  const result = await importTranscript(lines.with(3, '{}').join('\n'), () => {});
  expect(result).toMatchObject({ ok: false, line: 4, fault: { code: 'wrongType' } });
});
