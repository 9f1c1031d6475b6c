import type { Round } from '#engine/slots/play/play-round';

/** A value that the server reported, and the value that was calculated here. */
export interface CheckedItem {
  readonly what: string;
  readonly reported: string;
  readonly found: string;
  readonly equal: boolean;
}

export interface RoundCheck {
  readonly items: readonly CheckedItem[];
  readonly holds: boolean;
  /** The round that the revealed seed gives. */
  readonly round: Round;
}

/** The compared values of a step. */
interface ReportedStep {
  readonly stops: readonly number[];
  readonly multiplier: number;
  readonly pays: string;
}

export const checkedItem = (what: string, reported: string, found: string): CheckedItem => ({
  what,
  reported,
  found,
  equal: reported === found,
});

/** One item for the spin and for each free spin. A step that is missing on one side is shown as `none`. */
export const checkedSteps = (
  reported: readonly ReportedStep[],
  found: readonly ReportedStep[],
): readonly CheckedItem[] =>
  Array.from({ length: Math.max(reported.length, found.length) }, (_, index) =>
    checkedItem(
      index === 0 ? 'Stops and win of the spin' : `Stops and win of free spin ${index}`,
      outcomeText(reported[index]),
      outcomeText(found[index]),
    ),
  );

export const checkedRound = (items: readonly CheckedItem[], round: Round): RoundCheck => ({
  items,
  holds: items.every(({ equal }) => equal),
  round,
});

export const yesNo = (flag: boolean): string => (flag ? 'yes' : 'no');

const outcomeText = (step: ReportedStep | undefined): string => {
  if (step === undefined) return 'none';
  const { stops, multiplier, pays } = step;
  const times = multiplier === 1 ? '' : ` ×${multiplier}`;
  return `${stops.join('–')}${times}: ${pays}`;
};
