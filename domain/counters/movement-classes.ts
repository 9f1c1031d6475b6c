import type { MovementKind } from '#domain/generated/types';

export type MovementClass =
  /** Belongs to a round, which counts on the day of its bet. */
  | 'ROUND'
  /** Coins that a player received without a bet: bonus cost on the day of the movement. */
  | 'GIFT'
  /** Changes no figure. */
  | 'NONE';

/** How counters count each kind of movement. A new kind does not compile without its class. */
const movementClasses = {
  WELCOME: 'GIFT',
  DAILY: 'GIFT',
  PACKAGE: 'GIFT',
  GRANT: 'GIFT',
  REWARD: 'GIFT',
  /** Not part of a figure: it takes back coins that were granted on another day, or that were won. */
  WITHDRAWAL: 'NONE',
  BET: 'ROUND',
  WIN: 'ROUND',
  /** Of a bet, which is then no round. */
  REVERSAL: 'ROUND',
  BUY_IN: 'NONE',
  REFUND: 'NONE',
  PRIZE: 'NONE',
  ESCROW: 'NONE',
  /** Between two purses of a player. The reward was counted when it was collected. */
  RELEASE: 'NONE',
  /** Like WITHDRAWAL. */
  FORFEIT: 'NONE',
} as const satisfies Record<MovementKind, MovementClass>;

export const movementClass = (kind: MovementKind): MovementClass => movementClasses[kind];
