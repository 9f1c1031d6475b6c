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
  /** From the claim's purse back to the house. */
  readonly forfeited: bigint;
  /** Given back to the budget: at most what the claim took from it. */
  readonly toBudget: bigint;
  /** Whether the coins have left the claim's purse. */
  readonly isEmptied: boolean;
}

/**
 * A claim that a player can use, or whose coins are still to be moved. While free rounds are left, their bets are in the
 * PROMO wallet as well: the wallet has the purses of all claims and the bets of their free rounds.
 */
export interface OpenClaim {
  /** The id of the claim in the API: a ULID. */
  readonly claimId: string;
  readonly claim: Claim;
  /** What the claim took from the budget, in minor units. */
  readonly reserved: bigint;
  /** How long the player had been suspended in all when the claim was issued, in milliseconds. */
  readonly suspendedMs: number;
  /** Null while the claim is open. */
  readonly ending: ClaimEnding | null;
}

/** When a player was suspended. */
export interface Suspensions {
  /** All suspensions that are over, in milliseconds. */
  readonly totalMs: number;
  /** The start of the present one, in milliseconds since 1970. */
  readonly since: number | null;
}

/** At most so many claims of a player in a brand are open. */
export const mostOpenClaims = 5;

/** The bets of the free rounds that are left, in minor units. */
export function freeBets(claim: Claim): bigint {
  const { reward } = claim.terms;
  return reward.kind === 'FREE_ROUNDS' ? BigInt(freeRoundsLeft(claim)) * BigInt(reward.bet) : 0n;
}

/** What the PROMO wallet has for a claim, in minor units. */
export const coinsOf = ({ claim, ending }: OpenClaim): bigint => {
  if (ending === null) return claim.purse + freeBets(claim);
  return ending.isEmptied ? 0n : ending.toMain + ending.forfeited;
};

/** The claims at a time: their clocks stand still during suspensions, and those without time left have expired. */
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

/** Who pays a bet, and the claim that it feeds. */
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
 * See `payerOf`; free rounds come first. `mainBalance` is in minor units; without it, the main purse pays what no claim pays
 * first.
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

/** A round that was played, by the number that its player's row gives it. */
export interface FeedingRound extends Bet {
  readonly number: number;
  readonly win: bigint;
}

export interface FedClaims {
  readonly claims: readonly OpenClaim[];
  /** The claim that the round fed, after it. */
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
  const change = withClaimRound(open.claim, { ...bet, win, purse, seq: number });
  const moved = purse === 'PROMO' ? win - bet.bet : 0n;
  return { fed: withChange(open, change, coinsOf(open) + moved), excess: 0n };
}

/** `coins`: what the PROMO wallet has for the claim when the change was made, in minor units. */
function withChange(open: OpenClaim, { claim, toMain, toBudget }: ClaimChange, coins: bigint): OpenClaim {
  // The rest of the reservation of free rounds goes back when the claim ends.
  if (isOpen(claim)) return { ...open, claim: { ...claim, held: claim.held + toBudget } };
  const returned = toBudget < open.reserved ? toBudget : open.reserved;
  return {
    ...open,
    claim,
    ending: { toMain, forfeited: coins - toMain, toBudget: returned, isEmptied: false },
  };
}
