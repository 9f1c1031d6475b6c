import { dayOfBrand } from '#domain/casinos/brand-day';
import type { Movement } from '#domain/generated/types';
import type { Caller } from '#lambda/runtime/caller';
import { giveCoins } from '#lambda/functions/move-coins/give-coins';
import { presentPosted } from '#lambda/functions/move-coins/movements';
import type { Needs } from '#lambda/functions/move-coins/needs';
import { readReceiver } from '#lambda/functions/move-coins/player';
import type { InputOf } from '#lambda/functions/move-coins/request';
import { Refusal } from '#lambda/runtime/refusal';
import { grantOf } from '#lambda/stores/brands/brand-row';

/** Grants the daily coins once per day of the brand. Idempotent. */
export const claimDailyCoins =
  (needs: Needs) =>
  async (caller: Caller, { brandId, coin }: InputOf<'claimDailyCoins'>): Promise<Movement> => {
    const player = await readReceiver(needs, caller, brandId);
    const coinType = player.facts.brand.coinTypes.find(({ code }) => code === coin);
    if (!coinType) throw new Refusal('coin.missing');
    if (coinType.dailyGrant === 0n) throw new Refusal('coin.no-daily');
    const { name: day } = dayOfBrand(player.facts.brand, needs.clock().getTime());
    const coins = grantOf(coinType, coinType.dailyGrant);
    return presentPosted(
      await giveCoins(needs, caller, player, { kind: 'DAILY', of: [coin, day], coins, reference: null }),
      caller.sub,
    );
  };
