import { beforeAll, describe, expect, test } from '@jest/globals';
import type {
  Balance,
  Promotion,
  PromotionDryRun,
  PromotionInvitation,
  PromotionInvitationConnection,
} from '#domain/generated/types';
import {
  type PresetBase,
  dailyGrant,
  invitation,
  promoCode,
  tournamentReward,
  withTickets,
} from '#domain/promotions/presets';
import type { PlayingPlayer } from '#test/world/play/play-environment';
import { type PromotionEnvironment, promotionEnvironment } from '#test/world/play/promotion-environment';
import { tournamentCalls } from '#test/world/play/tournament-calls';
import type { PromotionRules } from '#domain/promotions/rules';
import { until } from 'cdk-local-cloud/testing';
import { auditFindings } from '#test/world/play/audit-brand';
import { ticketCoin } from '#test/world/play/ticket-coin';

describe('recorded events', () => {
  /** Rewards for events that are recorded: invitations by managers, and settled tournaments. */
  let given: PromotionEnvironment;
  let tournaments: ReturnType<typeof tournamentCalls>;
  beforeAll(async () => {
    given = await promotionEnvironment('recorded-events.test');
    tournaments = tournamentCalls(given);
  });

  const invite = (
    promotion: Pick<Promotion, 'id'>,
    player: Pick<PlayingPlayer, 'sub'>,
    token?: string,
  ): Promise<PromotionInvitation> =>
    given.mutate<PromotionInvitation>(
      'inviteToPromotion',
      { promotionId: promotion.id, userId: player.sub },
      {
        ...(token !== undefined && { token }),
        ...{ fields: 'id promotionId period createdAt userId displayName', type: 'InviteToPromotionInput' },
      },
    );
  const invitationsTo = async ({ id }: Pick<Promotion, 'id'>) =>
    (
      await given.ask<PromotionInvitationConnection>(
        given.manager,
        `{ listPromotionInvitations(promotionId: "${id}") { items { id userId displayName period } nextToken } }`,
      )
    ).items;

  describe('an invitation', () => {
    const published = async (changes: Partial<PresetBase> = {}) => {
      const brand = await given.venue.openBrand();
      const rules = invitation(given.base(changes), { amount: '400', perPeriod: 'DAY' });
      return { brand, promotion: await given.publish(brand.id, rules, 'INVITATION') };
    };

    test('lets the invited player collect the reward, once per period, and nobody else', async () => {
      const { brand, promotion } = await published();
      const [ann, bob] = [await given.newPlayer(brand.id), await given.newPlayer(brand.id)];
      expect(await given.offerOf(ann, promotion.id)).toBeUndefined();
      await expect(given.collect(ann, promotion)).rejects.toThrow('promotion.not-eligible');

      const invited = await invite(promotion, ann);
      expect(invited).toMatchObject({ promotionId: promotion.id, userId: ann.sub });
      expect(await invite(promotion, ann)).toEqual(invited);
      expect((await invitationsTo(promotion)).map(({ id, userId }) => [id, userId])).toEqual([
        [invited.id, ann.sub],
      ]);

      expect(await given.offerOf(ann, promotion.id)).toMatchObject({ status: 'CLAIMABLE', amount: '400' });
      expect(await given.offerOf(bob, promotion.id)).toBeUndefined();
      const before = await ann.balance();
      expect(await given.collect(ann, promotion)).toMatchObject({ amount: '400', period: invited.period });
      expect(await ann.balance()).toBe(before + 400n);
      await expect(given.collect(ann, promotion)).rejects.toThrow('promotion.claimed');
      expect(await given.readPromotion(promotion.id)).toMatchObject({ claims: 1, remaining: '9600' });
    });

    test('can be used until the end of the next day', async () => {
      const { brand, promotion } = await published();
      const [ann, bob] = [await given.newPlayer(brand.id), await given.newPlayer(brand.id)];
      const { period } = await invite(promotion, ann);
      await invite(promotion, bob);
      await given.advance('P1D');
      expect(await given.collect(ann, promotion)).toMatchObject({ period });
      await given.advance('P1D');
      expect(await given.offerOf(bob, promotion.id)).toBeUndefined();
      await expect(given.collect(bob, promotion)).rejects.toThrow('promotion.not-eligible');
    });

    test('is refused for players who could not collect the reward', async () => {
      const { brand, promotion } = await published({ eligibility: { tiers: [3] } });
      const ann = await given.newPlayer(brand.id);
      await expect(invite(promotion, ann)).rejects.toThrow('promotion.player-not-eligible');
      await expect(invite(promotion, { sub: 'nobody' })).rejects.toThrow('player.missing');
      await expect(invite(promotion, { sub: '' })).rejects.toThrow('input.');
      await expect(invite(promotion, ann, ann.token)).rejects.toThrow('promotion.missing');
      expect(await invitationsTo(promotion)).toEqual([]);
    });

    test('is refused for other promotions, and before and after a promotion is active', async () => {
      const { brand, promotion } = await published();
      const ann = await given.newPlayer(brand.id);
      const daily = await given.publish(brand.id, dailyGrant(given.base(), { amount: '100' }));
      await expect(invite(daily, ann)).rejects.toThrow('promotion.no-invitations');
      const rules = invitation(given.base(), { amount: '400', perPeriod: 'DAY' });
      const draft = await given.create(brand.id, rules, { type: 'INVITATION' });
      await expect(invite(draft, ann)).rejects.toThrow('promotion.wrong-status');
      await given.step('pausePromotion', promotion);
      await expect(invite(promotion, ann)).rejects.toThrow('promotion.wrong-status');
    });

    test('is not paid to a player who is suspended after it', async () => {
      const { brand, promotion } = await published();
      const ann = await given.newPlayer(brand.id);
      await invite(promotion, ann);
      const { version } = await given.ask<{ version: number }>(
        given.manager,
        `{ getBrandUser(brandId: "${brand.id}", userId: "${ann.sub}") { version } }`,
      );
      await given.mutate(
        'suspendBrandUser',
        { brandId: brand.id, userId: ann.sub, expectedVersion: version, reason: 'As agreed.' },
        { fields: 'status', type: 'BrandUserDecisionInput' },
      );
      await expect(given.collect(ann, promotion)).rejects.toThrow('player.suspended');
      await expect(invite(promotion, ann)).rejects.toThrow('promotion.player-not-eligible');
    });
  });

  test('players with a rank in a settled tournament collect its reward, others do not', async () => {
    const brand = await given.venue.openBrand();
    const [ann, bob] = [await given.newPlayer(brand.id), await given.newPlayer(brand.id)];
    const rules = tournamentReward(given.base(), { amount: '250', perPeriod: 'WEEK' });
    const promotion = await given.publish(brand.id, rules, 'TOURNAMENT_REWARD');
    const { id } = await tournaments.published(brand.id);
    // Both enter; only one of them plays.
    await tournaments.join(ann, id);
    await tournaments.join(bob, id);
    expect(await given.offerOf(ann, promotion.id)).toMatchObject({ status: 'IN_PROGRESS', amount: null });
    await expect(given.collect(ann, promotion)).rejects.toThrow('promotion.conditions');
    await given.advance('PT6M');
    await ann.play(2);
    await given.advance('PT65M');
    expect(await tournaments.read(id)).toMatchObject({ status: 'SETTLED', result: { ranked: 1 } });

    expect(await given.offerOf(ann, promotion.id)).toMatchObject({ status: 'CLAIMABLE', amount: '250' });
    expect(await given.offerOf(bob, promotion.id)).toMatchObject({ status: 'IN_PROGRESS' });
    const before = await ann.balance();
    await given.collect(ann, promotion);
    expect(await ann.balance()).toBe(before + 250n);
    await expect(given.collect(ann, promotion)).rejects.toThrow('promotion.claimed');
    await expect(given.collect(bob, promotion)).rejects.toThrow('promotion.conditions');
  });
});

describe('tickets', () => {
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
    const certificates = [(await tournaments.certificate(played.id)).text];
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
});
