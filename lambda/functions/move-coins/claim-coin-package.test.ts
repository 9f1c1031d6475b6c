import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { playerIdOf } from '#test/world/given/player-id';
import { coinVenues, expectUntouched, type CoinVenues } from '#test/world/play/coin-venues';
import { requestIdAt } from '#test/world/play/request-ids';
import { refused } from '#test/support/refused';

/** These tests read whole tables many times and send many requests at once. */
let venue: CoinVenues;
beforeAll(async () => {
  venue = await coinVenues();
});
afterAll(() => venue.stop());

/** A brand with one player, Ada. */
async function arranged() {
  const brand = await venue.brand();
  await brand.player(brand.ada);
  const { id, ada, claiming } = brand;
  const claim = (more: Readonly<Record<string, unknown>> = {}) =>
    venue.ask('claimCoinPackage', claiming(more), ada);
  const has = () => venue.balances(id, ada.sub);
  return { ...brand, claim, has };
}

describe('a package', () => {
  test('grants its coins, one movement for each kind', async () => {
    const { id, ada, claim, has } = await arranged();
    expect(await claim()).toMatchObject([
      {
        key: `PACKAGE#${id}#${playerIdOf(ada.sub)}#starter#1#GOLD`,
        kind: 'PACKAGE',
        amount: '1000',
        purse: 'MAIN',
        reference: 'starter',
      },
      { amount: '10', purse: 'PROMO', reference: 'starter' },
    ]);
    expect(await has()).toEqual({ 'GOLD#MAIN': 1000, 'BONUS#PROMO': 10 });
  });

  test('can be claimed again after its cooldown, up to its limit', async () => {
    const { claim, has } = await arranged();
    for (let n = 1; n <= 3; n += 1) {
      expect(await claim()).toHaveLength(2);
      const until = new Date(venue.now().getTime() + 24 * 60 * 60 * 1000).toISOString();
      venue.later(23.99);
      if (n < 3) await expectUntouched(venue, claim, refused('package.too-soon', { until }));
      venue.later(0.01);
    }
    await expectUntouched(venue, claim, refused('package.used-up', { limit: 3 }));
    expect(await has()).toEqual({ 'GOLD#MAIN': 3000, 'BONUS#PROMO': 30 });
  });

  test('returns the same answer for a repeated request', async () => {
    const { id, claim } = await arranged();
    const requestId = requestIdAt(venue.now());
    const first = await claim({ requestId });
    venue.later(24);
    await claim();
    await venue.setBrand(id, { packages: [] });
    expect(await claim({ requestId })).toEqual(first);
    await expectUntouched(
      venue,
      () => claim({ requestId, packageId: 'hidden' }),
      refused('request.other-body'),
    );
  });

  test('is claimed once by 16 concurrent requests with the same id', async () => {
    const { id, claim, has } = await arranged();
    const requestId = requestIdAt(venue.now());
    const answers = await Promise.all(Array.from({ length: 16 }, () => claim({ requestId })));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(answers[0]).toHaveLength(2);
    expect(await venue.journal(id)).toHaveLength(2);
    expect(await has()).toEqual({ 'GOLD#MAIN': 1000, 'BONUS#PROMO': 10 });
  });

  test('is claimed by one of 16 concurrent requests with different ids', async () => {
    const { claim, has } = await arranged();
    const answers = await Promise.all(Array.from({ length: 16 }, () => claim()));
    expect(answers.filter((answer) => !('refusal' in answer))).toHaveLength(1);
    for (const answer of answers)
      if ('refusal' in answer) expect(answer).toEqual(refused('package.too-soon'));
    expect(await has()).toEqual({ 'GOLD#MAIN': 1000, 'BONUS#PROMO': 10 });
  });

  test('reports full wallets, and refuses the claim if all are full', async () => {
    const { owner, ada, moving, claim, has } = await arranged();
    await venue.ask('grantCoins', moving(ada, { coin: 'BONUS', amount: '995' }), owner);
    expect(await claim()).toMatchObject([
      { coin: 'GOLD', state: 'POSTED', balance: '1000' },
      { coin: 'BONUS', state: 'DECLINED', balance: null, seq: null },
    ]);
    await venue.ask('grantCoins', moving(ada, { amount: '998500' }), owner);
    venue.later(24);
    expect(await claim()).toEqual(refused('wallet.full'));
    expect(await has()).toEqual({ 'GOLD#MAIN': 999_500, 'BONUS#PROMO': 995 });
  });

  test('can be claimed again after all wallets were full', async () => {
    const { owner, ada, moving, claim, has } = await arranged();
    await venue.ask('grantCoins', moving(ada, { coin: 'BONUS', amount: '1000' }), owner);
    await venue.ask('grantCoins', moving(ada, { amount: '1000000' }), owner);
    expect(await claim()).toEqual(refused('wallet.full'));
    await venue.ask('withdrawCoins', moving(ada, { amount: '1000' }), owner);
    venue.later(24);
    expect(await claim()).toMatchObject([{ coin: 'GOLD', state: 'POSTED' }, { state: 'DECLINED' }]);
    expect(await has()).toEqual({ 'GOLD#MAIN': 1_000_000, 'BONUS#PROMO': 1000 });
  });
});

describe('refuses a claim', () => {
  test.each([['hidden'], ['nowhere']])('that is not offered, such as %s', async (packageId) => {
    const { claim } = await arranged();
    await expectUntouched(venue, () => claim({ packageId }), refused('package.missing'));
  });

  test('for a user who has not joined the brand', async () => {
    const { bob, claiming } = await arranged();
    const ask = () => venue.ask('claimCoinPackage', claiming(), bob);
    await expectUntouched(venue, ask, refused('player.missing'));
  });

  test.each([
    ['requestId', 'short'],
    ['packageId', ''],
    ['amount', '1000'],
  ])('for a %s like %j', async (field, value) => {
    const { claim } = await arranged();
    await expectUntouched(venue, () => claim({ [field]: value }), {
      refusal: { kind: 'invalid', parameters: { field } },
    });
  });

  test('for a suspended player, also of an unfinished claim', async () => {
    const { ada, player, claim } = await arranged();
    const requestId = requestIdAt(venue.now());
    await claim({ requestId });
    await player(ada, { status: 'SUSPENDED' });
    await expectUntouched(venue, () => claim({ requestId }), refused('player.suspended'));
  });
});
