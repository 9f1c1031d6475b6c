import type { PromotionClaim, Purse } from '#domain/generated/types';
import type { ClaimToIssue } from '#domain/promotions/engine';
import { paidAmount, rewardedAmount } from '#domain/promotions/expected-cost';
import { coinsOf, type OpenClaim } from '#domain/promotions/claims/open-claims';
import { grantedAmount, rewardCoin } from '#domain/promotions/rewards';
import { rulesHash, type PromotionRules } from '#domain/promotions/rules';
import { takeSeen, takeUnseen, type ShardTake } from '#domain/promotions/budget/take-from-budget';
import { drawSector, wheelHash } from '#domain/promotions/wheel';
import { type MovementRequest, requestHash, type WalletName } from '@novalink/ledger';
import { timeOfUlid } from '#domain/ulid';
import { checkNotManager } from '#lambda/services/brands/brand-managers';
import type { Caller } from '#lambda/runtime/caller';
import { isRunning } from '#lambda/functions/claim-promotions/list-offers';
import type { Needs } from '#lambda/functions/claim-promotions/needs';
import { checkOpenClaims, openedClaim, rowStatus } from '#lambda/functions/claim-promotions/opened-claim';
import { settleEnded } from '#lambda/functions/claim-promotions/own-claims';
import { playerOffers, type Asked, type PlayerOffer } from '#lambda/functions/claim-promotions/player-offers';
import type { ArgumentsOf } from '#lambda/functions/claim-promotions/request';
import { admittedPlayer } from '#lambda/services/play/admission';
import { readWallet } from '#lambda/services/play/read-wallet';
import { firstSeed } from '#lambda/services/play/seeds';
import { claimProgress, progressById } from '#lambda/services/promotions/claim-progress';
import { toClaim } from '#lambda/services/promotions/to-promotion';
import { Refusal } from '#lambda/runtime/refusal';
import { postGuarded } from '#lambda/stores/coins/post-guarded';
import type { GuardedItem } from '#lambda/stores/guarded-write';
import { nextPlay, type PlayRow } from '#lambda/stores/play/play-row';
import type { ClaimRow } from '#lambda/stores/promotions/claim-row';
import type { PublishedPromotion } from '#lambda/stores/promotions/published-promotions';
import { ulid } from '#lambda/runtime/ulid';

/**
 * Collects a reward. Claim, budget, coins and the player's row are written in one transaction. The same request gets the
 * same claim again; another request for the same period is refused with `promotion.claimed`.
 */
export const claimPromotion =
  (needs: Needs) =>
  async (caller: Caller, { input }: ArgumentsOf<'claimPromotion'>): Promise<PromotionClaim> => {
    const { brandId, code } = input;
    const facts = await needs.facts.facts(caller, brandId, { gameId: '' });
    const now = needs.clock();
    const { brand, player } = admittedPlayer(facts, now);
    checkNotManager(brand, { ...caller, level: player.level });
    await settleEnded(needs, facts.play, player);
    const asked = { player, facts, now };
    if (code === null || code === undefined) return claimed(needs, asked, input);
    const takeBack = await needs.codeMisses.count(player, now);
    let isMiss = false;
    try {
      return await claimed(needs, asked, input);
    } catch (error) {
      isMiss = error instanceof Refusal && error.code === 'promotion.missing';
      throw error;
    } finally {
      if (!isMiss) await takeBack();
    }
  };

/** Issues the reward with this id or code, or finds the one that the request got before. */
async function claimed(
  needs: Needs,
  { player, facts, now }: Pick<Asked, 'player' | 'facts' | 'now'>,
  { brandId, promotionId, code, requestId }: ArgumentsOf<'claimPromotion'>['input'],
): Promise<PromotionClaim> {
  const { promotions } = await needs.published(brandId);
  const named = promotions.filter(({ rules }) => isNamed(rules, promotionId ?? undefined, code ?? undefined));
  // If no promotion with the code is running, the last one is used.
  const promotion = named.findLast((one) => isRunning(one, now)) ?? named.at(-1);
  if (!promotion) throw new Refusal('promotion.missing');
  const asked: Asked = { player, facts, now, code: code ?? undefined, requestedAt: timeOfUlid(requestId) };
  const [evaluated] = await playerOffers(needs, asked, [promotion]);
  if (!evaluated) throw new Refusal('promotion.missing');
  const made = evaluated.claims.find((claim) => claim.requestId === requestId);
  if (made)
    return toClaim(made, { progress: progressById(facts.play?.claims ?? [], player, now).get(made.id) });
  if (!isRunning(promotion, now)) throw new Refusal('promotion.closed');
  const collected = await collect(needs, asked, promotion, {
    claim: claimableOf(evaluated, promotion),
    requestId,
  });
  return toClaim(collected.row, { progress: collected.open && claimProgress(collected.open, now) });
}

/** A promotion with a code is claimed by its code only. */
const isNamed = (
  { promotionId: id, trigger }: PromotionRules,
  promotionId?: string,
  code?: string,
): boolean => (trigger.on === 'CODE' ? trigger.code === code?.trim().toUpperCase() : id === promotionId);

/** A code for other players gets the same answer as an unknown one, so that nobody learns codes by trying. */
function claimableOf({ offer }: PlayerOffer, { rules: { trigger } }: PublishedPromotion): ClaimToIssue {
  if (!offer) throw new Refusal(trigger.on === 'CODE' ? 'promotion.missing' : 'promotion.not-eligible');
  switch (offer.status) {
    case 'CLAIMABLE':
      if (offer.claim) return offer.claim;
      throw new Error('An offer can be claimed without a claim.');
    case 'CLAIMED':
      throw new Refusal('promotion.claimed');
    case 'IN_PROGRESS':
      throw new Refusal('promotion.conditions');
    case 'BLOCKED':
      throw new Refusal('promotion.blocked');
    case 'CLOSED':
      throw new Refusal('promotion.closed');
  }
}

interface Collecting {
  readonly claim: ClaimToIssue;
  readonly requestId: string;
}

/**
 * Writes the claim, the budget and the coins. The coins of a reward with wagering, and the bets of free rounds, go to the
 * claim's own purse.
 */
async function collect(
  needs: Needs,
  { player, facts, now }: Asked,
  { type, rules }: PublishedPromotion,
  { claim, requestId }: Collecting,
): Promise<{ readonly row: ClaimRow; readonly open: OpenClaim | undefined }> {
  const { brandId, playerId, version: playerVersion } = player;
  const { period, reservation } = claim;
  const { promotionId, name } = rules;
  const before: PlayRow = facts.play
    ? nextPlay(facts.play, { playerVersion })
    : {
        ...{ brandId, playerId, seed: firstSeed(needs.newSeed), losses: {} },
        ...{ sessionId: undefined, playerVersion, version: 1 },
      };
  const { draw, play } = drawn(rules, before);
  const id = ulid(now);
  const open = openedClaim(rules, claim, { claimId: id, sector: draw?.sector ?? null, player, now });
  if (open) checkOpenClaims(before);
  const granted = grantedAmount(rules.reward, reservation, draw?.sector ?? null);
  const amount = open?.claim.purse ?? rewardedAmount(rules, granted);
  // Room for the largest prize of a wheel, so that a refusal does not depend on the draw.
  const largest = reservation > amount ? reservation : amount;
  if (!open) await checkRoom(needs, { brandId, playerId, coin: rewardCoin(rules).coin }, facts, largest);
  const row: ClaimRow = {
    ...{ id, brandId, playerId, promotionId, period, requestId },
    ...{ type, name, ...rewardCoin(rules), amount: `${amount}`, draw },
    ...{ rulesHash: rulesHash(rules), createdAt: now.toISOString(), ...rowStatus(open, amount, now) },
  };
  const collided = new Refusal('write.collided');
  const after = open ? { ...play, claims: [...(play.claims ?? []), open] } : play;
  const items = [
    ...needs.plays.change(player, after).map((write) => ({ write, otherwise: collided })),
    needs.claims.insert(row),
  ];
  // Free rounds reserve their largest possible win. The part that they do not win is given back when the claim ends.
  const taken = { playerId, reservation, amount: open ? open.reserved : paidAmount(rules, granted) };
  const posting = open
    ? ({ purse: 'PROMO', amount: coinsOf(open) } as const)
    : ({ purse: 'MAIN', amount } as const);
  const write = (takes: readonly ShardTake[]) =>
    writeClaim(needs, row, posting, [...items, ...needs.budgets.take(rules, takes)]);
  try {
    await write(takeUnseen(taken));
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'promotion.budget-used') throw error;
    const { shards } = await needs.budgets.read(promotionId);
    const takes = takeSeen(shards, taken);
    if (!takes) throw error;
    // Other claims may have emptied a shard meanwhile, so the caller retries.
    await write(takes).catch((again: unknown) => {
      throw again instanceof Refusal && again.code === 'promotion.budget-used' ? collided : again;
    });
  }
  return { row, open };
}

/** Draws a wheel from the player's seeds, like the player's next round. */
function drawn(
  { reward }: PromotionRules,
  play: PlayRow,
): { readonly draw: ClaimRow['draw']; readonly play: PlayRow } {
  if (reward.kind !== 'WHEEL') return { draw: null, play };
  const { sectors } = reward;
  const { serverSeed, serverSeedHash, clientSeed, nonce } = play.seed;
  const sector = drawSector(
    sectors.map(({ weight }) => weight),
    { serverSeed, clientSeed, nonce },
  );
  return {
    draw: { sector, sectors: [...sectors], wheelHash: wheelHash(sectors), serverSeedHash, clientSeed, nonce },
    play: { ...play, seed: { ...play.seed, nonce: nonce + 1 } },
  };
}

/**
 * Refuses a reward that would raise the balance above the coin's highest one, like every other gift. Checked before the
 * movement, because a declined movement uses up its key, and the player can collect the reward later. Wins, prizes,
 * refunds and wagered rewards are always paid.
 */
async function checkRoom(
  { ledger }: Needs,
  wallet: Pick<WalletName, 'brandId' | 'playerId' | 'coin'>,
  { brand }: Asked['facts'],
  amount: bigint,
): Promise<void> {
  const most = brand?.coinTypes.find(({ code }) => code === wallet.coin)?.maxBalance;
  if (most === undefined || amount === 0n) return;
  const { balance } = await readWallet(ledger, { ...wallet, purse: 'MAIN' });
  if (balance + amount > most) throw new Refusal('wallet.full', { balance: `${balance}` });
}

/** Writes the items in one transaction, together with the movement if the reward has coins. */
async function writeClaim(
  needs: Needs,
  claim: ClaimRow,
  { purse, amount }: { readonly purse: Purse; readonly amount: bigint },
  items: readonly GuardedItem[],
): Promise<void> {
  const { brandId, playerId, promotionId, period, coin } = claim;
  if (amount === 0n) return needs.write(items);
  const movement: MovementRequest = {
    ...{ kind: 'REWARD', brandId, playerId, coin, purse, amount, actor: playerId },
    key: ['REWARD', brandId, playerId, promotionId, period].join('#'),
    reason: null,
    reference: promotionId,
    // The key already contains all values of the request.
    requestHash: requestHash({ promotionId, period }),
    counter: 'TREASURY',
  };
  const isWritten = await postGuarded(needs.ledger, [movement], items, (posted) => [needs.countGift(posted)]);
  // Another attempt has written a claim, which the caller finds when it retries.
  if (!isWritten) throw new Refusal('write.collided');
}
