import { isSeed, mostRounds } from '@novalink/engine/lab';
import { limits } from '#domain/limits';
import { toHex } from '@novalink/engine/hash';
import { whole } from '../../../platform/labels/numbers';
import * as messages from '../messages';

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
      rounds: messages.enterWholeNumberFromTo(whole(rounds.smallest), whole(mostRounds)),
    }),
    ...(!isSeed(settings.seed) && { seed: seedFault(settings.seed) }),
  };
};

const seedFault = (seed: string): string => {
  const form = messages.seedHasHexadecimalDigits0(hexDigits);
  if (/^[\da-f]*$/.test(seed)) return messages.thisOneHas(form, seed.length);
  return /[A-F]/.test(seed) ? messages.inLowercase(form) : messages.andNoOtherCharacters(form);
};

/** Larger runs are possible only in the browser or with the command. */
export const fitsServer = (asked: number): boolean => asked <= rounds.largest;
