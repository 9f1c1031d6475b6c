import { beforeAll, expect, test } from '@jest/globals';
import type { SeedPair, SeedRotation } from '#domain/generated/types';
import {
  cashback,
  dailyGrant,
  dailyWheel,
  mission,
  prizeDrop,
  welcomeGrant,
  promoCode,
} from '#domain/promotions/presets';
import type { Condition } from '#domain/promotions/rules';
import { checkWheelDraw } from '#domain/promotions/wheel';
import { promotionEnvironment, type PromotionEnvironment } from '#test/world/play/promotion-environment';

/** Rewards that players collect, through the public endpoints; the clock is advanced. */
let given: PromotionEnvironment;
beforeAll(async () => {
  given = await promotionEnvironment('collected-rewards.test');
});

const dayMs = 24 * 60 * 60_000;

test('a player collects daily coins once a day, whatever is asked again', async () => {
  const brand = await given.venue.openBrand();
  const player = await given.newPlayer(brand.id);
  const promotion = await given.publish(brand.id, dailyGrant(given.base(), { amount: '100' }));
  const before = await player.balance();
  expect(await given.offerOf(player, promotion.id)).toMatchObject({ status: 'CLAIMABLE', amount: '100' });
  const request = { promotionId: promotion.id, requestId: given.requestIdNow() };
  const collected = await given.claim(player, request);
  expect(collected).toMatchObject({ amount: '100', draw: null, rulesHash: promotion.rulesHash });
  expect(await given.claim(player, request)).toEqual(collected);
  await expect(given.collect(player, promotion)).rejects.toThrow('promotion.claimed');
  expect(await player.balance()).toBe(before + 100n);
  const offer = await given.offerOf(player, promotion.id);
  expect(offer).toMatchObject({ status: 'CLAIMED', amount: null });
  expect(Date.parse(offer?.opensAt ?? '') % dayMs).toBe(0);

  await given.advance(`PT${Math.ceil((dayMs - (given.now().getTime() % dayMs)) / 1000)}S`);
  // The request of the day before finds its given.claim.
  expect(await given.claim(player, request)).toEqual(collected);
  await given.collect(player, promotion);
  expect(await player.balance()).toBe(before + 200n);
  expect(await given.readPromotion(promotion.id)).toMatchObject({ remaining: '9800', claims: 2 });
  expect((await given.listed(player)).items.map(({ amount }) => amount)).toEqual(['100', '100']);
});

test('a reward above the highest balance can be collected once there is room', async () => {
  const cup = { code: 'CUP', name: 'Cup', kind: 'PLAY', decimals: 0, dailyGrant: 0, signupGrant: 0 };
  const brand = await given.venue.openBrand([{ ...cup, maxBalance: 150 }]);
  const player = await given.newPlayer(brand.id);
  const rules = dailyGrant(given.base({ coin: 'CUP', decimals: 0 }), { amount: '100' });
  const [first, second] = [await given.publish(brand.id, rules), await given.publish(brand.id, rules)];
  await given.collect(player, first);
  await expect(given.collect(player, second)).rejects.toThrow(
    'wallet.full {"kind":"conflict","balance":"100"}',
  );
  expect(await given.readPromotion(second.id)).toMatchObject({ remaining: '10000', claims: 0 });
  // The refusal does not depend on the draw.
  const sectors = [
    { label: 'Shell', weight: 1000, amount: '0' },
    { label: 'Pearl', weight: 1, amount: '100' },
  ];
  const wheel = await given.publish(
    brand.id,
    dailyWheel(given.base({ coin: 'CUP', decimals: 0 }), { sectors }),
  );
  await expect(given.collect(player, wheel)).rejects.toThrow('wallet.full');
  await given.mutate(
    'withdrawCoins',
    {
      ...{ brandId: brand.id, userId: player.sub, coin: 'CUP', amount: '50', reason: 'Given back' },
      requestId: given.requestIdNow(),
    },
    { type: 'MoveCoinsInput', fields: 'amount' },
  );
  expect(await given.collect(player, second)).toMatchObject({ amount: '100' });
});

test('a player collects one of 16 requests at once', async () => {
  const brand = await given.venue.openBrand();
  const player = await given.newPlayer(brand.id);
  const promotion = await given.publish(
    brand.id,
    welcomeGrant(given.base({ startsAt: brandStart }), { amount: '500' }),
  );
  const before = await player.balance();
  const answers = await Promise.allSettled(
    Array.from({ length: 16 }, () => given.collect(player, promotion)),
  );
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await player.balance()).toBe(before + 500n);
  expect(await given.readPromotion(promotion.id)).toMatchObject({ remaining: '9500', claims: 1 });
});

test('players use the budget completely, and never more', async () => {
  const brand = await given.venue.openBrand();
  const players = await Promise.all(Array.from({ length: 8 }, () => given.newPlayer(brand.id)));
  // 5 rewards, split over 64 parts that are smaller than a reward.
  const promotion = await given.publish(
    brand.id,
    dailyGrant(given.base({ budget: '590' }), { amount: '100' }),
  );
  const answers = await Promise.allSettled(players.map((player) => given.collect(player, promotion)));
  const refusals = answers.flatMap((answer) =>
    answer.status === 'rejected' ? [(answer.reason as Error).message] : [],
  );
  for (const refusal of refusals) expect(refusal).toMatch(/promotion\.budget-used|write\.collided/);
  // A request that conflicted with others in each of its attempts is sent again.
  for (const player of players)
    await given.collect(player, promotion).catch((error: unknown) => {
      expect(String(error)).toMatch(/promotion\.(budget-used|claimed)/);
    });
  expect(await given.readPromotion(promotion.id)).toMatchObject({
    remaining: '90',
    claims: 5,
    status: 'ENDED',
  });
});

test('players collect no more rewards than maxClaims', async () => {
  const brand = await given.venue.openBrand();
  const players = await Promise.all(Array.from({ length: 3 }, () => given.newPlayer(brand.id)));
  const promotion = await given.publish(brand.id, dailyGrant(given.base({ maxClaims: 2 }), { amount: '1' }));
  const answers = [];
  for (const player of players)
    answers.push(await given.collect(player, promotion).catch((error: unknown) => String(error)));
  expect(answers).toEqual([
    expect.objectContaining({ amount: '1' }),
    expect.objectContaining({ amount: '1' }),
    expect.stringContaining('promotion.budget-used'),
  ]);
});

test('a player meets the tasks of a mission by playing', async () => {
  const brand = await given.venue.openBrand();
  const player = await given.newPlayer(brand.id);
  const tasks: Condition[] = [
    {
      ...{ measure: 'COUNT', of: 'ROUNDS', from: null, atLeast: '3' },
      ...{ within: { kind: 'PERIOD' }, gameIds: null },
    },
    {
      ...{ measure: 'SUM', of: 'BETS', from: null, atLeast: '30' },
      ...{ within: { kind: 'PROMOTION' }, gameIds: [given.venue.gameId] },
    },
  ];
  const rules = mission(given.base(), { tasks, amount: '70', perPeriod: 'DAY' });
  await player.play(1);
  const promotion = await given.publish(brand.id, {
    ...rules,
    schedule: { ...rules.schedule, startsAt: given.now().toISOString() },
  });
  expect(await given.offerOf(player, promotion.id)).toMatchObject({
    status: 'IN_PROGRESS',
    progress: [
      { value: '0', atLeast: '3' },
      { value: '0', atLeast: '30' },
    ],
  });
  await given.advance('PT1S');
  await player.play(2);
  await expect(given.collect(player, promotion)).rejects.toThrow('promotion.conditions');
  expect((await given.offerOf(player, promotion.id))?.progress[0]).toEqual({ value: '2', atLeast: '3' });
  await player.play(1);
  expect(await given.offerOf(player, promotion.id)).toMatchObject({ status: 'CLAIMABLE', amount: '70' });
  await given.advance('P1D');
  // The rounds of the day before still count for its reward.
  expect(await given.collect(player, promotion)).toMatchObject({ amount: '70' });
  await expect(given.collect(player, promotion)).rejects.toThrow('promotion.conditions');
});

test('a player gets a share of the net loss of the week before, for rounds of that week alone', async () => {
  const brand = await given.venue.openBrand();
  const player = await given.newPlayer(brand.id);
  const promotion = await given.publish(
    brand.id,
    cashback(given.base({ budget: '1000000' }), { every: 'WEEK', basisPoints: 5000, cap: '100000' }),
  );
  const start = await player.balance();
  // More rounds than progress is counted again for.
  await player.play(60);
  const lost = start - (await player.balance());
  expect((await given.offerOf(player, promotion.id))?.status).not.toBe('CLAIMABLE');
  await given.advance('P7D');
  const before = await player.balance();
  const offer = await given.offerOf(player, promotion.id);
  if (lost < 2n) {
    expect(offer).toMatchObject({ status: 'IN_PROGRESS', amount: null });
    return;
  }
  expect(offer).toMatchObject({ status: 'CLAIMABLE', amount: `${lost / 2n}` });
  await given.collect(player, promotion);
  expect(await player.balance()).toBe(before + lost / 2n);
});

test('a player draws a wheel that can be repeated once the seed is revealed', async () => {
  const brand = await given.venue.openBrand();
  const player = await given.newPlayer(brand.id);
  const sectors = [
    { label: 'Nothing', weight: 2, amount: '0' },
    { label: 'Some', weight: 2, amount: '10' },
    { label: 'More', weight: 1, amount: '50' },
  ];
  const promotion = await given.publish(brand.id, dailyWheel(given.base(), { sectors }));
  const seeds = () =>
    given.ask<SeedPair>(
      player.token,
      `{ getSeeds(brandId: "${brand.id}") { serverSeedHash nonce clientSeed } }`,
    );
  const { serverSeedHash, nonce, clientSeed } = await seeds();
  expect(await given.offerOf(player, promotion.id)).toMatchObject({
    status: 'CLAIMABLE',
    amount: null,
    serverSeedHash,
  });
  const before = await player.balance();
  const { amount, draw } = await given.collect(player, promotion);
  expect(draw).toMatchObject({ serverSeedHash, serverSeed: null, nonce, clientSeed });
  expect((await given.listed(player)).items).toMatchObject([{ draw }]);
  expect(amount).toBe(sectors[draw?.sector ?? -1]?.amount);
  expect(await player.balance()).toBe(before + BigInt(amount));
  expect((await seeds()).nonce).toBe(nonce + 1);
  const { revealedServerSeed: serverSeed } = await given.mutate<SeedRotation>(
    'rotateSeeds',
    { brandId: brand.id, serverSeedHash },
    { token: player.token, type: 'RotateSeedsInput', fields: 'revealedServerSeed' },
  );
  const [reported] = (await given.listed(player)).items;
  if (!reported?.draw) throw new Error('There is no draw.');
  expect(reported.draw).toEqual({ ...draw, serverSeed });
  expect(JSON.parse(reported.draw.sectors)).toEqual(sectors);
  expect(checkWheelDraw({ ...reported.draw, serverSeed, sectors }).holds).toBe(true);
  expect((await given.readPromotion(promotion.id)).remaining).toBe(`${10_000n - BigInt(amount)}`);
});

test('a player is offered nothing that is for others', async () => {
  const brand = await given.venue.openBrand();
  const player = await given.newPlayer(brand.id);
  const rules = dailyGrant(given.base({ eligibility: { tiers: [3] } }), { amount: '100' });
  const forOthers = await given.publish(brand.id, rules);
  const dropped = await given.publish(
    brand.id,
    prizeDrop(given.base(), { fromX100: 100_000_000, gameIds: null, amount: '5', perPeriod: 'ONCE' }),
  );
  expect((await given.offers(player)).map(({ promotionId }) => promotionId)).toEqual([dropped.id]);
  await expect(given.collect(player, forOthers)).rejects.toThrow('promotion.not-eligible');
  await expect(given.collect(player, dropped)).rejects.toThrow('promotion.conditions');
  await expect(given.claim(player, {})).rejects.toThrow('promotionId');
  await expect(given.claim(player, { promotionId: dropped.id, code: 'X' })).rejects.toThrow('code');
});

test('unknown codes and codes for other players get the same refusal, at most ten times an hour', async () => {
  const brand = await given.venue.openBrand();
  const player = await given.newPlayer(brand.id);
  await given.publish(brand.id, promoCode(given.base(), { code: 'HARBOUR', amount: '50' }), 'PROMO_CODE');
  await given.publish(
    brand.id,
    promoCode(given.base({ eligibility: { tiers: [3] } }), { code: 'FOR-OTHERS', amount: '50' }),
    'PROMO_CODE',
  );
  const wrong = ['FOR-OTHERS', ...Array.from({ length: 9 }, (_none, index) => `NO-SUCH-CODE-${index}`)];
  // All of the next requests are in one hour.
  await given.advance(`PT${3600 - Math.floor((given.now().getTime() / 1000) % 3600)}S`);
  // A right code does not count, also if its reward was collected already.
  expect(await given.claim(player, { code: 'HARBOUR' })).toMatchObject({ amount: '50' });
  await expect(given.claim(player, { code: 'HARBOUR' })).rejects.toThrow('promotion.claimed');
  for (const code of wrong) await expect(given.claim(player, { code })).rejects.toThrow('promotion.missing');
  await expect(given.claim(player, { code: 'HARBOUR' })).rejects.toThrow('promotion.too-many-codes');
  await given.advance('PT1H');
  await expect(given.claim(player, { code: 'HARBOUR' })).rejects.toThrow('promotion.claimed');
});

test('a player who excluded themselves collects nothing, and later nothing for that time', async () => {
  const brand = await given.venue.openBrand();
  const player = await given.newPlayer(brand.id);
  const rules = welcomeGrant(given.base({ startsAt: brandStart, endsAt: null }), { amount: '500' });
  const promotion = await given.publish(brand.id, rules);
  await given.mutate(
    'excludeSelf',
    { brandId: brand.id, months: 6, everywhere: false, confirmation: 'Night Harbour' },
    { token: player.token, type: 'ExcludeSelfInput', fields: 'status' },
  );
  await expect(given.offers(player)).rejects.toThrow('player.self-excluded');
  await expect(given.collect(player, promotion)).rejects.toThrow('player.self-excluded');
  expect((await given.listed(player)).items).toEqual([]);
});

/** Before every player joined. */
const brandStart = '2026-01-01T00:00:00.000Z';
