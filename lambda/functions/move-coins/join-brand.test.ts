import { PutItemCommand } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { playerChoiceKey, playerKey, withdrawnKey } from '#domain/keys';
import { coinVenues, expectUntouched, type CoinVenues } from '#test/world/play/coin-venues';
import { emailExclusionStore } from '#lambda/stores/users/email-exclusion-store';
import { coinTypes, givenExclusion, givenWithdrawn } from '#test/world/given/given-brands';
import { refused } from '#test/support/refused';

/** These tests read whole tables many times and send many requests at once. */
let venue: CoinVenues;
beforeAll(async () => {
  venue = await coinVenues();
});
afterAll(() => venue.stop());

describe('joining a brand', () => {
  test('creates a player with welcome coins of every coin', async () => {
    const { id, ada, joining } = await venue.brand();
    const at = venue.now().toISOString();
    expect(await venue.ask('joinBrand', joining, ada)).toEqual({
      brandId: id,
      userId: ada.sub,
      playerId: expect.stringMatching(/^[0-9A-Z]{26}$/) as unknown,
      displayName: 'Ada',
      level: 'PLAYER',
      owns: false,
      tier: 0,
      tags: [],
      country: 'NL',
      ageConfirmedAt: at,
      termsVersion: joining.termsVersion,
      status: 'ACTIVE',
      statusReason: null,
      selfExcludedUntil: null,
      onBreak: false,
      limits: { dailyLoss: null, weeklyLoss: null, monthlyLoss: null, sessionMinutes: null },
      pendingLimits: null,
      version: 1,
      createdAt: at,
      updatedAt: at,
    });
    expect(await venue.balances(id, ada.sub)).toEqual({ 'GOLD#MAIN': 5000, 'BONUS#PROMO': 30 });
    const playerId = await venue.playerId(id, ada.sub);
    expect(await venue.journal(id)).toMatchObject([
      { key: `WELCOME#${id}#${playerId}#BONUS`, kind: 'WELCOME', actor: playerId, amount: 30 },
      { key: `WELCOME#${id}#${playerId}#GOLD`, kind: 'WELCOME', actor: playerId, amount: 5000 },
    ]);
    expect(playerId).toMatch(/^[0-9A-Z]{26}$/);
    const link = await venue.tables.row('Main', playerKey(id, playerId));
    expect(link).toMatchObject({ userId: ada.sub });
  });

  test('grants managers no welcome coins', async () => {
    const { id, owner, admin, bob, player, joining } = await venue.brand();
    const welcome = [{ coin: 'GOLD', purse: 'MAIN', amount: 5000, ceiling: 10_000 }];
    await player(bob, { level: 'ADMIN', welcome });
    for (const manager of [owner, admin, bob]) {
      expect(await venue.ask('joinBrand', joining, manager)).toMatchObject({ userId: manager.sub });
      expect(await venue.balances(id, manager.sub)).toEqual({});
    }
  });

  test('is refused to users without a group who did not choose to play, or deleted their account', async () => {
    const { joining } = await venue.brand();
    const lena = { sub: 'lena', groups: [] };
    const given = (row: object) =>
      venue.tables.dynamodb.send(new PutItemCommand({ TableName: 'Main', Item: marshall(row) }));
    expect(await venue.ask('joinBrand', joining, lena)).toEqual(refused('brand.missing'));
    await given(playerChoiceKey('lena'));
    await given(withdrawnKey('lena', 'ACCOUNT'));
    expect(await venue.ask('joinBrand', joining, lena)).toEqual(refused('caller.rights-withdrawn'));
  });

  test('is recorded in the brand’s history', async () => {
    const { id, ada, joining } = await venue.brand();
    await venue.ask('joinBrand', joining, ada);
    const events = (await venue.tables.rows('Audit')).filter(({ pk }) => pk === `BRAND#${id}`);
    expect(events).toMatchObject([
      { action: 'BRAND_USER_JOINED', actor: ada.sub, changes: { userId: ada.sub, country: 'NL' } },
    ]);
    expect(events[0]?.changes).not.toHaveProperty('displayName');
  });

  test('again changes nothing', async () => {
    const { ada, joining } = await venue.brand();
    const first = await venue.ask('joinBrand', joining, ada);
    const before = await venue.everything();
    venue.later(1);
    const again = { ...joining, displayName: 'Eve', country: 'US', ofAge: false, termsVersion: 'other' };
    expect(await venue.ask('joinBrand', again, ada)).toEqual(first);
    expect(await venue.everything()).toEqual(before);
  });

  test('grants no welcome coins of coins that were added later', async () => {
    const { id, ada, joining } = await venue.brand({ ofBrand: { coinTypes: [] } });
    await venue.ask('joinBrand', joining, ada);
    await venue.setBrand(id, { coinTypes });
    await venue.ask('joinBrand', joining, ada);
    expect(await venue.journal(id)).toEqual([]);
  });

  test('in 16 parallel requests creates one player with one grant of each coin', async () => {
    const { id, ada, joining } = await venue.brand();
    const answers = await Promise.all(Array.from({ length: 16 }, () => venue.ask('joinBrand', joining, ada)));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(answers[0]).toMatchObject({ userId: ada.sub, version: 1 });
    expect(await venue.journal(id)).toHaveLength(2);
    expect(await venue.balances(id, ada.sub)).toEqual({ 'GOLD#MAIN': 5000, 'BONUS#PROMO': 30 });
    const events = (await venue.tables.rows('Audit')).filter(({ pk }) => pk === `BRAND#${id}`);
    expect(events).toHaveLength(1);
  });

  test('tells the owner that they manage it', async () => {
    const { owner, joining } = await venue.brand();
    expect(await venue.ask('joinBrand', joining, owner)).toMatchObject({ level: 'ADMIN', owns: true });
  });
});

describe('refuses to join', () => {
  const joins = async (
    code: string,
    parameters: object,
    arranged: Awaited<ReturnType<CoinVenues['brand']>>,
    more: object = {},
  ) => {
    const ask = () => venue.ask('joinBrand', { ...arranged.joining, ...more }, arranged.ada);
    await expectUntouched(venue, ask, refused(code, parameters));
  };

  test('a missing brand', async () => {
    await joins('brand.missing', {}, await venue.brand(), { brandId: 'nowhere' });
  });

  test.each([
    ['a draft', { ofBrand: { status: 'DRAFT' } }],
    ['paused', { ofBrand: { status: 'PAUSED' } }],
    ['closed', { ofBrand: { status: 'CLOSED' } }],
    ['of a paused casino', { ofCasino: { status: 'PAUSED' } }],
    ['of a suspended company', { ofCompany: { status: 'SUSPENDED' } }],
  ])('a brand that is %s, which is missing for others', async (_what, rows) => {
    const arranged = await venue.brand(rows);
    await joins('brand.missing', {}, arranged);
    await arranged.player(arranged.ada);
    await joins('brand.closed', {}, arranged);
    const byOwner = await venue.ask('joinBrand', arranged.joining, arranged.owner);
    expect(byOwner).toEqual(refused('brand.closed'));
  });

  test('a brand whose operator keeps the coins', async () => {
    await joins('brand.seamless', {}, await venue.brand({ ofCasino: { walletMode: 'SEAMLESS' } }));
  });

  test('from a country that the casino does not accept', async () => {
    await joins('brand.country-blocked', { country: 'US' }, await venue.brand(), { country: 'US' });
  });

  test('without an age confirmation', async () => {
    await joins('age.unconfirmed', {}, await venue.brand(), { ofAge: false });
  });

  test('on terms that are not the brand’s', async () => {
    await joins('brand.terms-outdated', {}, await venue.brand(), { termsVersion: '2020-01-01' });
  });

  test.each([
    ['displayName', { displayName: 'A' }],
    ['country', { country: 'XX' }],
    ['ofAge', { ofAge: 'yes' }],
    ['level', { level: 'ADMIN' }],
  ])('with an invalid %s', async (field, more) => {
    const arranged = await venue.brand();
    const ask = () => venue.ask('joinBrand', { ...arranged.joining, ...more }, arranged.ada);
    await expectUntouched(venue, ask, { refusal: { kind: 'invalid', parameters: { field } } });
  });

  test('during a self-exclusion from every brand', async () => {
    const arranged = await venue.brand();
    const until = new Date(venue.now().getTime() + 60 * 60 * 1000).toISOString();
    await givenExclusion(venue.tables, arranged.ada.sub, until);
    await joins('player.self-excluded', { until }, arranged);
    venue.later(1);
    expect(await venue.ask('joinBrand', arranged.joining, arranged.ada)).toMatchObject({ status: 'ACTIVE' });
  });

  test('during a self-exclusion from the brand that an earlier account made', async () => {
    const [arranged, other] = [await venue.brand(), await venue.brand()];
    const until = new Date(venue.now().getTime() + 60 * 60 * 1000).toISOString();
    const exclusions = emailExclusionStore(venue.tables);
    await exclusions.carryTo(arranged.ada.sub, { brandId: arranged.id, until });
    await joins('player.self-excluded', { until }, arranged);
    expect(await venue.ask('joinBrand', other.joining, arranged.ada)).toMatchObject({ status: 'ACTIVE' });
    venue.later(1);
    expect(await venue.ask('joinBrand', arranged.joining, arranged.ada)).toMatchObject({ status: 'ACTIVE' });
  });

  test('whose groups are all withdrawn', async () => {
    const arranged = await venue.brand();
    await givenWithdrawn(venue.tables, arranged.ada.sub, 'PROVIDERS');
    await joins('caller.rights-withdrawn', {}, arranged);
    const twice = { ...arranged.ada, groups: ['PROVIDERS', 'OPERATORS'] as const };
    expect(await venue.ask('joinBrand', arranged.joining, twice)).toMatchObject({ status: 'ACTIVE' });
  });
});
