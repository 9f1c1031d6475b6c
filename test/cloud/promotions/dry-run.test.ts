import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Promotion, PromotionDryRun } from '#domain/generated/types';
import {
  cashback,
  dailyGrant,
  dailyWheel,
  freeRounds,
  mission,
  promoCode,
  welcomeGrant,
} from '#domain/promotions/presets';
import type { Condition } from '#domain/promotions/rules';
import { joinedPlayers } from '#lambda/stores/brands/joined-players';
import { recentRounds } from '#lambda/stores/tournaments/wallet-rounds';
import type { PlayingPlayer } from '#test/world/play/play-environment';
import { promotionEnvironment, type PromotionEnvironment } from '#test/world/play/promotion-environment';

/** Dry runs of promotions by the public endpoint, after real rounds. */
let given: PromotionEnvironment;
beforeAll(async () => {
  given = await promotionEnvironment('dry-run.test');
});

const dayMs = 24 * 60 * 60_000;
const beforeEverybody = '2026-01-01T00:00:00.000Z';
const fields = `promotionId coin decimals from to players qualifyingPlayers claims beyondLimits expectedCost reservedCost
  reasons { reason players } assumesEverybody isPartial playerLimit roundLimit playerRoundLimit
  qualified { userId displayName claims { period at amount largestAmount } }`;

const dryRun = (
  { id }: Pick<Promotion, 'id'>,
  { days, token = given.manager }: { readonly days?: number | null; readonly token?: string } = {},
) =>
  given.ask<PromotionDryRun>(
    token,
    `query ($id: ID!, $days: Int) { dryRunPromotion(promotionId: $id, days: $days) { ${fields} } }`,
    { id, ...(days !== undefined && { days }) },
  );

const playersOf = async (brandId: string, ...rounds: readonly number[]): Promise<PlayingPlayer[]> => {
  const players: PlayingPlayer[] = [];
  for (const count of rounds) {
    const player = await given.newPlayer(brandId);
    await player.play(count);
    players.push(player);
  }
  return players;
};

/** So that no test plays over midnight. */
const untilTomorrow = () =>
  given.advance(`PT${Math.ceil((dayMs - (given.now().getTime() % dayMs)) / 1000) + 1}S`);

const threeRounds: Condition = {
  ...{ measure: 'COUNT', of: 'ROUNDS', from: null, atLeast: '3' },
  ...{ within: { kind: 'PERIOD' }, gameIds: null },
};
const missionRules = (changes: Parameters<PromotionEnvironment['base']>[0] = {}) =>
  mission(given.base(changes), { tasks: [threeRounds], amount: '70', perPeriod: 'ONCE' });

test('counts players who qualify by their rounds, and says why others do not', async () => {
  const brand = await given.venue.openBrand();
  const [ann] = await playersOf(brand.id, 3, 1, 0);
  const draft = await given.create(brand.id, missionRules());
  const result = await dryRun(draft);
  expect(result).toEqual({
    ...{ promotionId: draft.id, coin: 'GOLD', decimals: 2 },
    ...{ from: expect.any(String), to: expect.any(String) },
    ...{ players: 3, qualifyingPlayers: 1, claims: 1, beyondLimits: 0 },
    ...{ expectedCost: '70', reservedCost: '70', assumesEverybody: false },
    reasons: expect.arrayContaining([
      { reason: 'CONDITIONS', players: 1 },
      { reason: 'NO_EVENT', players: 1 },
    ]),
    ...{ isPartial: false, playerLimit: 200, roundLimit: 10_000, playerRoundLimit: 1000 },
    qualified: [
      {
        userId: ann?.sub,
        displayName: 'Scale',
        claims: [{ period: 'ONCE', at: expect.any(String), amount: '70', largestAmount: '70' }],
      },
    ],
  });
  expect(Date.parse(result.to) - Date.parse(result.from)).toBe(7 * dayMs);
  expect(await given.readPromotion(draft.id)).toMatchObject({ status: 'DRAFT', version: 1 });

  // The rounds are older than the span.
  await given.advance('P3D');
  expect(await dryRun(draft, { days: 2 })).toMatchObject({
    ...{ qualifyingPlayers: 0, expectedCost: '0', reasons: [{ reason: 'NO_EVENT', players: 3 }] },
  });
  expect(await dryRun(draft, { days: 31 })).toMatchObject({ qualifyingPlayers: 1 });
});

test('costs what players then collect, who are not counted again', async () => {
  const brand = await given.venue.openBrand();
  await untilTomorrow();
  const players = await playersOf(brand.id, 40, 25, 30);
  await given.advance('P1D');
  const rules = cashback(given.base({ startsAt: beforeEverybody, budget: '1000000' }), {
    ...{ every: 'DAY', basisPoints: 5000, cap: '100000' },
  });
  const draft = await given.create(brand.id, rules, { type: 'CASHBACK' });
  const before = await dryRun(draft);

  const published = await given.step('publishPromotion', draft);
  const paid = new Map<string, bigint>();
  for (const player of players) {
    const claim = await given.collect(player, published).catch((refusal: unknown) => String(refusal));
    if (typeof claim === 'string') expect(claim).toContain('promotion.conditions');
    else paid.set(player.sub, BigInt(claim.amount));
  }
  const sum = [...paid.values()].reduce((total, amount) => total + amount, 0n);
  expect(before).toMatchObject({ claims: paid.size, expectedCost: `${sum}`, reservedCost: `${sum}` });
  const amounts = before.qualified.map(({ userId, claims }) => [userId, BigInt(claims[0]?.amount ?? -1)]);
  expect(new Map(amounts as [string, bigint][])).toEqual(paid);

  const after = await dryRun(published);
  expect(after).toMatchObject({ players: 3, qualifyingPlayers: 0, claims: 0, expectedCost: '0' });
  const claimed = after.reasons.find(({ reason }) => reason === 'PERIOD_CLAIMED');
  expect(claimed?.players ?? 0).toBe(paid.size);
});

test('counts days with rounds as visits, and welcomes who joined in the time', async () => {
  const brand = await given.venue.openBrand();
  await untilTomorrow();
  const [ann] = await playersOf(brand.id, 2, 0);
  await given.advance('P1D');
  await (await ann?.restartGameSession())?.playRound();
  const daily = await given.create(brand.id, dailyGrant(given.base(), { amount: '100' }));
  expect(await dryRun(daily)).toMatchObject({
    ...{ qualifyingPlayers: 1, claims: 2, expectedCost: '200' },
    ...{ reasons: [{ reason: 'NO_EVENT', players: 1 }] },
  });
  const welcome = await given.create(brand.id, welcomeGrant(given.base(), { amount: '500' }));
  expect(await dryRun(welcome)).toMatchObject({ qualifyingPlayers: 2, expectedCost: '1000' });
  await given.advance('P9D');
  expect(await dryRun(welcome)).toMatchObject({ qualifyingPlayers: 0 });
});

test('costs the average of a wheel, and shows the largest prize of each turn', async () => {
  const brand = await given.venue.openBrand();
  await playersOf(brand.id, 1, 1);
  const sectors = [
    { label: 'Nothing', weight: 3, amount: '0' },
    { label: 'Much', weight: 1, amount: '100' },
  ];
  const draft = await given.create(brand.id, dailyWheel(given.base(), { sectors }));
  const result = await dryRun(draft);
  expect(result).toMatchObject({ claims: 2, expectedCost: '50', reservedCost: '200' });
  expect(result.qualified[0]?.claims).toMatchObject([{ amount: null, largestAmount: '100' }]);
});

test('costs free rounds by the RTP of their game', async () => {
  const brand = await given.venue.openBrand();
  await playersOf(brand.id, 1, 0);
  const bet = 1000n;
  const rounds = { gameId: given.venue.gameId, count: 10, bet: `${bet}`, maxWin: '90000' };
  const draft = await given.create(brand.id, freeRounds(given.base({ budget: '200000' }), rounds));
  const [game] = await given.ask<readonly { live: { rtp: string } }[]>(
    given.manager,
    `{ listBrandGames(brandId: "${brand.id}") { live { rtp } } }`,
  );
  const rtp = Number(game?.live.rtp);
  const result = await dryRun(draft);
  expect(result).toMatchObject({ claims: 1, reservedCost: '90000' });
  expect(Number(result.expectedCost)).toBe(Math.round(rtp * 10 * Number(bet)));
});

test('assumes that everybody enters a code, except excluded players, and stops at the budget', async () => {
  const brand = await given.venue.openBrand();
  const [ann] = await playersOf(brand.id, 0, 0, 0);
  if (!ann) throw new Error('There is no player.');
  await given.mutate(
    'excludeSelf',
    { brandId: brand.id, months: 6, everywhere: false, confirmation: 'Night Harbour' },
    { token: ann.token, type: 'ExcludeSelfInput', fields: 'status' },
  );
  const draft = await given.create(
    brand.id,
    promoCode(given.base({ budget: '150' }), { code: 'TIDE-25', amount: '100' }),
  );
  const result = await dryRun(draft);
  expect(result).toMatchObject({
    ...{ assumesEverybody: true, qualifyingPlayers: 1, claims: 1, beyondLimits: 1, expectedCost: '100' },
  });
  expect(new Set(result.reasons.map(({ reason }) => reason))).toEqual(new Set(['PROTECTED', 'LIMITS']));
});

test('reads at most so many players and rounds', async () => {
  const brand = await given.venue.openBrand();
  const [ann] = await playersOf(brand.id, 3, 0);
  const { dynamodb, tables } = given.stage;
  const joined = joinedPlayers({ dynamodb, mainTable: tables.main });
  expect(await joined(brand.id, 2)).toMatchObject({ players: [{}, {}], hasMore: false });
  const one = await joined(brand.id, 1);
  expect([one.players.length, one.hasMore]).toEqual([1, true]);

  const rounds = recentRounds({ dynamodb, journalTable: tables.journal });
  const wallet = { brandId: brand.id, playerId: ann?.playerId ?? '', coin: 'GOLD', purse: 'MAIN' } as const;
  const all = await rounds(wallet, { since: beforeEverybody, most: 3 });
  expect([all.rounds.length, all.isCut]).toEqual([3, false]);
  expect(await rounds(wallet, { since: beforeEverybody, most: 2 })).toEqual({
    rounds: all.rounds.slice(0, 2),
    isCut: true,
  });
});

describe('is refused', () => {
  test.each([0, -1, 32, 1_000_000])('for %s days', async (days) => {
    const brand = await given.venue.openBrand();
    const draft = await given.create(brand.id, missionRules());
    await expect(dryRun(draft, { days })).rejects.toThrow(
      'input.out-of-range {"kind":"invalid","field":"days","smallest":1,"largest":31}',
    );
  });

  test('to everybody but managers of the brand', async () => {
    const [brand, other] = [await given.venue.openBrand(), await given.venue.openBrand()];
    const draft = await given.create(brand.id, missionRules());
    const asAdmin = async (brandId: string) => {
      const player = await given.newPlayer(brandId);
      await given.mutate(
        'setBrandUserLevel',
        { brandId, userId: player.sub, expectedVersion: 1, level: 'ADMIN' },
        { type: 'BrandUserLevelInput', fields: 'level' },
      );
      return player;
    };
    const [player, stranger, admin] = [
      await given.newPlayer(brand.id),
      await asAdmin(other.id),
      await asAdmin(brand.id),
    ];
    for (const { token } of [player, stranger])
      await expect(dryRun(draft, { token })).rejects.toThrow('promotion.missing');
    expect(await dryRun(draft, { token: admin.token, days: null })).toMatchObject({ players: 1 });
    await expect(dryRun({ id: '01KAJ3ZV8N4Q6T9XWCB2R5M7PR' })).rejects.toThrow('promotion.missing');
  });
});
