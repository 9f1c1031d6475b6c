import type * as api from '../generated/types';
import { limits } from '../limits';
import type { LedgerLimits } from '@novalink/ledger';

declare module '@novalink/ledger' {
  interface LedgerTypes {
    readonly kind: api.MovementKind;
    readonly purse: api.Purse;
  }
}

const largestAmount = BigInt(limits.coin.largestAmount);
const largestBalance = BigInt(limits.coin.largestBalance);

/**
 * The largest amount of a movement of each kind, in minor units. Movements that the system computes can be the sum of
 * others: the pool of a tournament is the sum of its buy-ins, and a released reward is what was granted and won.
 */
export const largestMovements: Readonly<Record<api.MovementKind, bigint>> = {
  WELCOME: largestAmount,
  DAILY: largestAmount,
  PACKAGE: largestAmount,
  GRANT: largestAmount,
  WITHDRAWAL: largestAmount,
  BET: largestAmount,
  WIN: largestAmount,
  BUY_IN: largestAmount,
  REFUND: largestAmount,
  REVERSAL: largestBalance,
  PRIZE: largestBalance,
  ESCROW: largestBalance,
  REWARD: largestBalance,
  RELEASE: largestBalance,
  FORFEIT: largestBalance,
};

/** What the ledger allows in this product. */
export const ledgerLimits: LedgerLimits = {
  largestAmount: (kind) => largestMovements[kind],
  treasuryShards: limits.coin.treasuryShards,
  isMirrored: (purse) => purse === 'EXTERNAL',
};
