import { beforeAll, expect, test } from '@jest/globals';
import type { PromotionClaimConnection } from '#domain/generated/types';
import { dailyGrant, promoCode } from '#domain/promotions/presets';
import { rulesHash, type PromotionRules } from '#domain/promotions/rules';
import { promotionEnvironment, type PromotionEnvironment } from '#test/world/play/promotion-environment';

/** The actions of managers on promotions, through the public endpoints. */
let given: PromotionEnvironment;
beforeAll(async () => {
  given = await promotionEnvironment('managed-promotions.test');
});

test('a manager creates, changes and deletes drafts, which nobody else sees', async () => {
  const brand = await given.venue.openBrand();
  const player = await given.newPlayer(brand.id);
  const rules = dailyGrant(given.base(), { amount: '100' });
  const requestId = given.requestIdNow();
  const draft = await given.create(brand.id, rules, { requestId });
  expect(draft).toMatchObject({
    id: requestId,
    status: 'DRAFT',
    version: 1,
    remaining: '10000',
    claims: 0,
  });
  expect(await given.create(brand.id, rules, { requestId })).toEqual(draft);
  expect(JSON.parse(draft.rules)).toMatchObject({ promotionId: draft.id, brandId: brand.id, decimals: 2 });
  expect(await given.offers(player)).toEqual([]);
  await expect(given.collect(player, draft)).rejects.toThrow('promotion.missing');

  const changed = await given.mutate(
    'updatePromotion',
    {
      ...{ id: draft.id, expectedVersion: 1, type: 'DAILY_GRANT' },
      rules: JSON.stringify({ ...rules, name: 'Other coins' }),
    },
    { type: 'UpdatePromotionInput' },
  );
  expect(JSON.parse(changed.rules)).toMatchObject({ name: 'Other coins' });
  const remove = (expectedVersion: number) =>
    given.mutate('deletePromotion', { id: draft.id, expectedVersion }, { fields: '' });
  await expect(remove(1)).rejects.toThrow('promotion.stale');
  await remove(2);
  await expect(given.readPromotion(draft.id)).rejects.toThrow('promotion.missing');
});

test.each<[string, string, (rules: PromotionRules) => object]>([
  ['limits.budget', 'amount', (rules) => ({ ...rules, limits: { ...rules.limits, budget: '0' } })],
  [
    'limits.budget',
    'budget-below-claim',
    (rules) => ({ ...rules, limits: { ...rules.limits, budget: '1' } }),
  ],
  ['limits', 'format', ({ limits: _limits, ...rules }) => rules],
  ['reward.amount', 'format', (rules) => ({ ...rules, reward: { kind: 'GRANT', amount: 5 } })],
  ['coin', 'format', (rules) => ({ ...rules, coin: 'NONE' })],
  ['name', 'format', (rules) => ({ ...rules, name: 'Left \u202E right' })],
  [
    'schedule.endsAt',
    'end-before-start',
    (rules) => ({ ...rules, schedule: { ...rules.schedule, endsAt: '2020-01-01T00:00:00.000Z' } }),
  ],
  ['wagering.multiple', 'range', (rules) => ({ ...rules, wagering: { ...rules.wagering, multiple: 51 } })],
  [
    'reward.coin',
    'not-tickets',
    (rules) => ({
      ...rules,
      limits: { ...rules.limits, maxClaims: 10 },
      reward: { kind: 'TICKETS', coin: 'TKT', amount: '1' },
    }),
  ],
  [
    'reward.sectors[1].weight',
    'weight-zero',
    (rules) => ({
      ...rules,
      reward: {
        kind: 'WHEEL',
        sectors: [
          { label: 'a', weight: 1, amount: '1' },
          { label: 'b', weight: 0, amount: '2' },
        ],
      },
    }),
  ],
  ['', 'format', () => new Number(5)],
])('a manager cannot save rules with a fault at "%s": %s', async (path, code, change) => {
  const brand = await given.venue.openBrand();
  const rules = change(dailyGrant(given.base(), { amount: '100' })) as PromotionRules;
  await expect(given.create(brand.id, rules)).rejects.toThrow(
    `promotion.rules {"kind":"invalid","path":"${path}","code":"${code}"}`,
  );
});

test('a manager publishes final rules, pauses, resumes and cancels', async () => {
  const brand = await given.venue.openBrand();
  const player = await given.newPlayer(brand.id);
  const published = await given.publish(brand.id, dailyGrant(given.base(), { amount: '100' }));
  expect(published).toMatchObject({ status: 'ACTIVE', version: 2 });
  expect(published.rulesHash).toBe(rulesHash(JSON.parse(published.rules) as PromotionRules));
  await expect(
    given.mutate(
      'updatePromotion',
      { id: published.id, expectedVersion: 2, type: 'DAILY_GRANT', rules: published.rules },
      { type: 'UpdatePromotionInput' },
    ),
  ).rejects.toThrow('promotion.wrong-status');

  const paused = await given.step('pausePromotion', published);
  expect(paused.status).toBe('PAUSED');
  expect(await given.offers(player)).toEqual([]);
  await expect(given.collect(player, published)).rejects.toThrow('promotion.closed');
  const resumed = await given.step('resumePromotion', paused);
  await given.collect(player, published);
  const cancelled = await given.mutate(
    'cancelPromotion',
    { id: published.id, expectedVersion: resumed.version, reason: 'The budget is needed elsewhere.' },
    { type: 'CancelPromotionInput' },
  );
  expect(cancelled).toMatchObject({ status: 'CANCELLED', remaining: '9900', claims: 1 });
  expect((await given.listed(player)).items).toHaveLength(1);
  expect(await given.offers(player)).toEqual([]);
});

test('a promotion keeps the time zone that the brand had when it was published', async () => {
  const brand = await given.venue.openBrand();
  const player = await given.newPlayer(brand.id);
  const rules = dailyGrant(given.base(), { amount: '100' });
  const draft = await given.create(brand.id, rules);
  const published = await given.publish(brand.id, rules);
  await given.collect(player, published);
  const offer = await given.offerOf(player, published.id);

  // The date differs from that of UTC in one of these time zones.
  const timeZone = given.now().getUTCHours() < 10 ? 'Pacific/Pago_Pago' : 'Pacific/Kiritimati';
  const { version } = await given.ask<{ version: number }>(
    given.manager,
    `{ getBrand(id: "${brand.id}") { version } }`,
  );
  await given.mutate(
    'updateBrand',
    { id: brand.id, expectedVersion: version, timeZone },
    { type: 'UpdateBrandInput', fields: 'id' },
  );
  await expect(given.collect(player, published)).rejects.toThrow('promotion.claimed');
  expect(await given.offerOf(player, published.id)).toEqual(offer);
  const zoneIn = async (id: string) =>
    (JSON.parse((await given.readPromotion(id)).rules) as PromotionRules).schedule.timeZone;
  expect([await zoneIn(published.id), await zoneIn(draft.id)]).toEqual(['UTC', 'UTC']);
  await given.step('publishPromotion', draft);
  expect(await zoneIn(draft.id)).toBe(timeZone);
});

test('a manager sees who collected rewards, and has ten published promotions at most', async () => {
  const brand = await given.venue.openBrand();
  const player = await given.newPlayer(brand.id);
  const code = (n: number) => promoCode(given.base(), { code: `CODE-${n}`, amount: '1' });
  const first = await given.publish(brand.id, code(0));
  await expect(given.publish(brand.id, code(0))).rejects.toThrow('promotion.code-taken');
  for (let n = 1; n < 10; n += 1) await given.publish(brand.id, code(n));
  await expect(given.publish(brand.id, code(10))).rejects.toThrow('promotion.too-many');
  await given.claim(player, { code: ' code-0 ' });
  const { items } = await given.ask<PromotionClaimConnection>(
    given.manager,
    `{ listPromotionClaims(promotionId: "${first.id}") { items { userId displayName amount } } }`,
  );
  expect(items).toEqual([{ userId: player.sub, displayName: 'Scale', amount: '1' }]);
});
