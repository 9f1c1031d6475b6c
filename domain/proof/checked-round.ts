import type { Round } from '#domain/slots/play/play-round';

/** One thing that the server told, beside what comes out here. */
export interface CheckedItem {
  readonly what: string;
  readonly told: string;
  readonly found: string;
  readonly equal: boolean;
}

export interface RoundCheck {
  readonly items: readonly CheckedItem[];
  readonly holds: boolean;
  /** The round as it comes out of the revealed seed. */
  readonly round: Round;
}

/** What a step is known by: its stops, its multiplier and what it pays. */
interface StepTold {
  readonly stops: readonly number[];
  readonly multiplier: number;
  readonly pays: string;
}

export const checkedItem = (what: string, told: string, found: string): CheckedItem => ({
  what,
  told,
  found,
  equal: told === found,
});

/** The spin and each free spin of a round, one item each; one that is missing on a side is `none`. */
export const checkedSteps = (told: readonly StepTold[], found: readonly StepTold[]): readonly CheckedItem[] =>
  Array.from({ length: Math.max(told.length, found.length) }, (_, index) =>
    checkedItem(
      index === 0 ? 'Stops and win of the spin' : `Stops and win of free spin ${index}`,
      outcomeText(told[index]),
      outcomeText(found[index]),
    ),
  );

export const checkedRound = (items: readonly CheckedItem[], round: Round): RoundCheck => ({
  items,
  holds: items.every(({ equal }) => equal),
  round,
});

export const yesNo = (flag: boolean): string => (flag ? 'yes' : 'no');

const outcomeText = (step: StepTold | undefined): string => {
  if (step === undefined) return 'none';
  const { stops, multiplier, pays } = step;
  const times = multiplier === 1 ? '' : ` ×${multiplier}`;
  return `${stops.join('–')}${times}: ${pays}`;
};
