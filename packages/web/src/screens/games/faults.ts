import type { ExpectedLine, TranscriptFault } from '@rowan/table';
import { t } from '../../text/text.ts';

const LONG = 60;

/** A piece of a file, short enough for a sentence. */
const quoted = (value: unknown): string => {
  const text = JSON.stringify(value) ?? '–';
  return text.length > LONG ? `${text.slice(0, LONG)} …` : text;
};

const due = (line: ExpectedLine): string =>
  line === 'end'
    ? t('import.expected.end')
    : t('import.expected.move', { n: line.n, seat: line.seat + 1 });

type FaultOf<C extends TranscriptFault['code']> = Extract<TranscriptFault, { code: C }>;

const plain = ({ code }: { readonly code: PlainFault }): string => t(`import.fault.${code}`);
type PlainFault = 'malformed' | 'tooDeep' | 'noObject' | 'noSetup' | 'wrongHash' | 'afterEnd';

const FAULTS: { readonly [C in TranscriptFault['code']]: (fault: FaultOf<C>) => string } = {
  malformed: plain,
  tooDeep: plain,
  noObject: plain,
  noSetup: plain,
  wrongHash: plain,
  afterEnd: plain,
  otherRules: ({ found }) => t('import.fault.otherRules', { found: quoted(found) }),
  badSetup: ({ field, rule }) => t('import.fault.badSetup', { field, rule }),
  unfair: ({ why }) => t(`import.fault.unfair.${why}`),
  badSeats: ({ n, longest }) => t('import.fault.badSeats', { n, longest }),
  badCatalogue: ({ path }) => t('import.fault.badCatalogue', { path }),
  refused: ({ rejection }) => t('import.fault.refused', { rule: rejection.rule }),
  differs: ({ path, found, expected }) =>
    t('import.fault.differs', { path, found: quoted(found), expected: quoted(expected) }),
  wrongType: ({ found, expected }) =>
    t('import.fault.wrongType', { found: quoted(found), expected: due(expected) }),
  missing: ({ expected }) => t('import.fault.missing', { expected: due(expected) }),
};

/** Why a line of a transcript is refused, in words. */
export const faultText = <C extends TranscriptFault['code']>(
  fault: FaultOf<C> & { code: C },
): string => FAULTS[fault.code](fault);
