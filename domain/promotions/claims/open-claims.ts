import type { Purse } from '#domain/generated/types';
import {
  type Claim,
  type ClaimChange,
  endClaim,
  freeRoundsLeft,
  isOpen,
  isUsable,
  issuedClock,
  leftMsAt,
  withFreeRound,
} from './claim';
import { type Bet, betRefusal, payerOf, withClaimRound } from './claim-rounds';

/** The coins of a claim that has ended, in minor units. They are moved after the step that ended it. */
export interface ClaimEnding {
  /** From the claim's purse to the main purse. */
  readonly toMain: bigint;
  /** From the claim's purse back to the brand. */
  readonly forfeited: bigint;
  /** Given back to the budget: at most what the claim took from it. */
  readonly toBudget: bigint;
  /** Whether the coins have left the claim's purse. */
  readonly isEmptied: boolean;
}

/**
 * A claim that a player can use, or an ended claim whose coins must still be moved. The PROMO wallet contains the purses
 * of all claims, and the bets of their remaining free rounds.
 */
export interface OpenClaim {
  /** The id of the claim in the API: a ULID. */
  readonly claimId: string;
  readonly claim: Claim;
  /** The amount that the claim reserved in the budget, in minor units. */
  readonly reserved: bigint;
  /** The total time for which the player had been suspended when the claim was issued, in milliseconds. */
  readonly suspendedMs: number;
  /** Null while the claim is open. */
  readonly ending: ClaimEnding | null;
}

/** When a player was suspended. */
export interface Suspensions {
  /** The total time of all suspensions that have ended, in milliseconds. */
  readonly totalMs: number;
  /** The start of the current suspension, in milliseconds since 1970. */
  readonly since: number | null;
}

/** The maximum number of open claims of a player in a brand. */
export const mostOpenClaims = 5;

/** The bets of the remaining free rounds, in minor units. */
export function freeBets(claim: Claim): bigint {
  const { reward } = claim.terms;
  return reward.kind === 'FREE_ROUNDS' ? BigInt(freeRoundsLeft(claim)) * BigInt(reward.bet) : 0n;
}

/** The coins of a claim in the PROMO wallet, in minor units. */
export const coinsOf = ({ claim, ending }: OpenClaim): bigint => {
  if (ending === null) return claim.purse + freeBets(claim);
  return ending.isEmptied ? 0n : ending.toMain + ending.forfeited;
};

/** The claims at a time. Their clocks do not run during suspensions; claims without remaining time have expired. */
export const claimsAt = (
  claims: readonly OpenClaim[],
  at: number,
  suspensions: Suspensions,
): readonly OpenClaim[] => claims.map((open) => endedClaim(timed(open, suspensions), 'EXPIRED', at));

/** The claim after it ended; the same if it has ended before or, for EXPIRED, if it has time left. */
export function endedClaim(open: OpenClaim, status: 'EXPIRED' | 'FORFEITED', at: number): OpenClaim {
  const change = open.ending === null ? endClaim(open.claim, status, at) : undefined;
  return change ? withChange(open, change, coinsOf(open)) : open;
}

function timed(open: OpenClaim, { totalMs, since }: Suspensions): OpenClaim {
  const { claim, suspendedMs, ending } = open;
  if (ending !== null) return open;
  const running = issuedClock(claim.terms.wagering, claim.issuedAt + Math.max(0, totalMs - suspendedMs));
  const clock =
    since === null ? running : { leftMs: leftMsAt({ ...claim, clock: running }, since), runningSince: null };
  return { ...open, claim: { ...claim, clock } };
}

/** When an open claim expires, in milliseconds since 1970. A suspension that is not over counts up to now. */
export const expiryOf = ({ claim }: OpenClaim, now: number): number => {
  const { leftMs, runningSince } = claim.clock;
  return (runningSince ?? now) + leftMs;
};

/** The purse that pays a bet, and the claim for which the bet counts. */
export interface BetPayer {
  readonly purse: Purse;
  readonly claimId: string | null;
  /** The next free round of the claim. It costs the player nothing. */
  readonly isFree: boolean;
}

/** The oldest claim with a free round for this bet. */
export const freeRoundFor = (claims: readonly OpenClaim[], bet: Bet): OpenClaim | undefined =>
  usable(claims, bet.at).find(({ claim }) => {
    const { reward, coin } = claim.terms;
    return (
      reward.kind === 'FREE_ROUNDS' &&
      freeRoundsLeft(claim) > 0 &&
      coin === bet.coin &&
      reward.gameId === bet.gameId &&
      BigInt(reward.bet) === bet.bet
    );
  });

/** Whether `betPayer` depends on the balance of the main purse. */
export function asksForBalance(claims: readonly OpenClaim[], bet: Bet): boolean {
  if (freeRoundFor(claims, bet)) return false;
  const able = usable(claims, bet.at).filter(({ claim }) => betRefusal(claim, bet) === undefined);
  return able.length > 0 && !able.some(({ claim }) => claim.terms.wagering.spendOrder === 'CLAIM_FIRST');
}

/**
 * Selects the payer like `payerOf`, but free rounds come first. `mainBalance` is in minor units. Without it, the balance of
 * the main purse is assumed to be sufficient.
 */
export function betPayer(claims: readonly OpenClaim[], bet: Bet, mainBalance = bet.bet): BetPayer {
  const free = freeRoundFor(claims, bet);
  if (free) return { purse: 'PROMO', claimId: free.claimId, isFree: true };
  const open = usable(claims, bet.at);
  const payer = payerOf(
    mainBalance,
    open.map(({ claim }) => claim),
    bet,
  );
  const fed = open.find(({ claim }) => claim.id === payer?.claimId);
  return { purse: payer?.purse ?? 'MAIN', claimId: fed?.claimId ?? null, isFree: false };
}

const usable = (claims: readonly OpenClaim[], at: number): readonly OpenClaim[] =>
  claims
    .filter(({ claim, ending }) => ending === null && isUsable(claim, at))
    .sort(
      (one, other) => one.claim.issuedAt - other.claim.issuedAt || (one.claimId < other.claimId ? -1 : 1),
    );

/** A round that was played, with its number in the player's row. */
export interface FeedingRound extends Bet {
  readonly number: number;
  readonly win: bigint;
}

export interface FedClaims {
  readonly claims: readonly OpenClaim[];
  /** The claim for which the round counted, after the round. */
  readonly fed: OpenClaim | undefined;
  /** The part of a free round's win above the claim's `maxWin`, which goes back to the house. */
  readonly excess: bigint;
}

/** The claims after a round. Throws a RangeError for a round that its payer cannot pay. */
export function claimsAfterRound(
  claims: readonly OpenClaim[],
  payer: BetPayer,
  round: FeedingRound,
): FedClaims {
  const open = claims.find(({ claimId }) => claimId === payer.claimId);
  if (!open) return { claims, fed: undefined, excess: 0n };
  const { fed, excess } = payer.isFree ? afterFreeRound(open, round) : afterBet(open, payer, round);
  return { claims: claims.map((one) => (one === open ? fed : one)), fed, excess };
}

function afterFreeRound(open: OpenClaim, { win, at }: FeedingRound) {
  const { claim } = open;
  const change = withFreeRound(claim, { number: claim.freeRoundsPlayed + 1, win, at });
  if (!change) throw new RangeError('The claim has no free round.');
  const credited = win < claim.held ? win : claim.held;
  const bet = claim.terms.reward.kind === 'FREE_ROUNDS' ? BigInt(claim.terms.reward.bet) : 0n;
  return { fed: withChange(open, change, coinsOf(open) - bet + credited), excess: win - credited };
}

function afterBet(open: OpenClaim, { purse }: BetPayer, { number, win, ...bet }: FeedingRound) {
  if (purse === 'EXTERNAL') throw new RangeError('No claim counts bets from the wallet of an operator.');
  const change = withClaimRound(open.claim, { ...bet, win, purse, seq: number });
  const moved = purse === 'PROMO' ? win - bet.bet : 0n;
  return { fed: withChange(open, change, coinsOf(open) + moved), excess: 0n };
}

/** `coins` are the claim's coins in the PROMO wallet when the change was made, in minor units. */
function withChange(open: OpenClaim, { claim, toMain, toBudget }: ClaimChange, coins: bigint): OpenClaim {
  // The rest of the reservation of free rounds is given back when the claim ends.
  if (isOpen(claim)) return { ...open, claim: { ...claim, held: claim.held + toBudget } };
  const returned = toBudget < open.reserved ? toBudget : open.reserved;
  return {
    ...open,
    claim,
    ending: { toMain, forfeited: coins - toMain, toBudget: returned, isEmptied: false },
  };
}
