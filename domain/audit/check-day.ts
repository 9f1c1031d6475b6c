import { dayBefore } from '@novalink/ledger/day';
import type { DayFile } from './day-file';
import { entriesFault, headsOpening, linkError, ownHeadError } from './public-day';

/** The result of one check. It is `open` if the check is impossible before the day is closed. */
export interface DayCheck {
  readonly what: 'Entries' | 'Head' | 'Day before';
  readonly outcome: 'passed' | 'failed' | 'open';
  /** A complete sentence. */
  readonly text: string;
}

export interface CheckedDay {
  readonly checks: readonly DayCheck[];
  readonly holds: boolean;
}

/** Verifies the hash chain of a day, its head, and the link to the head of the previous day. */
export function checkDay(file: DayFile): CheckedDay {
  const checks = [entriesCheck(file), headCheck(file), beforeCheck(file)];
  return { checks, holds: checks.every(({ outcome }) => outcome !== 'failed') };
}

function entriesCheck({ day, entries }: DayFile): DayCheck {
  const what = 'Entries';
  const fault = entriesFault(day, entries);
  if (fault) return { what, outcome: 'failed', text: `Entry ${fault.seq}: ${fault.reason}.` };
  const { length } = entries;
  const text =
    length === 0
      ? 'The day has no entries.'
      : `${length === 1 ? 'The entry is' : `All ${length} entries are`} unchanged and in order.`;
  return { what, outcome: 'passed', text };
}

function headCheck({ day, head, entries }: DayFile): DayCheck {
  const what = 'Head';
  if (!head)
    return {
      what,
      outcome: 'open',
      text: 'The day is not closed yet, so it has no head.',
    };
  const fault =
    head.day === day ? ownHeadError(head, entries) : { reason: `the head belongs to ${head.day}` };
  return fault
    ? { what, outcome: 'failed', text: `The day does not match its head: ${fault.reason}.` }
    : { what, outcome: 'passed', text: 'The head matches the entries.' };
}

function beforeCheck({ day, head, before }: DayFile): DayCheck {
  const what = 'Day before';
  const failed = (reason: string): DayCheck => ({
    what,
    outcome: 'failed',
    text: `The link to the day before is broken: ${reason}.`,
  });
  if (!head) return { what, outcome: 'open', text: 'An open day is not linked to the day before yet.' };
  if (!before)
    return head.previous === headsOpening
      ? { what, outcome: 'passed', text: 'This is the first day of the log.' }
      : failed('the head of the day before is missing');
  if (before.day !== dayBefore(day)) return failed(`the file contains the head of ${before.day} instead`);
  const fault = linkError(head, before);
  return fault
    ? failed(fault.reason)
    : { what, outcome: 'passed', text: `The head follows that of ${before.day}.` };
}
