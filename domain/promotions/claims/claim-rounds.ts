import type { ClaimPurse } from './claim';
import { type Claim, type ClaimChange, completedIfDone, freeRoundsLeft, isUsable, unmoved } from './claim';

/** A bet that is about to be made. */
export interface Bet {
  readonly coin: string;
  readonly gameId: string;
  /** Minor units. */
  readonly bet: bigint;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** A closed round that counts for a claim. */
export interface ClaimRound extends Bet {
  /** The purse that paid the bet and received the win. PROMO is the claim's own. */
  readonly purse: ClaimPurse;
  /** The number of the bet in the wallet of that purse. */
  readonly seq: number;
  readonly win: bigint;
}

export type BetRefusal = 'NOT_USABLE' | 'COIN' | 'FREE_ROUNDS_LEFT' | 'MAX_BET' | 'BALANCE';

/** Why a bet cannot be paid from a claim's purse; undefined if it can. The debit's transaction checks the same. */
export function betRefusal(claim: Claim, { coin, bet, at }: Bet): BetRefusal | undefined {
  const { maxBet } = claim.terms.wagering;
  if (claim.status !== 'ACTIVE' || !isUsable(claim, at)) return 'NOT_USABLE';
  if (coin !== claim.terms.coin) return 'COIN';
  if (freeRoundsLeft(claim) > 0) return 'FREE_ROUNDS_LEFT';
  if (maxBet !== null && bet > BigInt(maxBet)) return 'MAX_BET';
  return bet > claim.purse ? 'BALANCE' : undefined;
}

/**
 * The part of a bet that counts as wagered, in hundredths of minor units. It is 0 for a bet above `maxBet`, while free
 * rounds are left, and for a claim that cannot be used.
 */
export function contributionX100(claim: Claim, { coin, gameId, bet, at }: Bet): bigint {
  const { maxBet, gameWeights } = claim.terms.wagering;
  const counts =
    claim.status === 'ACTIVE' &&
    isUsable(claim, at) &&
    coin === claim.terms.coin &&
    freeRoundsLeft(claim) === 0 &&
    (maxBet === null || bet <= BigInt(maxBet));
  if (!counts) return 0n;
  return bet * BigInt(gameWeights.find((weight) => weight.gameId === gameId)?.weightX100 ?? 100);
}

/**
 * The claim after a round. Rounds are added in the order of their wallet's sequence; a round whose number was already
 * passed changes nothing. Throws a RangeError for a bet that the claim's purse cannot pay.
 */
export function withClaimRound(claim: Claim, round: ClaimRound): ClaimChange {
  const { purse, seq, bet, win } = round;
  if (claim.status !== 'ACTIVE' || seq <= claim.lastSeq[purse]) return unmoved(claim);
  const refusal = purse === 'PROMO' ? betRefusal(claim, round) : undefined;
  if (refusal !== undefined) throw new RangeError(`The claim cannot pay this bet: ${refusal}.`);
  return completedIfDone({
    ...claim,
    purse: purse === 'PROMO' ? claim.purse - bet + win : claim.purse,
    wageredX100: claim.wageredX100 + contributionX100(claim, round),
    lastSeq: { ...claim.lastSeq, [purse]: seq },
  });
}

/** The purse that pays a bet, and the id of the only claim for which the bet counts. */
export type Payer =
  | { readonly purse: 'MAIN'; readonly claimId: string | null }
  | { readonly purse: 'PROMO'; readonly claimId: string };

/**
 * Selects the purse that pays a bet: claims with CLAIM_FIRST, then the main purse, then the other claims, older claims
 * first. One purse pays the whole bet. A bet from the main purse counts for the oldest claim that accepts it. Undefined
 * if no purse can pay.
 */
export function payerOf(mainBalance: bigint, claims: readonly Claim[], bet: Bet): Payer | undefined {
  const ordered = [...claims].sort(
    (one, other) => one.issuedAt - other.issuedAt || (one.id < other.id ? -1 : 1),
  );
  const able = ordered.filter((claim) => betRefusal(claim, bet) === undefined);
  const first = able.find(({ terms }) => terms.wagering.spendOrder === 'CLAIM_FIRST');
  if (first) return { purse: 'PROMO', claimId: first.id };
  if (mainBalance >= bet.bet) {
    const fed = ordered.find((claim) => contributionX100(claim, bet) > 0n);
    return { purse: 'MAIN', claimId: fed?.id ?? null };
  }
  const last = able[0];
  return last && { purse: 'PROMO', claimId: last.id };
}
