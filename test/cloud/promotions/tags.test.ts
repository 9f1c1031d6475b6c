import { beforeAll, describe, expect, test } from '@jest/globals';
import type { BrandUser, Promotion, PromotionDryRun } from '#domain/generated/types';
import { dailyGrant, invitation } from '#domain/promotions/presets';
import type { PlayingPlayer } from '#test/world/play/play-environment';
import { promotionEnvironment, type PromotionEnvironment } from '#test/world/play/promotion-environment';

/** Promotions for players with tags, by the public endpoints. */
let given: PromotionEnvironment;
beforeAll(async () => {
  given = await promotionEnvironment('tags.test');
});

type Tagged = Pick<BrandUser, 'tags' | 'version'>;
type Named = Pick<PlayingPlayer, 'brandId' | 'sub'>;

const read = ({ brandId, sub }: Named, token = given.manager) =>
  given.ask<Tagged>(token, `{ getBrandUser(brandId: "${brandId}", userId: "${sub}") { tags version } }`);
const setTags = async (
  player: Named,
  tags: readonly unknown[],
  { token = given.manager, version }: { readonly token?: string; readonly version?: number } = {},
) =>
  given.mutate<Tagged>(
    'setBrandUserTags',
    {
      ...{ brandId: player.brandId, userId: player.sub, tags },
      expectedVersion: version ?? (await read(player)).version,
    },
    { token, type: 'BrandUserTagsInput', fields: 'tags version' },
  );
const forTags = (tags: string[]) => dailyGrant(given.base({ eligibility: { tags } }), { amount: '100' });

describe('a promotion for a tag', () => {
  test('can be collected by players with the tag only, as long as they have it', async () => {
    const brand = await given.venue.openBrand();
    const [ann, bob] = [await given.newPlayer(brand.id), await given.newPlayer(brand.id)];
    const promotion = await given.publish(brand.id, forTags([' VIP ', 'launch']));
    expect(JSON.parse(promotion.rules)).toMatchObject({ eligibility: { tags: ['vip', 'launch'] } });
    expect(await given.offerOf(ann, promotion.id)).toBeUndefined();
    await expect(given.collect(ann, promotion)).rejects.toThrow('promotion.not-eligible');

    expect(await setTags(ann, ['VIP', 'early-bird'])).toMatchObject({ tags: ['vip', 'early-bird'] });
    await setTags(bob, ['vip-2', 'early-bird']);
    expect(await given.offerOf(ann, promotion.id)).toMatchObject({ status: 'CLAIMABLE', amount: '100' });
    const before = await ann.balance();
    expect(await given.collect(ann, promotion)).toMatchObject({ amount: '100' });
    expect(await ann.balance()).toBe(before + 100n);
    expect(await given.offerOf(bob, promotion.id)).toBeUndefined();
    await expect(given.collect(bob, promotion)).rejects.toThrow('promotion.not-eligible');

    await setTags(ann, ['early-bird']);
    expect((await given.listed(ann)).items).toHaveLength(1);
    await given.advance('P1D');
    expect(await given.offerOf(ann, promotion.id)).toBeUndefined();
    await expect(given.collect(ann, promotion)).rejects.toThrow('promotion.not-eligible');
    expect(await ann.balance()).toBe(before + 100n);
    expect(await given.readPromotion(promotion.id)).toMatchObject({ claims: 1, remaining: '9900' });

    await setTags(ann, ['launch']);
    expect(await given.collect(ann, promotion)).toMatchObject({ amount: '100' });
  });

  test('counts players with the tag in dry runs', async () => {
    const brand = await given.venue.openBrand();
    const [ann, bob] = [await given.newPlayer(brand.id), await given.newPlayer(brand.id)];
    await ann.play(1);
    await bob.play(1);
    await setTags(ann, ['vip']);
    const { id } = await given.create(brand.id, {
      ...forTags(['vip']),
      schedule: { ...forTags([]).schedule, startsAt: '2026-01-01T00:00:00.000Z' },
    });
    const result = await given.ask<PromotionDryRun>(
      given.manager,
      `{ dryRunPromotion(promotionId: "${id}") { players qualified { userId } reasons { reason players } } }`,
    );
    expect(result).toEqual({
      ...{ players: 2, qualified: [{ userId: ann.sub }] },
      reasons: [{ reason: 'TAGS', players: 1 }],
    });
  });

  test('refuses invitations of players without the tag', async () => {
    const brand = await given.venue.openBrand();
    const ann = await given.newPlayer(brand.id);
    const rules = invitation(given.base({ eligibility: { tags: ['vip'] } }), {
      ...{ amount: '100', perPeriod: 'DAY' },
    });
    const promotion = await given.publish(brand.id, rules, 'INVITATION');
    const invite = ({ id }: Pick<Promotion, 'id'>) =>
      given.mutate(
        'inviteToPromotion',
        { promotionId: id, userId: ann.sub },
        { fields: 'id', type: 'InviteToPromotionInput' },
      );
    await expect(invite(promotion)).rejects.toThrow(
      'promotion.player-not-eligible {"kind":"conflict","reason":"TAGS"}',
    );
    await setTags(ann, ['vip']);
    await invite(promotion);
    await given.collect(ann, promotion);
  });

  test.each<[string, string, string[]]>([
    ['eligibility.tags', 'empty', []],
    ['eligibility.tags', 'range', Array.from({ length: 11 }, (_, n) => `tag-${n}`)],
    ['eligibility.tags[1]', 'format', ['vip', 'v i p']],
    ['eligibility.tags[0]', 'format', ['x'.repeat(25)]],
    ['eligibility.tags[1]', 'duplicate', ['vip', ' VIP']],
    ['eligibility.tags[0]', 'format', [5 as unknown as string]],
  ])('is refused with a fault at %s: %s', async (path, code, tags) => {
    const brand = await given.venue.openBrand();
    await expect(given.create(brand.id, forTags(tags))).rejects.toThrow(
      `promotion.rules {"kind":"invalid","path":"${path}","code":"${code}"}`,
    );
  });
});

describe('the tags of a player', () => {
  test.each<[string, string, readonly unknown[]]>([
    ['more than ten', 'player.tags-too-many', Array.from({ length: 11 }, (_, n) => `tag-${n}`)],
    ['a thousand', 'player.tags-too-many', Array.from({ length: 1000 }, () => 'vip')],
    ['a blank one', 'player.tag-format', ['vip', '  ']],
    ['a long one', 'player.tag-format', ['x'.repeat(25)]],
    ['a very long one', 'player.tag-format', ['x'.repeat(100_000)]],
    ['a space', 'player.tag-format', ['very important']],
    ['a comma', 'player.tag-format', ['vip,launch']],
    ['letters beyond a to z', 'player.tag-format', ['größe']],
    ['an invisible character', 'player.tag-format', ['vip\u200B']],
    ['a reversed text', 'player.tag-format', ['\u202Epiv']],
    ['half a surrogate pair', 'input.character', ['\uD83C']],
    ['a tag twice', 'player.tag-duplicate', ['vip', 'VIP ']],
    ['null', '', ['vip', null]],
    ['an object', '', [{ tag: 'vip' }]],
  ])('are refused with %s', async (_what, code, tags) => {
    const brand = await given.venue.openBrand();
    const ann = await given.newPlayer(brand.id);
    const { version } = await read(ann);
    await expect(setTags(ann, tags)).rejects.toThrow(code);
    if (code !== '') await expect(setTags(ann, tags)).rejects.toThrow('"kind":"invalid","field":"tags"');
    expect(await read(ann)).toEqual({ tags: [], version });
  });

  test('are set once by two managers at once, and never by the player', async () => {
    const brand = await given.venue.openBrand();
    const ann = await given.newPlayer(brand.id);
    const { version } = await read(ann);
    const answers = await Promise.allSettled([
      setTags(ann, ['vip'], { version }),
      setTags(ann, ['launch'], { version }),
    ]);
    const refused = answers.flatMap((answer) =>
      answer.status === 'rejected' ? [String(answer.reason)] : [],
    );
    expect(refused).toEqual([expect.stringMatching(/player\.stale|write\.collided/)]);
    const { tags } = await read(ann, ann.token);
    expect(tags).toHaveLength(1);
    await expect(setTags(ann, ['vip', 'own'], { token: ann.token })).rejects.toThrow(/brand\.|Unauthorized/);
    expect(await read(ann)).toEqual({ tags, version: version + 1 });
  });
});
