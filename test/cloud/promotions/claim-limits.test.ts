import { beforeAll, describe, expect, test } from '@jest/globals';
import type { BrandUser, MovementConnection, Promotion } from '#domain/generated/types';
import { dailyGrant, dailyWheel, promoCode } from '#domain/promotions/presets';
import type { PlayingPlayer } from '#test/world/play/play-environment';
import { type PromotionEnvironment, promotionEnvironment } from '#test/world/play/promotion-environment';
import { deep } from '#test/support/deep';
import { hiddenInNames, hostileNames } from '#test/support/files/hostile-text';

describe('limits', () => {
  /** Limits of claims under load, and claims of suspended players, by the public endpoints. */
  let given: PromotionEnvironment;
  beforeAll(async () => {
    given = await promotionEnvironment('claim-limits.test');
  });

  /** The posted movements of the promotion in the player's statement, in minor units. */
  async function rewards(player: PlayingPlayer, { id }: Pick<Promotion, 'id'>): Promise<readonly bigint[]> {
    const { items } = await given.ask<MovementConnection>(
      player.token,
      `{ listStatement(brandId: "${player.brandId}", userId: "${player.sub}", coin: "GOLD") { items { kind state amount reference } } }`,
    );
    return items
      .filter(({ kind, state, reference }) => kind === 'REWARD' && state === 'POSTED' && reference === id)
      .map(({ amount }) => BigInt(amount));
  }

  const refusalsOf = (answers: readonly PromiseSettledResult<unknown>[]): readonly string[] =>
    answers.flatMap((answer) => (answer.status === 'rejected' ? [String(answer.reason)] : []));

  const crowd = deep(24, 64);
  /** The others get nothing. */
  const winners = deep(15, 40);

  test(`${crowd} players at once never take more than the budget`, async () => {
    const brand = await given.venue.openBrand();
    const players: PlayingPlayer[] = [];
    for (let n = 0; n < crowd; n += 1) players.push(await given.newPlayer(brand.id));
    // Some rewards and a remainder that is smaller than a reward.
    const promotion = await given.publish(
      brand.id,
      dailyGrant(given.base({ budget: `${winners * 100 + 90}` }), { amount: '100' }),
    );
    const before = await Promise.all(players.map((player) => player.balance()));

    const answers = await Promise.allSettled(players.map((player) => given.collect(player, promotion)));
    for (const refusal of refusalsOf(answers))
      expect(refusal).toMatch(/promotion\.budget-used|write\.collided/);
    // A player whose attempts all collided with others sends the request again.
    for (const player of players)
      await given.collect(player, promotion).catch((refusal: unknown) => {
        expect(String(refusal)).toMatch(/promotion\.(budget-used|claimed)/);
      });

    const paid = await Promise.all(players.map((player) => rewards(player, promotion)));
    expect(paid.filter((amounts) => amounts.length > 0)).toEqual(
      Array.from({ length: winners }, () => [100n]),
    );
    const gains = await Promise.all(
      players.map(async (player, place) => (await player.balance()) - (before[place] ?? 0n)),
    );
    expect(gains).toEqual(paid.map((amounts) => amounts.reduce((sum, amount) => sum + amount, 0n)));
    expect(await given.readPromotion(promotion.id)).toMatchObject({
      ...{ claims: winners, remaining: '90', status: 'ENDED' },
    });
  }, 300_000);

  test('pays a code once for 16 requests of a player at once', async () => {
    const brand = await given.venue.openBrand();
    const player = await given.newPlayer(brand.id);
    const promotion = await given.publish(
      brand.id,
      promoCode(given.base(), { code: 'BEACON', amount: '50' }),
      'PROMO_CODE',
    );
    const spellings = ['BEACON', 'beacon', ' Beacon '];
    const answers = await Promise.allSettled(
      Array.from({ length: 16 }, (_, n) => given.claim(player, { code: spellings[n % spellings.length] })),
    );
    const claimed = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value.id] : []));
    expect((await given.listed(player)).items.map(({ id }) => id)).toEqual(claimed);
    expect(refusalsOf(answers)).toHaveLength(15);
    for (const refusal of refusalsOf(answers)) expect(refusal).toMatch(/promotion\.claimed|write\.collided/);
    await expect(given.claim(player, { code: 'BEACON' })).rejects.toThrow('promotion.claimed');
    expect(await rewards(player, promotion)).toEqual([50n]);
    expect(await given.readPromotion(promotion.id)).toMatchObject({ claims: 1, remaining: '9950' });
  });

  test('answers the same request sent 16 times at once with the one claim that was written', async () => {
    const brand = await given.venue.openBrand();
    const player = await given.newPlayer(brand.id);
    const promotion = await given.publish(brand.id, dailyGrant(given.base(), { amount: '100' }));
    const request = { promotionId: promotion.id, requestId: given.requestIdNow() };
    const answers = await Promise.allSettled(Array.from({ length: 16 }, () => given.claim(player, request)));
    for (const refusal of refusalsOf(answers)) expect(refusal).toContain('write.collided');
    const claimed = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value.id] : []));
    const [written, ...others] = (await given.listed(player)).items;
    expect(others).toEqual([]);
    expect(new Set(claimed)).toEqual(new Set([written?.id]));
  });

  test('refuses claims of a suspended player until the player is reinstated', async () => {
    const brand = await given.venue.openBrand();
    const player = await given.newPlayer(brand.id);
    const promotion = await given.publish(brand.id, dailyGrant(given.base(), { amount: '100' }));
    const decide = async (field: string, type: string, more: object) => {
      const { version } = await given.ask<Pick<BrandUser, 'version'>>(
        given.manager,
        `{ getBrandUser(brandId: "${brand.id}", userId: "${player.sub}") { version } }`,
      );
      await given.mutate(
        field,
        { brandId: brand.id, userId: player.sub, expectedVersion: version, ...more },
        { type, fields: 'status' },
      );
    };
    await decide('suspendBrandUser', 'BrandUserDecisionInput', { reason: 'Under review.' });
    await expect(given.collect(player, promotion)).rejects.toThrow('player.suspended');
    expect(await given.readPromotion(promotion.id)).toMatchObject({ claims: 0, remaining: '10000' });

    await decide('reinstateBrandUser', 'BrandUserTransitionInput', {});
    expect(await given.collect(player, promotion)).toMatchObject({ amount: '100' });
    expect(await rewards(player, promotion)).toEqual([100n]);
    expect(await given.readPromotion(promotion.id)).toMatchObject({ claims: 1, remaining: '9900' });
  });
});

describe('invalid input', () => {
  /** Requests to the public endpoints that are refused or have no effect. */
  let given: PromotionEnvironment;
  beforeAll(async () => {
    given = await promotionEnvironment('bad-input.test');
  });

  const hourLater = () => new Date(given.now().getTime() + 60 * 60_000).toISOString();

  test.each(hostileNames)('refuses names and terms with %s', async (_what, text, _code) => {
    const brand = await given.venue.openBrand();
    const texts = { name: text, termsText: text };
    for (const [field, value] of Object.entries(texts)) {
      // Terms have several lines, and can contain characters that names refuse.
      const isHidden = hiddenInNames.some(([, hidden]) => hidden === value);
      const isAllowed = field === 'termsText' && (/[\n\u2028]/u.test(value) || isHidden);
      const rules = { ...dailyGrant(given.base(), { amount: '100' }), [field]: value };
      const created = given.create(brand.id, rules);
      if (isAllowed) await created;
      else await expect(created).rejects.toThrow(/promotion\.rules .*"code":|input\.|AWSJSON|JSON/);
    }
  });

  test('refuses a wheel whose weights overflow the draw', async () => {
    const brand = await given.venue.openBrand();
    const sectors = [
      { label: 'Shell', weight: 2 ** 32, amount: '0' },
      { label: 'Pearl', weight: 1, amount: '90' },
    ];
    await expect(given.create(brand.id, dailyWheel(given.base(), { sectors }))).rejects.toThrow(
      '"code":"weights-overflow"',
    );
  });

  test('pays nothing after the end, with or without a code, which another promotion can have then', async () => {
    const brand = await given.venue.openBrand();
    const player = await given.newPlayer(brand.id);
    const rules = () => promoCode(given.base({ endsAt: hourLater() }), { code: 'TIDE-25', amount: '50' });
    await given.publish(brand.id, rules(), 'PROMO_CODE');
    const daily = await given.publish(
      brand.id,
      dailyGrant(given.base({ endsAt: hourLater() }), { amount: '100' }),
    );
    const before = await player.balance();
    await given.advance('PT2H');
    await expect(given.claim(player, { code: 'TIDE-25' })).rejects.toThrow('promotion.closed');
    await expect(given.collect(player, daily)).rejects.toThrow('promotion.closed');
    expect(await player.balance()).toBe(before);
    await given.publish(brand.id, rules(), 'PROMO_CODE');
    expect(await given.claim(player, { code: 'TIDE-25' })).toMatchObject({ amount: '50' });
    await expect(given.claim(player, { code: 'TIDE-25' })).rejects.toThrow('promotion.claimed');
  });

  test('a clock that jumps by many days pays the reward of the last day alone', async () => {
    const brand = await given.venue.openBrand();
    const player = await given.newPlayer(brand.id);
    const promotion = await given.publish(brand.id, dailyGrant(given.base(), { amount: '100' }));
    await given.collect(player, promotion);
    await given.advance('P9D');
    await given.collect(player, promotion);
    await expect(given.collect(player, promotion)).rejects.toThrow('promotion.claimed');
    expect(await given.readPromotion(promotion.id)).toMatchObject({ claims: 2, remaining: '9800' });
  });

  test('the same request sent many times at once pays once', async () => {
    const brand = await given.venue.openBrand();
    const player = await given.newPlayer(brand.id);
    const promotion = await given.publish(brand.id, dailyGrant(given.base(), { amount: '100' }));
    const before = await player.balance();
    const request = { promotionId: promotion.id, requestId: given.requestIdNow() };
    await Promise.allSettled(Array.from({ length: 16 }, () => given.claim(player, request)));
    await given.claim(player, request);
    expect(await player.balance()).toBe(before + 100n);
    expect(await given.readPromotion(promotion.id)).toMatchObject({ claims: 1, remaining: '9900' });
  });
});
