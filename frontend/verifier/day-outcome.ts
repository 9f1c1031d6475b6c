import { checkDay } from '#domain/audit/check-day';
import type { DayFile } from '#domain/audit/day-file';
import { element, facts } from './elements';

/** Verifies a day of the public audit log and shows the result of each check. */
export const dayOutcome = (file: DayFile): Node[] => {
  const { checks, holds } = checkDay(file);
  const classes = { passed: 'good', failed: 'bad', open: 'muted' } as const;
  return [
    element('h2', '', 'Day of the public audit log'),
    element(
      'p',
      holds ? 'good' : 'bad',
      holds ? 'Verified: the chain is unbroken.' : 'Not verified: the chain is broken.',
    ),
    facts([
      ['Day (UTC)', file.day],
      ['Entries', `${file.entries.length}`],
      ['Status', file.head ? `Closed at ${file.head.closedAt}` : 'Open: entries can still be added'],
      ['Head of the day', file.head?.hash],
      ['Head of the day before', file.head?.previous],
    ]),
    element(
      'ul',
      '',
      ...checks.map(({ what, outcome, text }) =>
        element('li', '', element('p', classes[outcome], `${what}: ${text}`)),
      ),
    ),
  ];
};
