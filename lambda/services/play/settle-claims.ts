import type { TransactWriteItem } from '@aws-sdk/client-dynamodb';
import type { MovementKind, Purse } from '#domain/generated/types';
import type { ClaimEnding, OpenClaim } from '#domain/promotions/claims/open-claims';
import { type MovementRequest, type Ports, requestHash } from '@novalink/ledger';
import type { Clock } from '#lambda/runtime/clock';
import { Refusal } from '#lambda/runtime/refusal';
import { postGuarded } from '#lambda/stores/coins/post-guarded';
import type { GuardedItem } from '#lambda/stores/guarded-write';
import { nextPlay, type PlayRow } from '#lambda/stores/play/play-row';
import type { PlayStore } from '#lambda/stores/play/play-store';
import type { BudgetStore } from '#lambda/stores/promotions/budget-store';
import type { ClaimStore } from '#lambda/stores/promotions/claim-store';

export interface SettleNeeds {
  readonly ledger: Ports<TransactWriteItem>;
  readonly plays: Pick<PlayStore, 'put'>;
  readonly claims: Pick<ClaimStore, 'end'>;
  readonly budgets: Pick<BudgetStore, 'giveBack'>;
  write(items: readonly GuardedItem[]): Promise<void>;
  readonly clock: Clock;
}

/**
 * Moves the coins of ended claims and removes these claims from the player's row. A movement changes one
 * wallet. So in the first step, the coins leave the claim's wallet, together with the parts that return to
 * the house account and to the budget. In the second step, the player's part reaches the main wallet. Each
 * step also writes the player's row, so it happens only once if it is repeated or interrupted. Returns the
 * row after all steps. Refuses `write.collided` if another write of the player came first.
 */
export async function settleClaims(needs: SettleNeeds, play: PlayRow): Promise<PlayRow> {
  let after = play;
  for (const { claimId } of play.claims ?? []) after = await settleClaim(needs, after, claimId);
  return after;
}

/**
 * Like `settleClaims`, for callers whose own write is done or does not depend on it: never throws, and logs an error
 * that is not a refusal. The coins are then moved after the player's next round, when the player opens their rewards,
 * or by the hourly function after the claim has expired. Returns whether another attempt of the caller can succeed: the
 * claims are settled, or another write of the player came first.
 */
export async function settleClaimsIfPossible(needs: SettleNeeds, play: PlayRow): Promise<boolean> {
  try {
    await settleClaims(needs, play);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return true;
    console.error(`The claims of ${play.playerId} in ${play.brandId} are not settled:`, error);
    return false;
  }
}

async function settleClaim(needs: SettleNeeds, play: PlayRow, claimId: string): Promise<PlayRow> {
  const open = play.claims?.find((one) => one.claimId === claimId);
  if (!open?.ending) return play;
  const { toMain, isEmptied } = open.ending;
  const emptied = isEmptied ? play : await emptyPurse(needs, play, open, open.ending);
  return toMain > 0n ? payOut(needs, emptied, open, open.ending) : emptied;
}

/**
 * First step: the coins leave the claim's wallet, and the budget gets its part back. If nothing is left for
 * the player, the claim is finished.
 */
async function emptyPurse(
  needs: SettleNeeds,
  play: PlayRow,
  open: OpenClaim,
  ending: ClaimEnding,
): Promise<PlayRow> {
  const { toMain, forfeited, toBudget } = ending;
  const isOver = toMain === 0n;
  const after = withClaim(play, open, isOver ? null : { ...open, ending: { ...ending, isEmptied: true } });
  const { playerId, terms } = open.claim;
  const moves = [
    ['RELEASE', -toMain],
    ['FORFEIT', -forfeited],
  ] as const;
  await write(
    needs,
    moves
      .filter(([, amount]) => amount < 0n)
      .map(([kind, amount]) => movementOf(play, open, { kind, purse: 'PROMO', amount })),
    [
      { write: needs.plays.put(after), otherwise: collided },
      ...(toBudget > 0n ? [needs.budgets.giveBack(terms.promotionId, playerId, toBudget)] : []),
      ...(isOver ? [endOf(needs, play, open, 0n)] : []),
    ],
  );
  return after;
}

/** Second step: the player's part reaches the main wallet, and the claim is finished. */
async function payOut(
  needs: SettleNeeds,
  play: PlayRow,
  open: OpenClaim,
  { toMain }: ClaimEnding,
): Promise<PlayRow> {
  const after = withClaim(play, open, null);
  await write(
    needs,
    [movementOf(play, open, { kind: 'RELEASE', purse: 'MAIN', amount: toMain })],
    [{ write: needs.plays.put(after), otherwise: collided }, endOf(needs, play, open, toMain)],
  );
  return after;
}

const endOf = (
  { claims, clock }: SettleNeeds,
  { brandId, playerId }: PlayRow,
  { claim: { status, period, terms } }: OpenClaim,
  released: bigint,
): GuardedItem =>
  claims.end(
    { brandId, playerId },
    { promotionId: terms.promotionId, period },
    { status, released, endedAt: clock().toISOString() },
  );

/** The row with the claim replaced; with null, the row without the claim. */
function withClaim(play: PlayRow, { claimId }: OpenClaim, changed: OpenClaim | null): PlayRow {
  const claims = (play.claims ?? []).flatMap((one) => (one.claimId === claimId ? (changed ?? []) : one));
  return nextPlay(play, { claims: claims.length > 0 ? claims : undefined });
}

interface Move {
  readonly kind: Extract<MovementKind, 'RELEASE' | 'FORFEIT'>;
  readonly purse: Purse;
  readonly amount: bigint;
}

/** The house account is the other side, as for the bets that were played with these coins. */
function movementOf(
  { brandId, playerId }: PlayRow,
  { claimId, claim }: OpenClaim,
  { kind, purse, amount }: Move,
): MovementRequest {
  return {
    ...{ kind, brandId, playerId, coin: claim.terms.coin, purse, amount },
    key: [kind, brandId, playerId, claimId, purse].join('#'),
    ...{ actor: 'system', reason: null, reference: claim.terms.promotionId },
    requestHash: requestHash({ claimId, amount: `${amount}` }),
    counter: 'HOUSE',
  };
}

const collided = new Refusal('write.collided');

async function write(
  needs: SettleNeeds,
  [first, ...others]: readonly MovementRequest[],
  items: readonly GuardedItem[],
): Promise<void> {
  if (!first) return needs.write(items);
  // Another attempt has made this step, so its row has to be read first.
  if (!(await postGuarded(needs.ledger, [first, ...others], items))) throw collided;
}
