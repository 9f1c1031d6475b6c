import type { WalletCall } from './calls';
import type { ReplyKind } from './read-reply';

/** What the side that called a wallet does next. */
export type NextStep =
  | 'DONE'
  /** Send the same transaction again, with a new `requestId`. */
  | 'RETRY'
  /** The bet may have been taken: send a rollback until it is answered. */
  | 'ROLL_BACK'
  /** Nothing has changed, and nothing will. */
  | 'REFUSE'
  | 'ASK_A_PERSON';

type Row = Readonly<Record<WalletCall, NextStep>>;

/** Calls that change nothing are never sent again by themselves. */
const reads = { authenticate: 'REFUSE', balance: 'REFUSE', devSession: 'REFUSE' } as const;

const done: Row = {
  ...{ authenticate: 'DONE', balance: 'DONE', devSession: 'DONE' },
  ...{ bet: 'DONE', win: 'DONE', rollback: 'DONE', close: 'DONE' },
};
/** The wallet will never do it. Somebody owes somebody something, unless it is a bet. */
const final: Row = {
  ...reads,
  ...{ bet: 'REFUSE', win: 'ASK_A_PERSON', rollback: 'ASK_A_PERSON', close: 'ASK_A_PERSON' },
};
/** The wallet has not done it, but will. A player does not wait for a bet. */
const later: Row = { ...reads, ...{ bet: 'REFUSE', win: 'RETRY', rollback: 'RETRY', close: 'RETRY' } };
/** The wallet may have done it. */
const unknown: Row = { ...reads, ...{ bet: 'ROLL_BACK', win: 'RETRY', rollback: 'RETRY', close: 'RETRY' } };

/**
 * The only place that decides what a reply means: a 4xx is final, and anything that the wallet has not clearly answered is
 * unknown (rule 4).
 */
const nextSteps: Readonly<Record<ReplyKind, Row>> = {
  OK: done,

  INVALID_REQUEST: final,
  INVALID_TOKEN: final,
  TOKEN_EXPIRED: final,
  INSUFFICIENT_FUNDS: final,
  FORBIDDEN: final,
  USER_DISABLED: final,
  LIMIT_REACHED: final,
  LOCATION_BLOCKED: final,
  NOT_FOUND: final,
  TX_NOT_FOUND: final,
  WRONG_COIN: final,
  TX_ROLLED_BACK: final,
  TOO_LARGE: final,
  OTHER_REFUSAL: final,
  // The wallet has another transaction with our id, so both sides no longer agree.
  TX_CONFLICT: { ...final, bet: 'ASK_A_PERSON' },
  ROUND_CLOSED: { ...final, close: 'DONE' },

  // A key or a clock is being corrected.
  INVALID_SIGNATURE: later,
  RATE_LIMITED: later,
  NOT_SENT: later,

  INTERNAL: unknown,
  BUSY: unknown,
  MAINTENANCE: unknown,
  OTHER_FAILURE: unknown,
  UNREADABLE: unknown,
  TIMEOUT: unknown,
  CUT: unknown,
};

export const replyKinds = Object.keys(nextSteps) as readonly ReplyKind[];

export const nextStep = (call: WalletCall, kind: ReplyKind): NextStep => nextSteps[kind][call];
