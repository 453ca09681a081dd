import { catalogueHash, type Catalogue } from '@rowan/cards';
import { engineBy } from '@rowan/engines';
import { hash } from '@rowan/rules';
import { readTranscript, transcriptLines, type SetupLine } from '@rowan/table';
import { laterCards } from '@rowan/testkit';
import { fixturesOf, numberZero, textOf } from '@rowan/testkit/fixtures';
import { describe, expect, test } from 'vitest';

const transcripts = fixturesOf('transcripts');

test.each(transcripts)('$file comes to its hash', async (fixture) => {
  const read = await readTranscript(transcriptLines(textOf(fixture)), engineBy);
  if (!read.ok) throw new Error(`line ${read.error.line}: ${read.error.fault.code}`);
  const { deal, moves, state } = read.value;
  expect(hash(state)).toBe(fixture.hash);
  expect(moves).toHaveLength(fixture.moves);
  expect(deal).toMatchObject({ rules: numberZero.rules, catalogueHash: numberZero.catalogue });
});

/** The lines with other cards in the first. */
function withCards(lines: readonly string[], catalogue: Catalogue): readonly string[] {
  const setup = JSON.parse(lines[0]!) as SetupLine;
  const other = { ...setup, catalogue, catalogueHash: catalogueHash(catalogue) };
  return lines.with(0, JSON.stringify(other));
}

describe('a transcript', () => {
  test.each(laterCards(25))('is of no later cards: $changed', async ({ catalogue }) => {
    for (const fixture of transcripts) {
      const lines = withCards(transcriptLines(textOf(fixture)), catalogue);
      const read = await readTranscript(lines, engineBy);
      expect(read).toMatchObject({ ok: false, error: { line: 1, fault: { code: 'differs' } } });
    }
  });
});
