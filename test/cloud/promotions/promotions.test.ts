import { beforeAll, describe, expect, test } from '@jest/globals';
import type { PromotionClaimConnection, SeedPair, SeedRotation } from '#domain/generated/types';
import {
  cashback,
  dailyGrant,
  dailyWheel,
  mission,
  prizeDrop,
  promoCode,
  welcomeGrant,
} from '#domain/promotions/presets';
import type { Condition, PromotionRules } from '#domain/promotions/rules';
import { rulesHash } from '#domain/promotions/rules';
import { checkWheelDraw } from '#domain/promotions/wheel';
import { promotionEnvironment, type PromotionEnvironment } from '#test/support/play/promotion-environment';

/** Promotions from the draft to the collected reward, by the public endpoints; the clock is advanced. */
let venue: PromotionEnvironment['venue'];
let manager: PromotionEnvironment['manager'];
let newPlayer: PromotionEnvironment['newPlayer'];
let advance: PromotionEnvironment['advance'];
let now: PromotionEnvironment['now'];
let ask: PromotionEnvironment['ask'];
let base: PromotionEnvironment['base'];
let mutate: PromotionEnvironment['mutate'];
let create: PromotionEnvironment['create'];
let step: PromotionEnvironment['step'];
let publish: PromotionEnvironment['publish'];
let readPromotion: PromotionEnvironment['readPromotion'];
let offers: PromotionEnvironment['offers'];
let offerOf: PromotionEnvironment['offerOf'];
let claim: PromotionEnvironment['claim'];
let collect: PromotionEnvironment['collect'];
let listed: PromotionEnvironment['listed'];
let requestIdNow: PromotionEnvironment['requestIdNow'];
beforeAll(async () => {
  ({
    venue,
    manager,
    newPlayer,
    advance,
    now,
    ask,
    base,
    mutate,
    create,
    step,
    publish,
    readPromotion,
    offers,
    offerOf,
    claim,
    collect,
    listed,
    requestIdNow,
  } = await promotionEnvironment('promotions.test'));
}, 120_000);

const dayMs = 24 * 60 * 60_000;

describe('a manager', () => {
  test('creates, changes and deletes drafts, which nobody else sees', async () => {
    const brand = await venue.openBrand();
    const player = await newPlayer(brand.id);
    const rules = dailyGrant(base(), { amount: '100' });
    const requestId = requestIdNow();
    const draft = await create(brand.id, rules, { requestId });
    expect(draft).toMatchObject({
      id: requestId,
      status: 'DRAFT',
      version: 1,
      remaining: '10000',
      claims: 0,
    });
    expect(await create(brand.id, rules, { requestId })).toEqual(draft);
    expect(JSON.parse(draft.rules)).toMatchObject({ promotionId: draft.id, brandId: brand.id, decimals: 2 });
    expect(await offers(player)).toEqual([]);
    await expect(collect(player, draft)).rejects.toThrow('promotion.missing');

    const changed = await mutate(
      'updatePromotion',
      {
        ...{ id: draft.id, expectedVersion: 1, type: 'DAILY_GRANT' },
        rules: JSON.stringify({ ...rules, name: 'Other coins' }),
      },
      { type: 'UpdatePromotionInput' },
    );
    expect(JSON.parse(changed.rules)).toMatchObject({ name: 'Other coins' });
    const remove = (expectedVersion: number) =>
      mutate('deletePromotion', { id: draft.id, expectedVersion }, { fields: '' });
    await expect(remove(1)).rejects.toThrow('promotion.stale');
    await remove(2);
    await expect(readPromotion(draft.id)).rejects.toThrow('promotion.missing');
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
  ])('cannot save rules with a fault at "%s": %s', async (path, code, change) => {
    const brand = await venue.openBrand();
    const rules = change(dailyGrant(base(), { amount: '100' })) as PromotionRules;
    await expect(create(brand.id, rules)).rejects.toThrow(
      `promotion.rules {"kind":"invalid","path":"${path}","code":"${code}"}`,
    );
  });

  test('publishes final rules, pauses, resumes and cancels', async () => {
    const brand = await venue.openBrand();
    const player = await newPlayer(brand.id);
    const published = await publish(brand.id, dailyGrant(base(), { amount: '100' }));
    expect(published).toMatchObject({ status: 'ACTIVE', version: 2 });
    expect(published.rulesHash).toBe(rulesHash(JSON.parse(published.rules) as PromotionRules));
    await expect(
      mutate(
        'updatePromotion',
        { id: published.id, expectedVersion: 2, type: 'DAILY_GRANT', rules: published.rules },
        { type: 'UpdatePromotionInput' },
      ),
    ).rejects.toThrow('promotion.wrong-status');

    const paused = await step('pausePromotion', published);
    expect(paused.status).toBe('PAUSED');
    expect(await offers(player)).toEqual([]);
    await expect(collect(player, published)).rejects.toThrow('promotion.closed');
    const resumed = await step('resumePromotion', paused);
    await collect(player, published);
    const cancelled = await mutate(
      'cancelPromotion',
      { id: published.id, expectedVersion: resumed.version, reason: 'The budget is needed elsewhere.' },
      { type: 'CancelPromotionInput' },
    );
    expect(cancelled).toMatchObject({ status: 'CANCELLED', remaining: '9900', claims: 1 });
    expect((await listed(player)).items).toHaveLength(1);
    expect(await offers(player)).toEqual([]);
  });

  test('sees who collected rewards, and has ten published promotions at most', async () => {
    const brand = await venue.openBrand();
    const player = await newPlayer(brand.id);
    const code = (n: number) => promoCode(base(), { code: `CODE-${n}`, amount: '1' });
    const first = await publish(brand.id, code(0));
    await expect(publish(brand.id, code(0))).rejects.toThrow('promotion.code-taken');
    for (let n = 1; n < 10; n += 1) await publish(brand.id, code(n));
    await expect(publish(brand.id, code(10))).rejects.toThrow('promotion.too-many');
    await claim(player, { code: ' code-0 ' });
    const { items } = await ask<PromotionClaimConnection>(
      manager,
      `{ listPromotionClaims(promotionId: "${first.id}") { items { userId displayName amount } } }`,
    );
    expect(items).toEqual([{ userId: player.sub, displayName: 'Scale', amount: '1' }]);
  });
});

describe('a player', () => {
  test('collects daily coins once a day, whatever is asked again', async () => {
    const brand = await venue.openBrand();
    const player = await newPlayer(brand.id);
    const promotion = await publish(brand.id, dailyGrant(base(), { amount: '100' }));
    const before = await player.balance();
    expect(await offerOf(player, promotion.id)).toMatchObject({ status: 'CLAIMABLE', amount: '100' });
    const request = { promotionId: promotion.id, requestId: requestIdNow() };
    const collected = await claim(player, request);
    expect(collected).toMatchObject({ amount: '100', draw: null, rulesHash: promotion.rulesHash });
    expect(await claim(player, request)).toEqual(collected);
    await expect(collect(player, promotion)).rejects.toThrow('promotion.claimed');
    expect(await player.balance()).toBe(before + 100n);
    const offer = await offerOf(player, promotion.id);
    expect(offer).toMatchObject({ status: 'CLAIMED', amount: null });
    expect(Date.parse(offer?.opensAt ?? '') % dayMs).toBe(0);

    await advance(`PT${Math.ceil((dayMs - (now().getTime() % dayMs)) / 1000)}S`);
    // The request of the day before finds its claim.
    expect(await claim(player, request)).toEqual(collected);
    await collect(player, promotion);
    expect(await player.balance()).toBe(before + 200n);
    expect(await readPromotion(promotion.id)).toMatchObject({ remaining: '9800', claims: 2 });
    expect((await listed(player)).items.map(({ amount }) => amount)).toEqual(['100', '100']);
  });

  test('collects one of 16 requests at once', async () => {
    const brand = await venue.openBrand();
    const player = await newPlayer(brand.id);
    const promotion = await publish(
      brand.id,
      welcomeGrant(base({ startsAt: brandStart }), { amount: '500' }),
    );
    const before = await player.balance();
    const answers = await Promise.allSettled(Array.from({ length: 16 }, () => collect(player, promotion)));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await player.balance()).toBe(before + 500n);
    expect(await readPromotion(promotion.id)).toMatchObject({ remaining: '9500', claims: 1 });
  });

  test('uses the budget completely, and never more', async () => {
    const brand = await venue.openBrand();
    const players = await Promise.all(Array.from({ length: 8 }, () => newPlayer(brand.id)));
    // 5 rewards, split over 64 parts that are smaller than a reward.
    const promotion = await publish(brand.id, dailyGrant(base({ budget: '590' }), { amount: '100' }));
    const answers = await Promise.allSettled(players.map((player) => collect(player, promotion)));
    const refusals = answers.flatMap((answer) =>
      answer.status === 'rejected' ? [(answer.reason as Error).message] : [],
    );
    for (const refusal of refusals) expect(refusal).toMatch(/promotion\.budget-used|write\.collided/);
    // Whoever met others at every attempt asks again.
    for (const player of players)
      await collect(player, promotion).catch((fault: unknown) => {
        expect(String(fault)).toMatch(/promotion\.(budget-used|claimed)/);
      });
    expect(await readPromotion(promotion.id)).toMatchObject({ remaining: '90', claims: 5, status: 'ENDED' });
  });

  test('collects no more rewards than maxClaims', async () => {
    const brand = await venue.openBrand();
    const players = await Promise.all(Array.from({ length: 3 }, () => newPlayer(brand.id)));
    const promotion = await publish(brand.id, dailyGrant(base({ maxClaims: 2 }), { amount: '1' }));
    const answers = [];
    for (const player of players)
      answers.push(await collect(player, promotion).catch((fault: unknown) => String(fault)));
    expect(answers).toEqual([
      expect.objectContaining({ amount: '1' }),
      expect.objectContaining({ amount: '1' }),
      expect.stringContaining('promotion.budget-used'),
    ]);
  });

  test('meets the tasks of a mission by playing', async () => {
    const brand = await venue.openBrand();
    const player = await newPlayer(brand.id);
    const tasks: Condition[] = [
      {
        ...{ measure: 'COUNT', of: 'ROUNDS', from: null, atLeast: '3' },
        ...{ within: { kind: 'PERIOD' }, gameIds: null },
      },
      {
        ...{ measure: 'SUM', of: 'BETS', from: null, atLeast: '30' },
        ...{ within: { kind: 'PROMOTION' }, gameIds: [venue.gameId] },
      },
    ];
    const rules = mission(base(), { tasks, amount: '70', perPeriod: 'DAY' });
    await player.play(1);
    const promotion = await publish(brand.id, {
      ...rules,
      schedule: { ...rules.schedule, startsAt: now().toISOString() },
    });
    expect(await offerOf(player, promotion.id)).toMatchObject({
      status: 'IN_PROGRESS',
      progress: [
        { value: '0', atLeast: '3' },
        { value: '0', atLeast: '30' },
      ],
    });
    await advance('PT1S');
    await player.play(2);
    await expect(collect(player, promotion)).rejects.toThrow('promotion.conditions');
    expect((await offerOf(player, promotion.id))?.progress[0]).toEqual({ value: '2', atLeast: '3' });
    await player.play(1);
    expect(await offerOf(player, promotion.id)).toMatchObject({ status: 'CLAIMABLE', amount: '70' });
    await advance('P1D');
    // The rounds of the day before still count for its reward.
    expect(await collect(player, promotion)).toMatchObject({ amount: '70' });
    await expect(collect(player, promotion)).rejects.toThrow('promotion.conditions');
  });

  test('gets a share of the net loss of the week before, for rounds of that week alone', async () => {
    const brand = await venue.openBrand();
    const player = await newPlayer(brand.id);
    const promotion = await publish(
      brand.id,
      cashback(base({ budget: '1000000' }), { every: 'WEEK', basisPoints: 5000, cap: '100000' }),
    );
    const start = await player.balance();
    // More rounds than progress is counted again for.
    await player.play(60);
    const lost = start - (await player.balance());
    expect((await offerOf(player, promotion.id))?.status).not.toBe('CLAIMABLE');
    await advance('P7D');
    const before = await player.balance();
    const offer = await offerOf(player, promotion.id);
    if (lost < 2n) {
      expect(offer).toMatchObject({ status: 'IN_PROGRESS', amount: null });
      return;
    }
    expect(offer).toMatchObject({ status: 'CLAIMABLE', amount: `${lost / 2n}` });
    await collect(player, promotion);
    expect(await player.balance()).toBe(before + lost / 2n);
  });

  test('draws a wheel that can be repeated once the seed is revealed', async () => {
    const brand = await venue.openBrand();
    const player = await newPlayer(brand.id);
    const sectors = [
      { label: 'Nothing', weight: 2, amount: '0' },
      { label: 'Some', weight: 2, amount: '10' },
      { label: 'More', weight: 1, amount: '50' },
    ];
    const promotion = await publish(brand.id, dailyWheel(base(), { sectors }));
    const seeds = () =>
      ask<SeedPair>(player.token, `{ getSeeds(brandId: "${brand.id}") { serverSeedHash nonce clientSeed } }`);
    const { serverSeedHash, nonce, clientSeed } = await seeds();
    expect(await offerOf(player, promotion.id)).toMatchObject({
      status: 'CLAIMABLE',
      amount: null,
      serverSeedHash,
    });
    const before = await player.balance();
    const { amount, draw } = await collect(player, promotion);
    expect(draw).toMatchObject({ serverSeedHash, serverSeed: null, nonce, clientSeed });
    expect((await listed(player)).items).toMatchObject([{ draw }]);
    expect(amount).toBe(sectors[draw?.sector ?? -1]?.amount);
    expect(await player.balance()).toBe(before + BigInt(amount));
    expect((await seeds()).nonce).toBe(nonce + 1);
    const { revealedServerSeed: serverSeed } = await mutate<SeedRotation>(
      'rotateSeeds',
      { brandId: brand.id, serverSeedHash },
      { token: player.token, type: 'RotateSeedsInput', fields: 'revealedServerSeed' },
    );
    const [reported] = (await listed(player)).items;
    if (!reported?.draw) throw new Error('There is no draw.');
    expect(reported.draw).toEqual({ ...draw, serverSeed });
    expect(JSON.parse(reported.draw.sectors)).toEqual(sectors);
    expect(checkWheelDraw({ ...reported.draw, serverSeed, sectors }).holds).toBe(true);
    expect((await readPromotion(promotion.id)).remaining).toBe(`${10_000n - BigInt(amount)}`);
  });

  test('is offered nothing that is for others', async () => {
    const brand = await venue.openBrand();
    const player = await newPlayer(brand.id);
    const rules = dailyGrant(base({ eligibility: { tiers: [3] } }), { amount: '100' });
    const forOthers = await publish(brand.id, rules);
    const dropped = await publish(
      brand.id,
      prizeDrop(base(), { fromX100: 100_000_000, gameIds: null, amount: '5', perPeriod: 'ONCE' }),
    );
    expect((await offers(player)).map(({ promotionId }) => promotionId)).toEqual([dropped.id]);
    await expect(collect(player, forOthers)).rejects.toThrow('promotion.not-eligible');
    await expect(collect(player, dropped)).rejects.toThrow('promotion.conditions');
    await expect(claim(player, { code: 'NO-SUCH-CODE' })).rejects.toThrow('promotion.missing');
    await expect(claim(player, {})).rejects.toThrow('promotionId');
    await expect(claim(player, { promotionId: dropped.id, code: 'X' })).rejects.toThrow('code');
  });

  test('who excluded themselves collects nothing, and later nothing for that time', async () => {
    const brand = await venue.openBrand();
    const player = await newPlayer(brand.id);
    const rules = welcomeGrant(base({ startsAt: brandStart, endsAt: null }), { amount: '500' });
    const promotion = await publish(brand.id, rules);
    await mutate(
      'excludeSelf',
      { brandId: brand.id, months: 6, everywhere: false, confirmation: 'Night Harbour' },
      { token: player.token, type: 'ExcludeSelfInput', fields: 'status' },
    );
    await expect(offers(player)).rejects.toThrow('player.self-excluded');
    await expect(collect(player, promotion)).rejects.toThrow('player.self-excluded');
    expect((await listed(player)).items).toEqual([]);
  });
});

/** Before every player joined. */
const brandStart = '2026-01-01T00:00:00.000Z';
