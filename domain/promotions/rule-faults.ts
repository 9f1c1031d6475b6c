import { readAmount, readBalance } from '#domain/wallet/amounts';

export type RuleFaultCode =
  | 'amount'
  | 'bet-not-offered'
  | 'budget-below-claim'
  | 'code-empty'
  | 'combination'
  | 'duplicate'
  | 'empty'
  | 'end-before-start'
  | 'format'
  | 'max-win-missing'
  | 'max-win-negative'
  | 'no-game-counts'
  | 'not-tickets'
  | 'range'
  | 'recurring-without-period'
  | 'time'
  | 'weight-zero'
  | 'weights-overflow';

/** A fault of rules and the field with it, such as `reward.sectors[2].weight`. */
export interface RuleFault {
  readonly path: string;
  readonly code: RuleFaultCode;
}

/** Called for every fault. */
export type ReportFault = (path: string, code: RuleFaultCode) => void;

export interface Bounds {
  readonly least: number;
  readonly most: number;
}

/** Limits of rules that forms show as well. */
export const ruleLimits = {
  version: { least: 1, most: 1_000_000 },
  decimals: { least: 0, most: 6 },
  multiple: { least: 0, most: 50 },
  validDays: { least: 1, most: 90 },
  gameWeight: { least: 0, most: 100 },
  basisPoints: { least: 1, most: 10_000 },
  freeRounds: { least: 1, most: 1000 },
  tier: { least: 0, most: 10 },
  joinedDays: { least: 1, most: 3650 },
  claims: { least: 1, most: 100_000_000 },
  conditions: 10,
  sectors: { least: 2, most: 40 },
  /** Shorter codes could be guessed. Promotions that were published with three characters or more keep them. */
  code: /^[A-Z0-9-]{6,30}$/,
  name: /^.{2,60}$/u,
  termsText: 10_000,
} as const;

/** Checks of single values. Each reports a fault at its path. */
export const fieldChecks = (report: ReportFault) => ({
  whole: (path: string, value: number, { least, most }: Bounds) => {
    if (!Number.isSafeInteger(value) || value < least || value > most) report(path, 'range');
  },
  /** Minor units from 1 to the largest amount that a person can enter. */
  amount: (path: string, text: string) => {
    if (readAmount(text) === undefined) report(path, 'amount');
  },
  /** Minor units from 0 to the largest balance. */
  balance: (path: string, text: string) => {
    if (readBalance(text) === undefined) report(path, 'amount');
  },
  /** A list that is present has items and no duplicates. */
  list: (path: string, values: readonly (string | number)[] | null) => {
    if (values === null) return;
    if (values.length === 0) report(path, 'empty');
    values.forEach((value, index) => {
      if (values.indexOf(value) < index) report(`${path}[${index}]`, 'duplicate');
    });
  },
});
