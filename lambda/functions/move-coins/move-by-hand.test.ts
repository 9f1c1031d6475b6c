import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { notAmounts } from '#domain/wallet/testing/not-amounts';
import { coinVenues, expectUntouched, newRequestId, type CoinVenues } from '#test/world/play/coin-venues';
import { givenAdmin, givenWithdrawn } from '#test/world/given/given-brands';
import { refused } from '#test/support/refused';

/** These tests read whole tables many times and send many requests at once. */
let venue: CoinVenues;
beforeAll(async () => {
  venue = await coinVenues();
});
afterAll(() => venue.stop());

/** A brand with one player, Ada, who has 1,000 coins. */
async function arranged(rows?: Parameters<CoinVenues['brand']>[0]) {
  const brand = await venue.brand(rows);
  await brand.player(brand.ada);
  const { id, owner, ada, moving } = brand;
  const given = await venue.ask('grantCoins', moving(ada, { amount: '1000' }), owner);
  const has = async () => (await venue.balances(id, ada.sub))['GOLD#MAIN'];
  return { ...brand, given, has };
}

describe('manual movements', () => {
  test('record the actor, the time and the reason', async () => {
    const { id, owner, ada, moving } = await arranged();
    const input = moving(ada);
    expect(await venue.ask('grantCoins', input, owner)).toEqual({
      key: `GRANT#${id}#${owner.sub}#${input.requestId}`,
      at: venue.now().toISOString(),
      kind: 'GRANT',
      state: 'POSTED',
      brandId: id,
      userId: ada.sub,
      coin: 'GOLD',
      purse: 'MAIN',
      amount: '100',
      balance: '1100',
      seq: '2',
      actor: owner.sub,
      reason: input.reason,
      reference: null,
      gameId: null,
    });
  });

  test('can withdraw coins down to zero', async () => {
    const { owner, ada, moving, has } = await arranged();
    expect(await venue.ask('withdrawCoins', moving(ada, { amount: '1000' }), owner)).toMatchObject({
      kind: 'WITHDRAWAL',
      amount: '-1000',
      balance: '0',
      seq: '2',
    });
    expect(await has()).toBe(0);
  });

  test('of promotion coins use a separate purse', async () => {
    const { id, owner, ada, moving } = await arranged();
    await venue.ask('grantCoins', moving(ada, { coin: 'BONUS', amount: '7' }), owner);
    await venue.ask('grantCoins', moving(ada, { coin: 'TIX', amount: '1000000000000' }), owner);
    expect(await venue.balances(id, ada.sub)).toEqual({
      'GOLD#MAIN': 1000,
      'BONUS#PROMO': 7,
      'TIX#MAIN': 1e12,
    });
  });

  test('never exceed the maximum balance', async () => {
    const { owner, ada, moving, has } = await arranged();
    const above = moving(ada, { amount: '999001' });
    expect(await venue.ask('grantCoins', above, owner)).toEqual(refused('wallet.full', { balance: '1000' }));
    expect(await venue.ask('grantCoins', moving(ada, { amount: '999000' }), owner)).toMatchObject({
      balance: '1000000',
    });
    await venue.ask('withdrawCoins', moving(ada, { amount: '1000000' }), owner);
    expect(await venue.ask('grantCoins', above, owner)).toEqual(refused('wallet.full', { balance: '1000' }));
    expect(await has()).toBe(0);
  });

  test('decline a withdrawal above the balance and record it', async () => {
    const { id, owner, ada, moving, has } = await arranged();
    const more = moving(ada, { amount: '1001' });
    const no = refused('wallet.insufficient', { balance: '1000' });
    expect(await venue.ask('withdrawCoins', more, owner)).toEqual(no);
    expect(await venue.journal(id)).toContainEqual(
      expect.objectContaining({ state: 'DECLINED', why: 'insufficient', amount: -1001, reason: more.reason }),
    );
    await venue.ask('grantCoins', moving(ada), owner);
    expect(await venue.ask('withdrawCoins', more, owner)).toEqual(no);
    expect(await has()).toBe(1100);
  });
});

describe('a repeated request', () => {
  test('has one effect and one response, for up to 24 hours', async () => {
    const { owner, ada, moving, has } = await arranged();
    const input = moving(ada);
    const first = await venue.ask('grantCoins', input, owner);
    venue.later(24);
    expect(await venue.ask('grantCoins', input, owner)).toEqual(first);
    expect(await has()).toBe(1100);
    venue.later(1 / 3600);
    const reported = { field: 'requestId', hours: 24, now: venue.now().toISOString() };
    await expectUntouched(
      venue,
      () => venue.ask('grantCoins', input, owner),
      refused('request.expired', reported),
    );
  });

  test.each([['grantCoins'], ['withdrawCoins']] as const)(
    'has one effect for 16 concurrent requests: %s',
    async (field) => {
      const { id, owner, ada, moving, has } = await arranged();
      const input = moving(ada);
      const answers = await Promise.all(Array.from({ length: 16 }, () => venue.ask(field, input, owner)));
      for (const answer of answers) expect(answer).toEqual(answers[0]);
      expect(answers[0]).toMatchObject({ state: 'POSTED' });
      expect(await has()).toBe(field === 'grantCoins' ? 1100 : 900);
      expect(await venue.journal(id)).toHaveLength(2);
    },
  );

  test('is declined once for 16 concurrent requests without enough coins', async () => {
    const { id, owner, ada, moving } = await arranged();
    const input = moving(ada, { amount: '1001' });
    const answers = await Promise.all(
      Array.from({ length: 16 }, () => venue.ask('withdrawCoins', input, owner)),
    );
    for (const answer of answers) expect(answer).toEqual(refused('wallet.insufficient', { balance: '1000' }));
    expect(await venue.journal(id)).toHaveLength(2);
  });

  test('cannot have different arguments', async () => {
    const { owner, ada, bob, player, moving } = await arranged();
    await player(bob);
    const input = moving(ada);
    await venue.ask('grantCoins', input, owner);
    for (const other of [{ amount: '101' }, { reason: 'Another' }, { coin: 'TIX' }, { userId: bob.sub }])
      await expectUntouched(
        venue,
        () => venue.ask('grantCoins', { ...input, ...other }, owner),
        refused('request.other-body'),
      );
  });

  test('is separate for each caller', async () => {
    const { owner, admin, ada, moving, has } = await arranged();
    const input = moving(ada);
    await venue.ask('grantCoins', input, owner);
    await venue.ask('grantCoins', input, admin);
    expect(await has()).toBe(1200);
  });
});

describe('a manager of a brand', () => {
  test('is its owner, an admin, and a player of level ADMIN', async () => {
    const { owner, admin, ada, bob, player, moving } = await arranged();
    await player(bob, { level: 'ADMIN' });
    for (const one of [owner, admin, bob])
      expect(await venue.ask('grantCoins', moving(ada), one)).toMatchObject({ actor: one.sub });
  });

  test('cannot grant coins to themselves or to another manager, but can withdraw their own', async () => {
    const { owner, admin, bob, player, moving } = await arranged();
    await player(bob);
    await venue.ask('grantCoins', moving(bob), owner);
    await player(bob, { level: 'ADMIN' });
    await Promise.all([player(owner), player(admin)]);
    await givenAdmin(venue.tables, admin.sub);
    const managers = [owner, admin, bob];
    for (const [giver, receiver] of managers.flatMap((one) => managers.map((other) => [one, other] as const)))
      await expectUntouched(
        venue,
        () => venue.ask('grantCoins', moving(receiver), giver),
        refused('player.manager'),
      );
    expect(await venue.ask('withdrawCoins', moving(bob), bob)).toMatchObject({ balance: '0' });
  });

  test('is allowed while the brand is paused', async () => {
    const { id, owner, ada, moving } = await arranged();
    await venue.setBrand(id, { status: 'PAUSED' });
    expect(await venue.ask('grantCoins', moving(ada), owner)).toMatchObject({ state: 'POSTED' });
  });

  test.each([
    ['a user who is not a player of the brand', undefined],
    ['a player', {}],
    ['support', { level: 'SUPPORT' }],
    ['a suspended ADMIN', { level: 'ADMIN', status: 'SUSPENDED' }],
    [
      'an ADMIN who excluded themselves',
      { level: 'ADMIN', status: 'SELF_EXCLUDED', selfExcludedUntil: '2099' },
    ],
    ['an ADMIN who left', { level: 'ADMIN', status: 'CLOSED' }],
  ])('is not %s', async (_who, row) => {
    const { id, ada, bob, player, moving } = await arranged();
    if (row) await player(bob, row);
    for (const field of ['grantCoins', 'withdrawCoins'] as const)
      await expectUntouched(venue, () => venue.ask(field, moving(ada), bob), refused('brand.level-too-low'));
    await venue.setBrand(id, { status: 'PAUSED' });
    await expectUntouched(venue, () => venue.ask('grantCoins', moving(ada), bob), refused('brand.missing'));
  });

  test('is not an ADMIN of another brand', async () => {
    const [here, there] = [await arranged(), await arranged()];
    await there.player(here.bob, { level: 'ADMIN' });
    const ask = () => venue.ask('grantCoins', here.moving(here.ada), here.bob);
    await expectUntouched(venue, ask, refused('brand.level-too-low'));
  });

  test('is not a user whose access was withdrawn', async () => {
    const { owner, admin, ada, bob, player, moving } = await arranged();
    await player(bob, { level: 'ADMIN' });
    await givenWithdrawn(venue.tables, owner.sub, 'OPERATORS');
    await givenWithdrawn(venue.tables, admin.sub, 'ADMINS');
    await givenWithdrawn(venue.tables, bob.sub, 'OPERATORS');
    const grantBy = (one: typeof owner | typeof admin) => () => venue.ask('grantCoins', moving(ada), one);
    const demoted = { ...admin, groups: ['ADMINS', 'PROVIDERS'] as const };
    for (const one of [owner, admin, bob, demoted])
      await expectUntouched(venue, grantBy(one), refused('caller.rights-withdrawn'));
  });
});

describe('the grants of a day', () => {
  test('by all managers together stay within the daily limit of the coin', async () => {
    const { id, owner, admin, ada, moving, has } = await arranged();
    await venue.setCoin(id, 'GOLD', { confirmPromotionsAbove: 500 });
    const above = refused('grant.above-allowance');
    expect(await venue.ask('grantCoins', moving(ada, { amount: '501' }), owner)).toEqual(above);
    const most = moving(ada, { amount: '400' });
    const first = await venue.ask('grantCoins', most, owner);
    expect(first).toMatchObject({ state: 'POSTED' });
    expect(await venue.ask('grantCoins', most, owner)).toEqual(first);
    const answers = await Promise.all(
      [owner, admin, owner, admin].map((one) => venue.ask('grantCoins', moving(ada, { amount: '40' }), one)),
    );
    expect(answers.filter((answer) => 'state' in answer)).toHaveLength(2);
    expect(answers.filter((answer) => 'refusal' in answer)).toEqual([above, above]);
    // Withdrawals neither use the limit nor give it back.
    await venue.ask('withdrawCoins', moving(ada, { amount: '480' }), owner);
    expect(await venue.ask('grantCoins', moving(ada, { amount: '21' }), owner)).toEqual(above);
    expect(await has()).toBe(1000);
    venue.later(12);
    expect(await venue.ask('grantCoins', moving(ada, { amount: '500' }), owner)).toMatchObject({
      balance: '1500',
    });
  });
});

describe('moves no coins', () => {
  test.each([
    ['in a missing brand', 'brand.missing', { brandId: 'nowhere' }],
    ['of coins that the brand does not have', 'coin.missing', { coin: 'ABC' }],
    ['for a user who is not a player', 'player.missing', { userId: 'nobody' }],
  ])('%s', async (_what, code, more) => {
    const { owner, ada, moving } = await arranged();
    for (const field of ['grantCoins', 'withdrawCoins'] as const)
      await expectUntouched(venue, () => venue.ask(field, moving(ada, more), owner), refused(code));
  });

  test.each([
    ['brand', { ofBrand: { status: 'CLOSED' } }],
    ['brand of a casino', { ofCasino: { status: 'CLOSED' } }],
    ['brand of a company', { ofCompany: { status: 'CLOSED' } }],
  ])('in a permanently closed %s', async (_what, rows) => {
    const { id, ada, owner, admin, player, moving } = await venue.brand(rows);
    await player(ada);
    for (const field of ['grantCoins', 'withdrawCoins'] as const)
      for (const one of [owner, admin])
        expect(await venue.ask(field, moving(ada), one)).toEqual(refused('brand.closed'));
    expect(await venue.balances(id, ada.sub)).toEqual({});
    const declined = { state: 'DECLINED', why: 'brand.closed' };
    expect(await venue.journal(id)).toMatchObject([declined, declined, declined, declined]);
  });

  test('for a new request in a brand that was closed in the meantime, but repeats an earlier response', async () => {
    const { id, owner, ada, moving, has } = await arranged();
    const [given, late] = [moving(ada), moving(ada)];
    const first = await venue.ask('grantCoins', given, owner);
    await venue.setBrand(id, { status: 'CLOSED' });
    expect(await venue.ask('grantCoins', given, owner)).toEqual(first);
    expect(await venue.ask('grantCoins', late, owner)).toEqual(refused('brand.closed'));
    await venue.setBrand(id, { status: 'ACTIVE' });
    expect(await venue.ask('grantCoins', late, owner)).toEqual(refused('brand.closed'));
    expect(await has()).toBe(1100);
  });

  test('in the wallet that the same user has in another brand', async () => {
    const [here, there] = [await arranged(), await arranged()];
    const ask = () => venue.ask('withdrawCoins', there.moving(here.ada), there.owner);
    await expectUntouched(venue, ask, refused('player.missing'));
  });

  test.each([
    ['reason', ''],
    ['reason', 'ab'],
    ['reason', undefined],
    ['reason', 'x'.repeat(501)],
    ['requestId', ''],
    ['requestId', '0'.repeat(25)],
    ['requestId', '0'.repeat(27)],
    ['requestId', `${newRequestId()}#1`],
    ['coin', 'gold'],
    ['userId', ''],
    ['purse', 'PROMO'],
  ])('for a %s like %j', async (field, value) => {
    const { owner, ada, moving } = await arranged();
    await expectUntouched(venue, () => venue.ask('grantCoins', moving(ada, { [field]: value }), owner), {
      refusal: { kind: 'invalid', parameters: { field } },
    });
  });

  test.each([['grantCoins'], ['withdrawCoins']] as const)('by a %s of an invalid amount', async (field) => {
    const { owner, ada, moving } = await arranged();
    const taken: unknown[] = [];
    await expectUntouched(
      venue,
      async () => {
        for (const amount of notAmounts) {
          const answer = await venue.ask(field, moving(ada, { amount }), owner);
          if (!('refusal' in answer) || answer.refusal.parameters.field !== 'amount') taken.push(amount);
        }
        return { taken };
      },
      { taken: [] },
    );
    expect(notAmounts.length).toBeGreaterThanOrEqual(50);
  });
});
