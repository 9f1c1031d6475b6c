import { beforeAll, expect, test } from '@jest/globals';
import type {
  AuditEventConnection,
  Brand,
  NotificationConnection,
  Tournament,
} from '#domain/generated/types';
import { dailyGrant } from '#domain/promotions/presets';
import { until } from 'cdk-local-cloud/testing';
import type { PlayingPlayer } from '#test/world/play/play-environment';
import { tournamentCalls } from '#test/world/play/tournament-calls';
import { promotionEnvironment, type PromotionEnvironment } from '#test/world/play/promotion-environment';

/** Promotions above the daily threshold of the coin: a second manager confirms them. */
let venue: PromotionEnvironment['venue'];
let manager: PromotionEnvironment['manager'];
let newPlayer: PromotionEnvironment['newPlayer'];
let requestIdNow: PromotionEnvironment['requestIdNow'];
let advance: PromotionEnvironment['advance'];
let ask: PromotionEnvironment['ask'];
let base: PromotionEnvironment['base'];
let mutate: PromotionEnvironment['mutate'];
let create: PromotionEnvironment['create'];
let step: PromotionEnvironment['step'];
let publish: PromotionEnvironment['publish'];
let offers: PromotionEnvironment['offers'];
let collect: PromotionEnvironment['collect'];
let tournaments: ReturnType<typeof tournamentCalls>;
beforeAll(async () => {
  const given = await promotionEnvironment('confirmation.test');
  ({ venue, manager, newPlayer, requestIdNow, advance, ask, base, mutate, create, step, publish } = given);
  ({ offers, collect } = given);
  tournaments = tournamentCalls(given);
});

const threshold = '5000';
const rulesOf = (budget: string, changes: Parameters<typeof base>[0] = {}) =>
  dailyGrant(base({ budget, ...changes }), { amount: '100' });

/** A brand with a threshold, and two players of it with level ADMIN. */
async function brandWithAdmins(above: string | null = threshold) {
  const brand = await venue.openBrand();
  await saveThreshold(brand.id, above);
  const [ann, ben] = [await newAdmin(brand.id), await newAdmin(brand.id)];
  return { brand, ann, ben };
}

async function saveThreshold(brandId: string, confirmPromotionsAbove: string | null, token = manager) {
  const fields = 'version coinTypes { code confirmPromotionsAbove }';
  const { version } = await ask<Brand>(token, `{ getBrand(id: "${brandId}") { ${fields} } }`);
  const coin = {
    ...{ code: 'GOLD', name: 'Gold', kind: 'PLAY', decimals: 2, dailyGrant: '0' },
    ...{ signupGrant: '1000000000', maxBalance: '9000000000000000', confirmPromotionsAbove },
  };
  return mutate<Brand>(
    'saveCoinType',
    { brandId, expectedVersion: version, ...coin },
    { token, type: 'SaveCoinTypeInput', fields },
  );
}

async function newAdmin(brandId: string): Promise<PlayingPlayer> {
  const player = await newPlayer(brandId);
  await mutate(
    'setBrandUserLevel',
    { brandId, userId: player.sub, expectedVersion: 1, level: 'ADMIN' },
    { type: 'BrandUserLevelInput', fields: 'level' },
  );
  return player;
}

const notified = async ({ token }: PlayingPlayer) =>
  (
    await ask<NotificationConnection>(
      token,
      `{ listNotifications { items { action name reason brandId promotionId } } }`,
    )
  ).items;
const awaiting = async (brandId: string, { token }: PlayingPlayer) =>
  (
    await ask<{ items: { id: string }[] }>(
      token,
      `{ listPromotions(brandId: "${brandId}", awaiting: true) { items { id } } }`,
    )
  ).items.map(({ id }) => id);

test('a second admin of the brand confirms a promotion, never the one who submitted it', async () => {
  const { brand, ann, ben } = await brandWithAdmins();
  const player = await newPlayer(brand.id);
  const draft = await create(brand.id, rulesOf('5001'), {}, ann.token);
  const submitted = await step('publishPromotion', draft, ann.token);
  expect(submitted).toMatchObject({ status: 'AWAITING_CONFIRMATION', submittedBy: ann.sub, version: 2 });
  expect(await offers(player)).toEqual([]);
  await expect(collect(player, submitted)).rejects.toThrow('promotion.missing');
  expect(await awaiting(brand.id, ben)).toEqual([submitted.id]);

  await expect(step('confirmPromotion', submitted, ann.token)).rejects.toThrow('promotion.own');
  await expect(step('confirmPromotion', submitted, player.token)).rejects.toThrow('promotion.missing');
  const asked = await until(async () => {
    const items = await notified(ben);
    return items.length > 0 ? items : undefined;
  });
  expect(asked).toEqual([
    {
      ...{ action: 'PROMOTION_SUBMITTED', name: 'Harbour coins', reason: null },
      ...{ brandId: brand.id, promotionId: submitted.id },
    },
  ]);

  const confirmed = await step('confirmPromotion', submitted, ben.token);
  expect(confirmed).toMatchObject({ status: 'ACTIVE', rulesHash: submitted.rulesHash, remaining: '5001' });
  expect(await awaiting(brand.id, ben)).toEqual([]);
  expect(await collect(player, confirmed)).toMatchObject({ amount: '100' });
  await expect(step('confirmPromotion', confirmed, ben.token)).rejects.toThrow('promotion.wrong-status');
  const decided = await until(async () => {
    const items = await notified(ann);
    return items.length > 0 ? items : undefined;
  });
  expect(decided).toMatchObject([{ action: 'PROMOTION_CONFIRMED', promotionId: submitted.id }]);
  expect(await notified(player)).toEqual([]);

  const { history } = await ask<{ history: AuditEventConnection }>(
    manager,
    `{ getBrand(id: "${brand.id}") { history { items { action actor } } } }`,
  );
  expect(history.items.slice(0, 2)).toEqual([
    { action: 'PROMOTION_CONFIRMED', actor: ben.sub },
    { action: 'PROMOTION_SUBMITTED', actor: ann.sub },
  ]);
});

test('a rejected promotion is a draft again, with the reason', async () => {
  const { brand, ann, ben } = await brandWithAdmins();
  const submitted = await step(
    'publishPromotion',
    await create(brand.id, rulesOf('9000'), {}, ann.token),
    ann.token,
  );
  const reject = (by: PlayingPlayer, expectedVersion: number, reason: string) =>
    mutate(
      'rejectPromotion',
      { id: submitted.id, expectedVersion, reason },
      { token: by.token, type: 'RejectPromotionInput' },
    );
  await expect(reject(ben, 2, ' ')).rejects.toThrow('reason');
  await expect(reject(ben, 1, 'Too much.')).rejects.toThrow('promotion.stale');
  const rejected = await reject(ben, 2, 'Half of it is enough.');
  expect(rejected).toMatchObject({
    ...{ status: 'DRAFT', rejectReason: 'Half of it is enough.', submittedBy: null, rulesHash: null },
  });
  const decided = await until(async () => {
    const items = await notified(ann);
    return items.length > 0 ? items : undefined;
  });
  expect(decided).toMatchObject([{ action: 'PROMOTION_REJECTED', reason: 'Half of it is enough.' }]);

  const changed = await mutate(
    'updatePromotion',
    { id: rejected.id, expectedVersion: 3, type: 'DAILY_GRANT', rules: JSON.stringify(rulesOf('5000')) },
    { token: ann.token, type: 'UpdatePromotionInput' },
  );
  expect(await step('publishPromotion', changed, ann.token)).toMatchObject({
    status: 'ACTIVE',
    rejectReason: null,
  });
});

test('the rules of a promotion that waits cannot be changed, deleted, paused or cancelled', async () => {
  const { brand, ann } = await brandWithAdmins();
  const submitted = await step(
    'publishPromotion',
    await create(brand.id, rulesOf('9000'), {}, ann.token),
    ann.token,
  );
  const input = { id: submitted.id, expectedVersion: 2 };
  for (const [field, more, type, fields] of [
    [
      'updatePromotion',
      { type: 'DAILY_GRANT', rules: JSON.stringify(rulesOf('1000')) },
      'UpdatePromotionInput',
      'id',
    ],
    ['deletePromotion', {}, 'PromotionInput', ''],
    ['publishPromotion', {}, 'PromotionInput', 'id'],
    ['pausePromotion', {}, 'PromotionInput', 'id'],
    ['cancelPromotion', { reason: 'Not needed.' }, 'CancelPromotionInput', 'id'],
  ] as const)
    await expect(mutate(field, { ...input, ...more }, { type, fields })).rejects.toThrow(
      'promotion.wrong-status {"kind":"conflict","status":"AWAITING_CONFIRMATION"}',
    );
});

test('two admins who confirm at the same time open one budget', async () => {
  const { brand, ann, ben } = await brandWithAdmins();
  const submitted = await step(
    'publishPromotion',
    await create(brand.id, rulesOf('9000'), {}, ann.token),
    ann.token,
  );
  const answers = await Promise.allSettled([
    step('confirmPromotion', submitted, ben.token),
    step('confirmPromotion', submitted),
  ]);
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const { items } = await ask<{ items: object[] }>(
    manager,
    `{ listPromotions(brandId: "${brand.id}") { items { status remaining } } }`,
  );
  expect(items).toEqual([{ status: 'ACTIVE', remaining: '9000' }]);
});

test('a promotion that ended while it waited cannot be confirmed', async () => {
  const { brand, ann, ben } = await brandWithAdmins();
  const endsAt = new Date(Date.parse(base().startsAt) + 2 * 60 * 60_000).toISOString();
  const rules = rulesOf('9000', { endsAt });
  const submitted = await step('publishPromotion', await create(brand.id, rules, {}, ann.token), ann.token);
  await advance('PT3H');
  await expect(step('confirmPromotion', submitted, ben.token)).rejects.toThrow('promotion.past');
});

test('an admin of the brand whose level is newer than the submission does not confirm it', async () => {
  const { brand, ann, ben } = await brandWithAdmins();
  const draft = await create(brand.id, rulesOf('9000'), {}, ann.token);
  const submitted = await step('publishPromotion', draft, ann.token);
  const eve = await newAdmin(brand.id);
  await expect(step('confirmPromotion', submitted, eve.token)).rejects.toThrow('confirmation.level-too-new');
  expect(await step('confirmPromotion', submitted, ben.token)).toMatchObject({ status: 'ACTIVE' });
  // Managers collect no rewards.
  expect(await offers(ben)).toEqual([]);
});

test('a budget at the threshold, or without a threshold, needs nobody else', async () => {
  const { brand } = await brandWithAdmins();
  expect(await publish(brand.id, rulesOf(threshold))).toMatchObject({ status: 'ACTIVE' });
  const other = await brandWithAdmins(null);
  expect(await publish(other.brand.id, rulesOf('900000000'))).toMatchObject({ status: 'ACTIVE' });
});

test('promotions and grants of a day above the threshold together need a second admin', async () => {
  const { brand, ann, ben } = await brandWithAdmins();
  const player = await newPlayer(brand.id);
  const publishedBy = async ({ token }: PlayingPlayer, budget: string) =>
    step('publishPromotion', await create(brand.id, rulesOf(budget), {}, token), token);
  const grant = (amount: string) =>
    mutate(
      'grantCoins',
      {
        ...{ brandId: brand.id, userId: player.sub, coin: 'GOLD', amount },
        ...{ reason: 'For a lost round', requestId: requestIdNow() },
      },
      { token: ann.token, type: 'MoveCoinsInput', fields: 'state' },
    );
  expect(await publishedBy(ann, '3000')).toMatchObject({ status: 'ACTIVE' });
  await grant('1000');
  await expect(grant('1001')).rejects.toThrow('grant.above-allowance');
  // A second account of a manager has no limit of its own.
  const submitted = await publishedBy(ben, '1001');
  expect(submitted).toMatchObject({ status: 'AWAITING_CONFIRMATION' });
  expect(await step('confirmPromotion', submitted, ann.token)).toMatchObject({ status: 'ACTIVE' });
  // What was confirmed does not count.
  expect(await publishedBy(ben, '1000')).toMatchObject({ status: 'ACTIVE' });
  await advance('P1D');
  expect(await publishedBy(ann, threshold)).toMatchObject({ status: 'ACTIVE' });
});

test('another admin than the one who set them publishes prizes above the threshold', async () => {
  const { brand, ann, ben } = await brandWithAdmins();
  const { draft, publish: publishTournament, rulesFrom } = tournaments;
  const prizesOf = (amount: string) => ({ prizes: [{ rankFrom: 1, rankTo: 1, amount }] });
  const update = ({ id, version }: Tournament, changes: object, { token }: PlayingPlayer) =>
    mutate<Tournament>(
      'updateTournament',
      { id, expectedVersion: version, rules: rulesFrom(changes) },
      { token, type: 'UpdateTournamentInput', fields: 'id version status prizesSetBy' },
    );

  const large = await draft(brand.id, prizesOf('5001'), ann.token);
  await expect(publishTournament(large, ann.token)).rejects.toThrow('tournament.own');
  // A manager who changes only the name has not set the prizes.
  const renamed = await update(large, { ...prizesOf('5001'), name: 'Saturday Sprint' }, ben);
  expect(renamed).toMatchObject({ status: 'DRAFT', prizesSetBy: ann.sub });
  await expect(publishTournament(renamed, ann.token)).rejects.toThrow('tournament.own');
  const eve = await newAdmin(brand.id);
  await expect(publishTournament(renamed, eve.token)).rejects.toThrow('confirmation.level-too-new');
  expect(await publishTournament(renamed, ben.token)).toMatchObject({ status: 'SCHEDULED' });

  // Alone, a manager publishes prizes up to the threshold of the day.
  expect(
    await publishTournament(await draft(brand.id, prizesOf('4000'), ann.token), ann.token),
  ).toMatchObject({ status: 'SCHEDULED' });
  const second = await draft(brand.id, prizesOf('1001'), ann.token);
  await expect(publishTournament(second, ann.token)).rejects.toThrow('tournament.own');
  const smaller = await update(second, prizesOf('1000'), ann);
  expect(await publishTournament(smaller, ann.token)).toMatchObject({ status: 'SCHEDULED' });
  expect(await publish(brand.id, rulesOf('100'))).toMatchObject({ status: 'AWAITING_CONFIRMATION' });
});

test('admins of the brand set the threshold, which players do not see', async () => {
  const { brand, ann } = await brandWithAdmins();
  const player = await newPlayer(brand.id);
  const query = `{ getBrand(id: "${brand.id}") { coinTypes { confirmPromotionsAbove } } }`;
  expect(await ask(player.token, query)).toEqual({ coinTypes: [{ confirmPromotionsAbove: null }] });
  expect(await ask(ann.token, query)).toEqual({ coinTypes: [{ confirmPromotionsAbove: threshold }] });
  expect(await saveThreshold(brand.id, '0', ann.token)).toMatchObject({
    coinTypes: [{ confirmPromotionsAbove: '0' }],
  });
  expect(await publish(brand.id, rulesOf('100'))).toMatchObject({ status: 'AWAITING_CONFIRMATION' });
  await expect(saveThreshold(brand.id, '-1', ann.token)).rejects.toThrow('input.invalid');
  await expect(saveThreshold(brand.id, '1', player.token)).rejects.toThrow('brand.level-too-low');
});
