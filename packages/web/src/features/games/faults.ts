import type { ExpectedLine } from '@rowan/table';
import { t } from '../../text/text.ts';
import type { ImportFault } from '../../worker/import.ts';

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

/** Why a line of a transcript is refused, in words. */
export function faultText(fault: ImportFault): string {
  switch (fault.code) {
    case 'malformed':
    case 'noObject':
    case 'noSetup':
    case 'wrongHash':
    case 'otherCards':
    case 'afterEnd':
      return t(`import.fault.${fault.code}`);
    case 'badSetup':
      return t('import.fault.badSetup', { field: fault.field, rule: fault.rule });
    case 'badSeats':
      return t('import.fault.badSeats', { n: fault.n });
    case 'badCatalogue':
      return t('import.fault.badCatalogue', { path: fault.path });
    case 'refused':
      return t('import.fault.refused', { rule: fault.rejection.rule });
    case 'differs': {
      const { path } = fault;
      const values = { found: quoted(fault.found), expected: quoted(fault.expected) };
      return t('import.fault.differs', { path, ...values });
    }
    case 'wrongType':
      return t('import.fault.wrongType', {
        found: quoted(fault.found),
        expected: due(fault.expected),
      });
    case 'missing':
      return t('import.fault.missing', { expected: due(fault.expected) });
  }
}
