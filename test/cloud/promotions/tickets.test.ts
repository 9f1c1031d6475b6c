import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Balance, PromotionDryRun, TournamentCertificate } from '#domain/generated/types';
import { dailyGrant, promoCode, withTickets } from '#domain/promotions/presets';
import type { PromotionRules } from '#domain/promotions/rules';
import { until } from '#local/testing/until';
import { auditFindings } from '#test/support/play/audit-brand';
import type { PlayingPlayer } from '#test/support/play/play-environment';
import { promotionEnvironment, type PromotionEnvironment } from '#test/support/play/promotion-environment';
import { ticketCoin } from '#test/support/play/ticket-coin';
import { tournamentCalls } from '#test/support/play/tournament-calls';

/** Tickets from the promotion that grants them to the tournament that takes them, by the public API. */
let given: PromotionEnvironment;
let tournaments: ReturnType<typeof tournamentCalls>;
let start: Date;
beforeAll(async () => {
  given = await promotionEnvironment('tickets.test');
  tournaments = tournamentCalls(given);
  start = given.now();
});

const ticketRules = (amount: string, maxClaims = 10): PromotionRules =>
  withTickets(dailyGrant(given.base({ maxClaims }), { amount: '1' }), {
    ...{ coin: 'TIX', decimals: 0, amount },
  });
const balances = async ({ brandId, token, sub }: PlayingPlayer) => {
  const { balances: all } = await given.ask<{ balances: readonly Balance[] }>(
    token,
    `{ getBrandUser(brandId: "${brandId}", userId: "${sub}") { balances { coin purse amount } } }`,
  );
  return Object.fromEntries(all.map(({ coin, amount }) => [coin, BigInt(amount)]));
};
const ticketsOf = async (player: PlayingPlayer) => (await balances(player)).TIX ?? 0n;

test('a promotion grants tickets, and tournaments take, refund and keep them', async () => {
  const brand = await given.venue.openBrand([ticketCoin]);
  const [ann, bob] = [await given.newPlayer(brand.id), await given.newPlayer(brand.id)];
  const promotion = await given.publish(brand.id, ticketRules('2'));
  expect(promotion).toMatchObject({ status: 'ACTIVE', budget: '0', remaining: '0' });
  expect(JSON.parse(promotion.rules)).toMatchObject({
    reward: { kind: 'TICKETS', coin: 'TIX', decimals: 0, amount: '2' },
  });
  const offer = `{ listOffers(brandId: "${brand.id}") { promotionId status coin decimals amount } }`;
  expect(await given.ask(ann.token, offer)).toEqual([
    { promotionId: promotion.id, status: 'CLAIMABLE', coin: 'TIX', decimals: 0, amount: '2' },
  ]);
  const claim = await given.collect(ann, promotion);
  expect(claim).toMatchObject({ amount: '2' });
  const claims = `{ listClaims(brandId: "${brand.id}") { items { id coin decimals amount status released } } }`;
  expect(await given.ask(ann.token, claims)).toEqual({
    items: [{ id: claim.id, coin: 'TIX', decimals: 0, amount: '2', status: 'COMPLETED', released: '2' }],
  });
  expect(await ticketsOf(ann)).toBe(2n);
  await expect(given.collect(ann, promotion)).rejects.toThrow('promotion.claimed');
  expect(await given.readPromotion(promotion.id)).toMatchObject({ claims: 1, remaining: '0' });

  const buyIn = { entryMode: 'BUY_IN', buyIn: '1', buyInCoin: 'TIX' } as const;
  const cancelled = await tournaments.published(brand.id, buyIn);
  const played = await tournaments.published(brand.id, buyIn);
  await expect(tournaments.join(bob, played.id)).rejects.toThrow('wallet.insufficient');
  await tournaments.join(ann, cancelled.id);
  await tournaments.join(ann, played.id);
  expect(await ticketsOf(ann)).toBe(0n);
  await tournaments.mutate('cancelTournament', {
    ...{ id: cancelled.id, expectedVersion: cancelled.version, reason: 'The game has a fault.' },
  });
  await until(async () => ((await ticketsOf(ann)) === 1n ? true : undefined));
  await given.advance('PT6M');
  await ann.play(1);
  const { GOLD: gold = 0n } = await balances(ann);
  await given.advance('PT65M');
  expect(await tournaments.read(played.id)).toMatchObject({ status: 'SETTLED', result: { paid: '5000' } });
  expect(await balances(ann)).toMatchObject({ GOLD: gold + 5000n, TIX: 1n });
  const { url } = await given.ask<TournamentCertificate>(
    ann.token,
    `{ getTournamentCertificate(tournamentId: "${played.id}") { url bytes resultHash } }`,
  );
  const certificates = [await (await fetch(url)).text()];
  expect(
    await auditFindings(given.stage, { brandId: brand.id, from: start, to: given.now(), certificates }),
  ).toEqual([]);
  expect((await given.cloud.said()).errors).toEqual([]);
});

test('the maximum number of rewards limits tickets', async () => {
  const brand = await given.venue.openBrand([ticketCoin]);
  const [ann, bob] = [await given.newPlayer(brand.id), await given.newPlayer(brand.id)];
  const promotion = await given.publish(brand.id, ticketRules('1', 1));
  await given.collect(ann, promotion);
  await expect(given.collect(bob, promotion)).rejects.toThrow('promotion.budget-used');
  expect([await ticketsOf(ann), await ticketsOf(bob)]).toEqual([1n, 0n]);
  expect(await given.readPromotion(promotion.id)).toMatchObject({ status: 'ENDED', claims: 1 });
});

test('a dry run counts tickets, which cost no coins', async () => {
  const brand = await given.venue.openBrand([ticketCoin]);
  await given.newPlayer(brand.id);
  const rules = promoCode(given.base({ maxClaims: 5 }), { code: 'TICKETS', amount: '1' });
  const tickets = withTickets(rules, { coin: 'TIX', decimals: 0, amount: '4' });
  const { id } = await given.create(brand.id, tickets, { type: 'PROMO_CODE' });
  const fields = 'claims expectedCost reservedCost qualified { claims { amount largestAmount } }';
  expect(
    await given.ask<PromotionDryRun>(
      given.manager,
      `{ dryRunPromotion(promotionId: "${id}", days: 7) { ${fields} } }`,
    ),
  ).toEqual({
    ...{ claims: 1, expectedCost: '0', reservedCost: '0' },
    qualified: [{ claims: [{ amount: '4', largestAmount: '4' }] }],
  });
});

test('tickets above the threshold of their coin need a second manager', async () => {
  const brand = await given.venue.openBrand([{ ...ticketCoin, confirmPromotionsAbove: 19 }]);
  expect(await given.publish(brand.id, ticketRules('2', 10))).toMatchObject({
    status: 'AWAITING_CONFIRMATION',
  });
  expect(await given.publish(brand.id, ticketRules('2', 9))).toMatchObject({ status: 'ACTIVE' });
});

describe('refuses', () => {
  const refused = (path: string, code: string) =>
    `promotion.rules {"kind":"invalid","path":"${path}","code":"${code}"}`;

  test.each<[string, string, string, (rules: PromotionRules) => PromotionRules]>([
    ['another kind of coin', 'reward.coin', 'not-tickets', (rules) => rewardIn(rules, 'GOLD')],
    ['an unknown coin', 'reward.coin', 'not-tickets', (rules) => rewardIn(rules, 'NONE')],
    [
      'no maximum number of rewards',
      'limits.maxClaims',
      'empty',
      (rules) => ({ ...rules, limits: { ...rules.limits, maxClaims: null } }),
    ],
    [
      'wagering',
      'wagering.multiple',
      'combination',
      (rules) => ({ ...rules, wagering: { ...rules.wagering, multiple: 2 } }),
    ],
  ])('a reward of tickets with %s', async (_what, path, code, change) => {
    const brand = await given.venue.openBrand([ticketCoin]);
    await expect(given.create(brand.id, change(ticketRules('1')))).rejects.toThrow(refused(path, code));
  });
});

const rewardIn = (rules: PromotionRules, coin: string): PromotionRules => ({
  ...rules,
  reward: { kind: 'TICKETS', coin, decimals: 0, amount: '1' },
});
