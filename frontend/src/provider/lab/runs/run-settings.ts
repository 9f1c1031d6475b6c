import { isSeed, mostRounds } from '@novalink/engine/lab';
import { limits } from '#domain/limits';
import { toHex } from '@novalink/engine/hash';
import { whole } from '../../../platform/labels/numbers';

/** The typed settings of a run. */
export interface RunSettings {
  readonly mode: string;
  readonly amount: 'quick' | 'standard' | 'own';
  readonly ownRounds: string;
  readonly seed: string;
}

const { rounds, hexDigits } = limits.testRun;

export const drawSeed = (): string => toHex(crypto.getRandomValues(new Uint8Array(hexDigits / 2)));

/** NaN for an invalid number. Accepts formats such as 20,000,000 and 20 000 000. */
export const roundsOf = ({ amount, ownRounds }: RunSettings): number => {
  if (amount !== 'own') return rounds[amount];
  const digits = ownRounds.replace(/[\s,_]/g, '');
  return /^\d{1,15}$/.test(digits) ? Number(digits) : Number.NaN;
};

/** The errors of the settings, as sentences. A run can start only without errors. */
export const settingErrors = (settings: RunSettings) => {
  const asked = roundsOf(settings);
  const fits = asked >= rounds.smallest && asked <= mostRounds;
  return {
    ...(!fits && {
      rounds: `Enter a whole number from ${whole(rounds.smallest)} to ${whole(mostRounds)}.`,
    }),
    ...(!isSeed(settings.seed) && { seed: seedFault(settings.seed) }),
  };
};

const seedFault = (seed: string): string => {
  if (/^[\da-f]*$/.test(seed))
    return `A seed has ${hexDigits} hexadecimal digits (0–9 and a–f); this one has ${seed.length}.`;
  return /[A-F]/.test(seed)
    ? `A seed has ${hexDigits} hexadecimal digits (0–9 and a–f), in lowercase.`
    : `A seed has ${hexDigits} hexadecimal digits (0–9 and a–f) and no other characters.`;
};

/** Larger runs are possible only in the browser or with the command. */
export const fitsServer = (asked: number): boolean => asked <= rounds.largest;
