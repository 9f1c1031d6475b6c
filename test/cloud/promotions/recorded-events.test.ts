import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Promotion, PromotionInvitation, PromotionInvitationConnection } from '#domain/generated/types';
import { dailyGrant, invitation, type PresetBase, tournamentReward } from '#domain/promotions/presets';
import type { PlayingPlayer } from '#test/support/play/play-environment';
import { promotionEnvironment, type PromotionEnvironment } from '#test/support/play/promotion-environment';
import { tournamentCalls } from '#test/support/play/tournament-calls';

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
