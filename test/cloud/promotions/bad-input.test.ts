import { beforeAll, expect, test } from '@jest/globals';
import { dailyGrant, dailyWheel, promoCode } from '#domain/promotions/presets';
import { hostileNames } from '#test/support/files/hostile-text';
import { promotionEnvironment, type PromotionEnvironment } from '#test/support/play/promotion-environment';

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
    // Terms have several lines.
    const isAllowed = field === 'termsText' && /[\n\u2028]/u.test(value);
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
  const rules = () => promoCode(given.base({ endsAt: hourLater() }), { code: 'TIDE', amount: '50' });
  await given.publish(brand.id, rules(), 'PROMO_CODE');
  const daily = await given.publish(
    brand.id,
    dailyGrant(given.base({ endsAt: hourLater() }), { amount: '100' }),
  );
  const before = await player.balance();
  await given.advance('PT2H');
  await expect(given.claim(player, { code: 'TIDE' })).rejects.toThrow('promotion.closed');
  await expect(given.collect(player, daily)).rejects.toThrow('promotion.closed');
  expect(await player.balance()).toBe(before);
  await given.publish(brand.id, rules(), 'PROMO_CODE');
  expect(await given.claim(player, { code: 'TIDE' })).toMatchObject({ amount: '50' });
  await expect(given.claim(player, { code: 'TIDE' })).rejects.toThrow('promotion.claimed');
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
