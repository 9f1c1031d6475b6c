import type { MovementKind } from '#domain/generated/types';
import { requestHash, type StoredMovement } from '@novalink/ledger';
import type { Caller } from '#lambda/runtime/caller';
import { moveOnce, storedIn } from '#lambda/functions/move-coins/movements';
import type { Needs } from '#lambda/functions/move-coins/needs';
import { readPlayer, type Player } from '#lambda/functions/move-coins/player';
import { Refusal } from '#lambda/runtime/refusal';
import type { GrantedCoins } from '#lambda/stores/coins/coins-row';

export interface Gift {
  readonly kind: Extract<MovementKind, 'WELCOME' | 'DAILY' | 'PACKAGE'>;
  /**
   * The part of the idempotency key that is specific to the kind, such as the day. Brand and player are added
   * to it.
   */
  readonly of: readonly (string | number)[];
  readonly coins: GrantedCoins;
  readonly reference: string | null;
}

/**
 * Grants coins that a player is entitled to, at most once. If the player lost the entitlement before the
 * movement, the request is refused with the current reason.
 */
export async function giveCoins(
  needs: Needs,
  caller: Caller,
  { facts: { brand }, user: { playerId }, guards }: Player,
  { kind, of, coins, reference }: Gift,
): Promise<StoredMovement> {
  const { coin, purse, amount, ceiling } = coins;
  const outcome = await moveOnce(
    needs,
    {
      key: [kind, brand.id, playerId, ...of].join('#'),
      kind,
      brandId: brand.id,
      playerId,
      coin,
      purse,
      amount,
      actor: playerId,
      reason: null,
      reference,
      // The key identifies the request completely.
      requestHash: requestHash({ kind, of }),
      ceiling,
      counter: 'TREASURY',
    },
    guards,
    (movement) => [needs.countGift(movement)],
  );
  if (outcome.state !== 'HELD') return storedIn(outcome);
  await readPlayer(needs, caller, brand.id);
  throw new Refusal('write.collided');
}
