import { beforeAll, expect, test } from '@jest/globals';
import type { MovementConnection, PromotionType } from '#domain/generated/types';
import {
  cashback,
  dailyGrant,
  dailyWheel,
  matchGrant,
  mission,
  prizeDrop,
  promoCode,
  welcomeGrant,
} from '#domain/promotions/presets';
import type { PromotionRules } from '#domain/promotions/rules';
import type { PlayingPlayer } from '#test/world/play/play-environment';
import { promotionEnvironment, type PromotionEnvironment } from '#test/world/play/promotion-environment';

/** Each preset from the draft over the player's event to the movement in the ledger, by the public endpoints. */
let given: PromotionEnvironment;
beforeAll(async () => {
  given = await promotionEnvironment('presets.test');
});

const budget = 1_000_000n;
const sectors = [
  { label: 'Shell', weight: 3, amount: '40' },
  { label: 'Pearl', weight: 1, amount: '90' },
];
/** More rounds than are ever needed until one wins, or until the player has lost, in the game of the venue. */
const mostRounds = 200;

interface Preset {
  readonly rules: () => PromotionRules;
  /** The player's actions after the publication. Returns the reward in minor units, or undefined for a wheel. */
  readonly earn: (player: PlayingPlayer, promotionId: string) => Promise<bigint | undefined>;
  readonly code?: string;
}

const nothing = (amount: bigint) => () => Promise.resolve(amount);
const base = () => given.base({ budget: `${budget}` });

const statement = async ({ token, brandId, sub }: PlayingPlayer) => {
  const fields = 'kind state purse amount balance actor reference';
  const { items } = await given.ask<MovementConnection>(
    token,
    `{ listStatement(brandId: "${brandId}", userId: "${sub}", coin: "GOLD") { items { ${fields} } } }`,
  );
  return items;
};

const presets: Readonly<Partial<Record<PromotionType, Preset>>> = {
  WELCOME_GRANT: {
    // Before the player joined.
    rules: () => welcomeGrant({ ...base(), startsAt: '2026-01-01T00:00:00.000Z' }, { amount: '500' }),
    earn: nothing(500n),
  },
  DAILY_GRANT: { rules: () => dailyGrant(base(), { amount: '120' }), earn: nothing(120n) },
  CASHBACK: {
    rules: () => cashback(base(), { every: 'DAY', basisPoints: 2500, cap: '100000' }),
    earn: async (player) => {
      const start = await player.balance();
      let lost = 0n;
      for (let round = 0; lost < 4n && round < mostRounds; round += 1) {
        await player.play(1);
        lost = start - (await player.balance());
      }
      await given.advance('P1D');
      return lost / 4n;
    },
  },
  MATCH_GRANT: {
    rules: () => matchGrant(base(), { atLeast: '30', basisPoints: 5000, cap: '100000', perPeriod: 'WEEK' }),
    earn: async (player) => {
      await player.play(3);
      const bets = (await statement(player)).filter(({ kind }) => kind === 'BET');
      expect(bets).toHaveLength(3);
      return -bets.reduce((sum, { amount }) => sum + BigInt(amount), 0n) / 2n;
    },
  },
  PROMO_CODE: {
    rules: () => promoCode(base(), { code: 'HARBOUR-1', amount: '75' }),
    code: 'harbour-1',
    earn: nothing(75n),
  },
  PRIZE_DROP: {
    rules: () =>
      prizeDrop(base(), { fromX100: 1, gameIds: [given.venue.gameId], amount: '333', perPeriod: 'ONCE' }),
    earn: async (player, promotionId) => {
      for (let round = 0; round < mostRounds; round += 1) {
        await player.play(1);
        if ((await given.offerOf(player, promotionId))?.status === 'CLAIMABLE') break;
      }
      return 333n;
    },
  },
  MISSION: {
    rules: () =>
      mission(base(), {
        tasks: [
          {
            ...{ measure: 'COUNT', of: 'ROUNDS', from: null, atLeast: '2' },
            ...{ within: { kind: 'PERIOD' }, gameIds: null },
          },
        ],
        ...{ amount: '210', perPeriod: 'ONCE' },
      }),
    earn: async (player) => {
      await player.play(2);
      return 210n;
    },
  },
  DAILY_WHEEL: { rules: () => dailyWheel(base(), { sectors }), earn: () => Promise.resolve(undefined) },
};

test.each(Object.entries(presets) as [PromotionType, Preset][])(
  '%s pays exactly one reward, from the budget to the wallet',
  async (type, { rules, earn, code }) => {
    const brand = await given.venue.openBrand();
    const player = await given.newPlayer(brand.id);
    const promotion = await given.publish(brand.id, rules(), type);
    expect(promotion).toMatchObject({ type, status: 'ACTIVE', remaining: `${budget}` });
    const expected = await earn(player, promotion.id);

    const before = await player.balance();
    const asked = code === undefined ? { promotionId: promotion.id } : { code };
    const request = { ...asked, requestId: given.requestIdNow() };
    const collected = await given.claim(player, request);
    const amount = expected ?? BigInt(sectors[collected.draw?.sector ?? -1]?.amount ?? '-1');
    expect(collected).toMatchObject({
      ...{ promotionId: promotion.id, amount: `${amount}`, rulesHash: promotion.rulesHash },
    });
    expect(await given.claim(player, request)).toEqual(collected);
    await expect(given.claim(player, asked)).rejects.toThrow(/promotion\.(claimed|conditions)/);

    expect((await statement(player)).filter(({ kind }) => kind === 'REWARD')).toEqual([
      {
        ...{ kind: 'REWARD', state: 'POSTED', purse: 'MAIN', amount: `${amount}` },
        ...{ balance: `${before + amount}`, actor: player.sub, reference: promotion.id },
      },
    ]);
    expect(await player.balance()).toBe(before + amount);
    expect(await given.readPromotion(promotion.id)).toMatchObject({
      ...{ claims: 1, remaining: `${budget - amount}` },
    });
  },
);
