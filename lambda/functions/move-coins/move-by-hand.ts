import type { Movement } from '#domain/generated/types';
import type { RefusalCode } from '#domain/refusal-codes';
import { type Answer, declineMovement, type MovementRequest, requestHash } from '@novalink/ledger';
import { checkManages, readFacts } from '#lambda/services/brands/brand-access';
import { checkNotManager } from '#lambda/services/brands/brand-managers';
import type { Caller } from '#lambda/runtime/caller';
import { moveOnce, storedIn, presentPosted } from '#lambda/functions/move-coins/movements';
import type { Needs } from '#lambda/functions/move-coins/needs';
import type { InputOf } from '#lambda/functions/move-coins/request';
import { Refusal } from '#lambda/runtime/refusal';
import { grantOf, type CoinTypeRow } from '#lambda/stores/brands/brand-row';
import type { BrandFacts } from '#lambda/stores/brands/brand-store';
import type { BrandUserRow } from '#lambda/stores/brands/brand-user-row';
import type { GuardedItem } from '#lambda/stores/guarded-write';

type HandInput = InputOf<'grantCoins'>;

/**
 * Grants or withdraws coins for a manager of the brand. Managers cannot grant coins to themselves or to each other, and
 * excluded players receive none. Nobody confirms a grant, so the grants of a day stay within the allowance of the brand.
 */
export const moveByHand =
  (needs: Needs, kind: 'GRANT' | 'WITHDRAWAL') =>
  async (caller: Caller, input: HandInput): Promise<Movement> => {
    const facts = await readFacts(needs, caller, input.brandId);
    const manages = checkManages(needs, caller, facts);
    if (facts.isSeamless) throw new Refusal('brand.seamless');
    const isGrant = kind === 'GRANT';
    const coinType = coinOf(facts, input);
    const guards = isGrant
      ? [...manages, ...mayReceive(needs, input), ...countGrant(needs, coinType, input)]
      : manages;
    const player = await needs.users.user(input.brandId, input.userId);
    if (isGrant) await checkReceiver(needs, facts, caller, { userId: input.userId, player });
    if (!player) throw new Refusal('player.missing');
    const request = movementOf(kind, caller, player, coinType, input);
    const notify = (answer: Answer) => presentPosted(storedIn(answer), player.userId);
    // Recorded, so that a delayed earlier attempt cannot be posted after the refusal.
    const refuse = async (why: RefusalCode) => notify(await declineMovement(needs.ledger, request, why));
    if (facts.isClosed) return refuse('brand.closed');
    const outcome = await moveOnce(needs, request, guards, (movement) =>
      isGrant ? [needs.countGift(movement)] : [],
    );
    if (outcome.state !== 'HELD') return notify(outcome);
    return refuse(guards[outcome.index]?.otherwise.code ?? 'write.collided');
  };

async function checkReceiver(
  { isAdmin }: Needs,
  { brand }: BrandFacts,
  caller: Caller,
  { userId, player }: { readonly userId: string; readonly player: BrandUserRow | undefined },
): Promise<void> {
  // The caller manages the brand, as its owner, with a level or as an admin.
  const managesIt = userId === caller.sub || (player !== undefined && (await isAdmin(userId)));
  checkNotManager(brand, { sub: userId, level: player?.level, isAdmin: managesIt });
}

const mayReceive = ({ rights, clock }: Needs, { brandId, userId }: HandInput): readonly GuardedItem[] => {
  const now = clock();
  const otherwise = new Refusal('player.excluded');
  return [rights.notExcluded(userId, now), rights.notExcludedIn(brandId, userId, now)].map(({ write }) => ({
    write,
    otherwise,
  }));
};

const countGrant = (
  { allowance, clock }: Needs,
  { confirmPromotionsAbove: threshold }: CoinTypeRow,
  { brandId, coin, amount }: HandInput,
) =>
  allowance.count(
    { brandId, coin, amount: BigInt(amount), threshold },
    clock(),
    new Refusal('grant.above-allowance'),
  );

function coinOf({ brand }: BrandFacts, { coin }: HandInput): CoinTypeRow {
  const coinType = brand.coinTypes.find(({ code }) => code === coin);
  if (!coinType) throw new Refusal('coin.missing');
  return coinType;
}

function movementOf(
  kind: 'GRANT' | 'WITHDRAWAL',
  { sub }: Caller,
  { brandId, playerId }: BrandUserRow,
  coinType: CoinTypeRow,
  { userId, coin, amount, reason, requestId }: HandInput,
): MovementRequest {
  const minor = BigInt(amount);
  return {
    ...grantOf(coinType, kind === 'GRANT' ? minor : -minor),
    key: [kind, brandId, sub, requestId].join('#'),
    kind,
    brandId,
    playerId,
    actor: sub,
    reason,
    reference: null,
    requestHash: requestHash({ userId, coin, amount, reason }),
    counter: 'TREASURY',
  };
}
