import { UpdateItemCommand } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { beforeAll, describe, expect, test } from '@jest/globals';
import type { BrandUser, CoinRound, MovementConnection, PromotionClaim } from '#domain/generated/types';
import { playKey } from '#domain/keys';
import { dailyGrant, freeRounds, type PresetBase } from '#domain/promotions/presets';
import { presentSessionId } from '#lambda/stores/play/play-session-row';
import type { PlayingPlayer } from '#test/world/play/play-environment';
import { promotionEnvironment, type PromotionEnvironment } from '#test/world/play/promotion-environment';

/** Rewards with wagering and free rounds, from the claim to the main purse, by the public endpoints. */
let given: PromotionEnvironment;
beforeAll(async () => {
  given = await promotionEnvironment('rewards-in-progress.test');
});

const bet = 1000n;
const budget = 1_000_000n;
const progressFields =
  'progress { purse steps { unit done target } maxBet maxWin isSpentFirst freeRounds { gameId bet left } expiresAt }';
const fields = `id amount status released endedAt ${progressFields}`;
const base = (wagering: PresetBase['wagering']) =>
  given.base({ budget: `${budget}`, wagering: wagering ?? {} });

const betsOf = (done: string, target: string) => [{ unit: 'BETS', done, target }];

const collect = (player: PlayingPlayer, promotionId: string) =>
  given.mutate<PromotionClaim>(
    'claimPromotion',
    { brandId: player.brandId, promotionId, requestId: given.requestIdNow() },
    { token: player.token, fields, type: 'ClaimPromotionInput' },
  );
const forfeit = (player: PlayingPlayer, claimId: string) =>
  given.mutate<PromotionClaim>(
    'forfeitClaim',
    { brandId: player.brandId, claimId },
    { token: player.token, fields, type: 'ForfeitClaimInput' },
  );
const listed = async ({ token, brandId }: PlayingPlayer, isOpen = false) => {
  const answer = await given.ask<{ items: PromotionClaim[] }>(
    token,
    `{ listClaims(brandId: "${brandId}", isOpen: ${isOpen}) { items { ${fields} } } }`,
  );
  return answer.items;
};

/** The brand managers' view of the rewards of a promotion. */
const managed = async (promotionId: string, token = given.manager) => {
  const answer = await given.ask<{ items: PromotionClaim[] }>(
    token,
    `{ listPromotionClaims(promotionId: "${promotionId}") { items { displayName ${fields} } } }`,
  );
  return answer.items;
};

/** One round without waiting for the end of the last one. */
async function play(player: PlayingPlayer, requestId = given.requestIdNow()): Promise<CoinRound> {
  const { brandId, playerId, sessionId, token } = player;
  await given.stage.dynamodb.send(
    new UpdateItemCommand({
      TableName: given.stage.tables.play,
      Key: marshall(playKey(brandId, playerId)),
      UpdateExpression: 'REMOVE lastRoundAt',
    }),
  );
  return given.mutate<CoinRound>(
    'playRound',
    { brandId, sessionId: presentSessionId({ playerId, id: sessionId }), bet: `${bet}`, requestId },
    {
      token,
      type: 'PlayRoundInput',
      fields: `id win purse balance claim { claimId status isFreeRound released ${progressFields} }`,
    },
  );
}

async function balances({ token, brandId, sub }: PlayingPlayer) {
  const answer = await given.ask<BrandUser>(
    token,
    `{ getBrandUser(brandId: "${brandId}", userId: "${sub}") { balances { purse amount } } }`,
  );
  const of = (purse: string) => BigInt(answer.balances.find((one) => one.purse === purse)?.amount ?? '0');
  return { main: of('MAIN'), promo: of('PROMO') };
}

const statement = async ({ token, brandId, sub }: PlayingPlayer, purse: 'MAIN' | 'PROMO') => {
  const { items } = await given.ask<MovementConnection>(
    token,
    `{ listStatement(brandId: "${brandId}", userId: "${sub}", coin: "GOLD", purse: ${purse}, limit: 100) {
      items { kind amount } } }`,
  );
  return items.map(({ kind, amount }) => [kind, amount] as const);
};

const remaining = async (id: string) => BigInt((await given.readPromotion(id)).remaining);

async function playerWith(rules: ReturnType<typeof dailyGrant>, type: 'DAILY_GRANT' | 'FREE_ROUNDS') {
  const brand = await given.venue.openBrand();
  const player = await given.newPlayer(brand.id);
  const promotion = await given.publish(brand.id, rules, type);
  return { player, promotion, claim: await collect(player, promotion.id) };
}

describe('a reward with wagering', () => {
  test('is kept in a purse of its own and moves to the main purse once the bets are made', async () => {
    const { player, promotion, claim } = await playerWith(
      dailyGrant(base({ multiple: 2, maxWin: '1500' }), { amount: '2000' }),
      'DAILY_GRANT',
    );
    expect(claim).toMatchObject({
      ...{ amount: '2000', status: 'ACTIVE', released: null, endedAt: null },
      progress: { purse: '2000', steps: betsOf('0', '4000'), maxWin: '1500', freeRounds: null },
    });
    const before = await balances(player);
    expect(before.promo).toBe(2000n);
    expect(await remaining(promotion.id)).toBe(budget - 2000n);

    const rounds: CoinRound[] = [];
    for (let round = 0; round < 4; round += 1) rounds.push(await play(player));
    expect(
      rounds.map(({ purse, claim: fed }) => [purse, fed?.claimId, fed?.progress.steps[0]?.done]),
    ).toEqual(['1000', '2000', '3000', '4000'].map((wagered) => ['MAIN', claim.id, wagered]));
    expect(rounds.at(-1)?.claim).toMatchObject({ status: 'COMPLETED', released: '1500' });
    expect(await managed(promotion.id)).toMatchObject([{ status: 'COMPLETED', progress: null }]);

    const [ended] = await listed(player);
    expect(ended).toMatchObject({ id: claim.id, status: 'COMPLETED', released: '1500', progress: null });
    expect(await listed(player, true)).toEqual([]);
    const won = rounds.reduce((sum, { win }) => sum + BigInt(win) - bet, 0n);
    expect(await balances(player)).toEqual({ main: before.main + won + 1500n, promo: 0n });
    // The amount above the largest win is returned to the budget.
    expect(await remaining(promotion.id)).toBe(budget - 1500n);
    expect(await statement(player, 'PROMO')).toEqual([
      ['FORFEIT', '-500'],
      ['RELEASE', '-1500'],
      ['REWARD', '2000'],
    ]);
    expect((await statement(player, 'MAIN'))[0]).toEqual(['RELEASE', '1500']);
    expect((await play(player)).claim).toBeNull();
  });

  test('pays bets itself if its terms say so, and never with other coins', async () => {
    const { player, claim } = await playerWith(
      dailyGrant(base({ multiple: 50, spendOrder: 'CLAIM_FIRST' }), { amount: '3000' }),
      'DAILY_GRANT',
    );
    const { main } = await balances(player);
    const requestId = given.requestIdNow();
    const round = await play(player, requestId);
    const promo = 3000n - bet + BigInt(round.win);
    expect(round).toMatchObject({
      ...{ purse: 'PROMO', balance: `${promo}` },
      claim: {
        claimId: claim.id,
        isFreeRound: false,
        progress: { purse: `${promo}`, steps: [{ done: '1000' }] },
      },
    });
    expect(await balances(player)).toEqual({ main, promo });
    expect(await play(player, requestId)).toMatchObject({ id: round.id, purse: 'PROMO', claim: null });
    const [first] = await given
      .ask<{ items: CoinRound[] }>(
        player.token,
        `{ listRounds(brandId: "${player.brandId}") { items { id purse balance } } }`,
      )
      .then(({ items }) => items);
    expect(first).toEqual({ id: round.id, purse: 'PROMO', balance: `${promo}` });
  });

  test('shows its progress to the managers of the brand as to its player', async () => {
    const { player, promotion } = await playerWith(
      dailyGrant(base({ multiple: 2 }), { amount: '2000' }),
      'DAILY_GRANT',
    );
    const other = await given.newPlayer(player.brandId);
    await collect(other, promotion.id);
    await play(player);
    const own = await listed(player);
    expect(own).toMatchObject([{ progress: { steps: betsOf('1000', '4000') } }]);
    const [others, players] = await managed(promotion.id);
    expect(players?.progress).toEqual(own[0]?.progress);
    expect(others?.progress).toMatchObject({ steps: betsOf('0', '4000') });
    await expect(managed(promotion.id, player.token)).rejects.toThrow('promotion.missing');
  });

  test('counts bets with the weight of their game', async () => {
    const gameWeights = [{ gameId: given.venue.gameId, weightX100: 25 }];
    const { player } = await playerWith(
      dailyGrant(base({ multiple: 2, gameWeights }), { amount: '2000' }),
      'DAILY_GRANT',
    );
    expect((await play(player)).claim?.progress).toMatchObject({ steps: betsOf('250', '4000') });
    const create = (gameId: string, weightX100: number) =>
      given.create(
        player.brandId,
        dailyGrant(base({ multiple: 2, gameWeights: [{ gameId, weightX100 }] }), { amount: '2000' }),
      );
    await expect(create(player.brandId, 50)).rejects.toThrow('"path":"wagering.gameWeights[0].gameId"');
    await expect(create(given.venue.gameId, 101)).rejects.toThrow(
      '"path":"wagering.gameWeights[0].weightX100","code":"range"',
    );
    await expect(create(given.venue.gameId, 0)).rejects.toThrow(
      '"path":"wagering.gameWeights[0].weightX100","code":"no-game-counts"',
    );
  });

  test('counts no bet above the largest one', async () => {
    const { player } = await playerWith(
      dailyGrant(base({ multiple: 2, maxBet: '500' }), { amount: '2000' }),
      'DAILY_GRANT',
    );
    expect(await play(player)).toMatchObject({ purse: 'MAIN', claim: null });
  });

  test('is given up by its player: coins and budget go back, once', async () => {
    const { player, promotion, claim } = await playerWith(
      dailyGrant(base({ multiple: 5 }), { amount: '2000' }),
      'DAILY_GRANT',
    );
    const other = await given.newPlayer(player.brandId);
    await expect(forfeit(other, claim.id)).rejects.toThrow('claim.missing');
    for (let time = 0; time < 2; time += 1)
      expect(await forfeit(player, claim.id)).toMatchObject({ status: 'FORFEITED', released: '0' });
    expect((await balances(player)).promo).toBe(0n);
    expect(await remaining(promotion.id)).toBe(budget);
    expect(await listed(player)).toMatchObject([{ status: 'FORFEITED', progress: null }]);
    await expect(collect(player, promotion.id)).rejects.toThrow('promotion.claimed');
  });

  test('expires for a player who is away, but not while the player is suspended', async () => {
    const { player, promotion } = await playerWith(
      dailyGrant(base({ multiple: 5, validDays: 1 }), { amount: '2000' }),
      'DAILY_GRANT',
    );
    const { brandId, sub: userId } = player;
    await given.mutate(
      'suspendBrandUser',
      { brandId, userId, expectedVersion: 1, reason: 'Under review.' },
      { fields: 'version', type: 'BrandUserDecisionInput' },
    );
    await given.advance('P1D');
    expect((await balances(player)).promo).toBe(2000n);
    const [suspended] = await managed(promotion.id);
    expect(suspended?.progress).toMatchObject({ steps: betsOf('0', '10000') });
    await given.mutate(
      'reinstateBrandUser',
      { brandId, userId, expectedVersion: 2 },
      { fields: 'version', type: 'BrandUserTransitionInput' },
    );
    expect(await listed(player, true)).toHaveLength(1);
    await given.advance('P1DT1H');
    // The hourly function ends the claim, because no request reads it before.
    expect((await balances(player)).promo).toBe(0n);
    expect(await remaining(promotion.id)).toBe(budget);
    expect(await managed(promotion.id)).toMatchObject([{ status: 'EXPIRED', progress: null }]);
    expect(await listed(player)).toMatchObject([{ status: 'EXPIRED', released: '0' }]);
  }, 240_000);

  test('ends when the player excludes themselves', async () => {
    const { player, promotion } = await playerWith(
      dailyGrant(base({ multiple: 5 }), { amount: '2000' }),
      'DAILY_GRANT',
    );
    const { brandId } = player;
    const { name } = await given.ask<{ name: string }>(
      player.token,
      `{ getBrand(id: "${brandId}") { name } }`,
    );
    await given.mutate(
      'excludeSelf',
      { brandId, months: 6, everywhere: false, confirmation: name },
      { token: player.token, fields: 'status', type: 'ExcludeSelfInput' },
    );
    expect((await balances(player)).promo).toBe(0n);
    expect(await remaining(promotion.id)).toBe(budget);
    expect(await listed(player)).toMatchObject([{ status: 'FORFEITED' }]);
  });

  test('does not stand beside an exclusive one, and a sixth one is refused', async () => {
    const brand = await given.venue.openBrand();
    const player = await given.newPlayer(brand.id);
    const publish = (stacking: object = {}) =>
      given.publish(brand.id, {
        ...dailyGrant(base({ multiple: 5 }), { amount: '100' }),
        ...(Object.keys(stacking).length > 0 && { stacking: { exclusive: false, group: null, ...stacking } }),
      });
    for (let count = 0; count < 5; count += 1) await collect(player, (await publish()).id);
    await expect(collect(player, (await publish()).id)).rejects.toThrow('promotion.too-many-open');
    const { id } = await publish({ exclusive: true });
    expect(await given.offerOf(player, id)).toMatchObject({ status: 'BLOCKED', amount: null });
    await expect(collect(player, id)).rejects.toThrow('promotion.blocked');
  });
});

describe('free rounds', () => {
  test('cost the player nothing, and their wins move to the main purse at the end', async () => {
    const rules = freeRounds(base({}), {
      ...{ gameId: given.venue.gameId, count: 3, bet: `${bet}`, maxWin: '100000' },
    });
    const { player, promotion, claim } = await playerWith(rules, 'FREE_ROUNDS');
    expect(claim).toMatchObject({
      amount: '0',
      status: 'ACTIVE',
      progress: { steps: [{ unit: 'FREE_ROUNDS', done: '0', target: '3' }], freeRounds: { left: 3 } },
    });
    const { main } = await balances(player);
    expect(await remaining(promotion.id)).toBe(budget - 100_000n);
    const rounds: CoinRound[] = [];
    for (let round = 0; round < 3; round += 1) rounds.push(await play(player));
    expect(
      rounds.map(({ purse, claim: fed }) => [purse, fed?.isFreeRound, fed?.progress.freeRounds?.left]),
    ).toEqual([2, 1, 0].map((left) => ['PROMO', true, left]));
    const won = rounds.reduce((sum, { win }) => sum + BigInt(win), 0n);
    const paid = won > 100_000n ? 100_000n : won;
    expect(rounds.at(-1)?.claim).toMatchObject({ status: 'COMPLETED', released: `${paid}` });
    expect(await balances(player)).toEqual({ main: main + paid, promo: 0n });
    expect(await remaining(promotion.id)).toBe(budget - paid);
    expect(await play(player)).toMatchObject({ purse: 'MAIN', claim: null });
  });

  test('win no more than their largest win', async () => {
    const rules = freeRounds(base({}), {
      ...{ gameId: given.venue.gameId, count: 100, bet: `${bet}`, maxWin: '1' },
    });
    const { player, promotion } = await playerWith(rules, 'FREE_ROUNDS');
    let won = 0n;
    for (let round = 0; won === 0n && round < 100; round += 1) won += BigInt((await play(player)).win);
    const { promo } = await balances(player);
    const [claim] = await listed(player, true);
    expect(claim?.progress?.purse ?? '1').toBe('1');
    const left = BigInt(claim?.progress?.freeRounds?.left ?? 0);
    expect(promo).toBe(claim ? left * bet + 1n : 0n);
    expect(await remaining(promotion.id)).toBe(budget - 1n);
  });

  test('need a game of the brand and a bet that it offers', async () => {
    const brand = await given.venue.openBrand();
    const create = (changes: { readonly gameId?: string; readonly bet?: string }) => {
      const rounds = { gameId: given.venue.gameId, count: 3, bet: `${bet}`, maxWin: '1000', ...changes };
      return given.create(brand.id, freeRounds(base({}), rounds), { type: 'FREE_ROUNDS' });
    };
    await expect(create({ gameId: brand.id })).rejects.toThrow('"path":"reward.gameId"');
    await expect(create({ bet: `${bet + 1n}` })).rejects.toThrow('"path":"reward.bet"');
    await expect(create({})).resolves.toMatchObject({ status: 'DRAFT' });
  });
});
