import { nextStep } from '#wallet/contract/classify';
import type { ReplyKind } from '#wallet/contract/read-reply';
import type { RoundCall } from './calls';
import type { RoundState, RoundTerms, SeamlessRound } from './round';
import { after, isGivenUp, leaseMs, waitMs } from './times';

/** What a round needs to know of a reply: its kind, and the balance in it. */
export interface RoundReply {
  readonly kind: ReplyKind;
  readonly balance?: bigint;
}

/** The row before the bet is sent. */
export const openedRound = (terms: RoundTerms, now: Date): SeamlessRound => ({
  ...terms,
  state: 'BETTING',
  version: 1,
  since: now.toISOString(),
  attempts: 1,
  dueAt: after(now, leaseMs),
});

/** The row in a state whose call is not sent yet. */
const moved = (round: SeamlessRound, state: RoundState, now: Date): SeamlessRound => ({
  ...round,
  state,
  version: round.version + 1,
  since: now.toISOString(),
  attempts: 0,
  dueAt: after(now, leaseMs),
});

/** The row in a state without a further step. */
function ended(round: SeamlessRound, state: 'CLOSED' | 'ROLLED_BACK' | 'REFUSED'): SeamlessRound {
  const { dueAt: _due, attentionSince: _attention, ...rest } = round;
  return { ...rest, state, version: round.version + 1 };
}

function needingAttention(round: SeamlessRound, now: Date): SeamlessRound {
  const { dueAt: _, ...rest } = round;
  return { ...rest, version: round.version + 1, attentionSince: now.toISOString() };
}

/** The row before the first call with the outcome. */
export const drawnRound = (round: SeamlessRound, win: bigint, now: Date): SeamlessRound => ({
  ...moved(round, 'PAYING', now),
  attempts: 1,
  win,
});

/**
 * The row before an attempt at its outstanding call. A bet is never sent again, because the player does not wait for it: it
 * is rolled back.
 */
export function attemptedRound(round: SeamlessRound, now: Date): SeamlessRound {
  if (round.state === 'BETTING') return { ...moved(round, 'ROLLING_BACK', now), attempts: 1 };
  const { version, attempts } = round;
  return { ...round, version: version + 1, attempts: attempts + 1, dueAt: after(now, leaseMs) };
}

/**
 * The row after a reply, or undefined if the reply changes nothing. It can be a late reply: another process may have
 * continued the round meanwhile, and a bet that is rolled back stays rolled back.
 */
export function repliedRound(
  round: SeamlessRound,
  call: RoundCall,
  { kind, balance }: RoundReply,
  now: Date,
): SeamlessRound | undefined {
  if (round.state !== stateOf[call]) return undefined;
  const step = nextStep(call, kind);
  const { problem: _, ...known } = round;
  if (step === 'DONE') return done({ ...known, ...(balance !== undefined && { balance }) }, now);
  const failed = { ...round, problem: kind };
  if (call === 'bet') {
    if (step === 'REFUSE') return ended(failed, 'REFUSED');
    const unknown = moved(failed, 'ROLLING_BACK', now);
    return step === 'ASK_A_PERSON'
      ? { ...needingAttention(unknown, now), version: unknown.version }
      : unknown;
  }
  if (round.attentionSince !== undefined) return undefined;
  if (step !== 'RETRY' || isGivenUp(round.since, now)) return needingAttention(failed, now);
  return { ...failed, version: round.version + 1, dueAt: after(now, waitMs(round.attempts)) };
}

/** The state in which the reply to a call matters. */
const stateOf = { bet: 'BETTING', win: 'PAYING', close: 'PAYING', rollback: 'ROLLING_BACK' } as const;

function done(round: SeamlessRound, now: Date): SeamlessRound {
  if (round.state === 'BETTING') return moved(round, 'PLAYED', now);
  return ended(round, round.state === 'PAYING' ? 'CLOSED' : 'ROLLED_BACK');
}

/** A person sends the outstanding call again, for 72 hours more. Undefined if the round needs no person. */
export function retriedRound(round: SeamlessRound, now: Date): SeamlessRound | undefined {
  const { attentionSince, ...rest } = round;
  if (attentionSince === undefined) return undefined;
  return { ...moved(rest, round.state, now), dueAt: now.toISOString() };
}

/** A person has paid or taken back the amount in another way. Undefined if the round needs no person. */
export function settledRound(
  round: SeamlessRound,
  byHand: { readonly by: string; readonly reason: string },
): SeamlessRound | undefined {
  if (round.attentionSince === undefined) return undefined;
  return { ...ended(round, round.state === 'PAYING' ? 'CLOSED' : 'ROLLED_BACK'), byHand };
}
