import type { MovementKind } from '#domain/generated/types';

export type MovementClass =
  /** Part of a round. A round counts on the day of its bet. */
  | 'ROUND'
  /** Coins that a player received without a bet: bonus cost on the day of the movement. */
  | 'GIFT'
  /** Coins between a player and a tournament: tournament cost on the day of the movement. */
  | 'TOURNAMENT'
  /** Not part of any figure. */
  | 'NONE';

/** How counters count each kind of movement. A new kind does not compile without its class. */
const movementClasses = {
  WELCOME: 'GIFT',
  DAILY: 'GIFT',
  PACKAGE: 'GIFT',
  GRANT: 'GIFT',
  REWARD: 'GIFT',
  /** Not part of any figure: it withdraws coins that were granted on another day or won. */
  WITHDRAWAL: 'NONE',
  BET: 'ROUND',
  WIN: 'ROUND',
  /** Refunds a bet, which then is not a round. */
  REVERSAL: 'ROUND',
  BUY_IN: 'TOURNAMENT',
  REFUND: 'TOURNAMENT',
  PRIZE: 'TOURNAMENT',
  /** Reserves coins that are not given to a player yet. */
  ESCROW: 'NONE',
  /** A transfer between two purses of a player. The reward was counted when it was collected. */
  RELEASE: 'NONE',
  /** Like WITHDRAWAL. */
  FORFEIT: 'NONE',
} as const satisfies Record<MovementKind, MovementClass>;

export const movementClass = (kind: MovementKind): MovementClass => movementClasses[kind];
