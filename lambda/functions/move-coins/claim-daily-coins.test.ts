import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { playerIdOf } from '#test/world/given/player-id';
import { coinVenues, expectUntouched, type CoinVenues } from '#test/world/play/coin-venues';
import { givenExclusion, givenWithdrawn } from '#test/world/given/given-brands';
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
  const claim = (coin = 'GOLD', brandId = brand.id) =>
    venue.ask('claimDailyCoins', { brandId, coin }, brand.ada);
  return { ...brand, claim };
}

describe('daily coins', () => {
  test('are granted once a day for each coin', async () => {
    const { id, ada, claim } = await arranged();
    const day = venue.now().toISOString().slice(0, 10);
    const first = await claim();
    expect(first).toMatchObject({
      key: `DAILY#${id}#${playerIdOf(ada.sub)}#GOLD#${day}`,
      kind: 'DAILY',
      state: 'POSTED',
      amount: '200',
      balance: '200',
      actor: ada.sub,
    });
    venue.later(1);
    expect(await claim()).toEqual(first);
    expect(await claim('TIX')).toMatchObject({ amount: '1', purse: 'MAIN' });
    venue.later(24);
    expect(await claim()).toMatchObject({ amount: '200', balance: '400', seq: '2' });
  });

  test('start a new day at midnight UTC', async () => {
    const { claim } = await arranged();
    venue.later(24 - venue.now().getUTCHours());
    const atMidnight = venue.now();
    venue.later(-0.01);
    await claim();
    venue.later(0.01);
    expect(venue.now()).toEqual(atMidnight);
    expect(await claim()).toMatchObject({ balance: '400' });
  });

  test('start a new day at midnight in the time zone of the brand', async () => {
    const { id, claim } = await arranged();
    await venue.setBrand(id, { timeZone: 'Asia/Kathmandu' });
    venue.later(24 - venue.now().getUTCHours() + 18.24);
    await claim();
    // 18:15 in UTC.
    venue.later(0.01);
    expect(await claim()).toMatchObject({ balance: '400' });
  });

  test('are not granted a second time because the time zone changes', async () => {
    const { id, claim } = await arranged();
    const first = await claim();
    const timeZoneChange = { before: 'UTC', at: venue.now().toISOString() };
    for (const timeZone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
      await venue.setBrand(id, { timeZone, timeZoneChange });
      expect(await claim()).toEqual(first);
    }
    venue.later(48);
    expect(await claim()).toMatchObject({ balance: '400' });
  });

  test('keep the amount of the first claim of the day', async () => {
    const { id, claim } = await arranged();
    const first = await claim();
    await venue.setCoin(id, 'GOLD', { dailyGrant: 999 });
    expect(await claim()).toEqual(first);
  });

  test('are granted once for 16 parallel requests', async () => {
    const { id, ada, claim } = await arranged();
    const answers = await Promise.all(Array.from({ length: 16 }, () => claim()));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(await venue.balances(id, ada.sub)).toEqual({ 'GOLD#MAIN': 200 });
    expect(await venue.journal(id)).toHaveLength(1);
  });

  test('are declined above the maximum balance, for the whole day', async () => {
    const { id, ada, owner, moving, claim } = await arranged();
    await venue.ask('grantCoins', moving(ada, { amount: '999900' }), owner);
    const no = refused('wallet.full', { balance: '999900' });
    expect(await claim()).toEqual(no);
    expect(await venue.journal(id)).toContainEqual(expect.objectContaining({ kind: 'DAILY', why: 'full' }));
    await venue.ask('withdrawCoins', moving(ada, { amount: '999900' }), owner);
    expect(await claim()).toEqual(no);
    venue.later(24);
    expect(await claim()).toMatchObject({ balance: '200' });
  });
});

describe('refuses daily coins', () => {
  test.each([
    ['of a coin without daily coins', 'coin.no-daily', 'BONUS'],
    ['of a missing coin', 'coin.missing', 'ABC'],
  ])('%s', async (_what, code, coin) => {
    const { claim } = await arranged();
    await expectUntouched(venue, () => claim(coin), refused(code));
  });

  test('in a missing brand', async () => {
    const { claim } = await arranged();
    await expectUntouched(venue, () => claim('GOLD', 'nowhere'), refused('brand.missing'));
  });

  test('for a user who has not joined the brand', async () => {
    const { id, bob } = await arranged();
    const ask = () => venue.ask('claimDailyCoins', { brandId: id, coin: 'GOLD' }, bob);
    await expectUntouched(venue, ask, refused('player.missing'));
  });

  test.each(['PAUSED', 'CLOSED'])('in a brand that is %s, including earlier claims', async (status) => {
    const { id, claim } = await arranged();
    await claim();
    await venue.setBrand(id, { status });
    await expectUntouched(venue, claim, refused('brand.closed'));
  });

  test.each([
    ['suspended', 'player.suspended', { status: 'SUSPENDED' }],
    ['gone', 'player.wrong-status', { status: 'CLOSED' }],
    ['self-excluded', 'player.self-excluded', { status: 'SELF_EXCLUDED', selfExcludedUntil: '2099-01-01' }],
    [
      'on a break',
      'player.on-break',
      { status: 'SELF_EXCLUDED', selfExcludedUntil: '2099-01-01', onBreak: true },
    ],
  ])('for a player who is %s', async (_what, code, row) => {
    const { ada, player, claim } = await arranged();
    await player(ada, row);
    await expectUntouched(venue, claim, refused(code));
  });

  test('until an exclusion ends', async () => {
    const { ada, player, claim } = await arranged();
    const until = new Date(venue.now().getTime() + 60 * 60 * 1000).toISOString();
    await player(ada, { status: 'SELF_EXCLUDED', selfExcludedUntil: until });
    await givenExclusion(venue.tables, ada.sub, until);
    await expectUntouched(venue, claim, refused('player.self-excluded', { until }));
    venue.later(1);
    expect(await claim()).toMatchObject({ state: 'POSTED' });
  });

  test('for a user whose groups were all withdrawn', async () => {
    const { ada, claim } = await arranged();
    await givenWithdrawn(venue.tables, ada.sub, 'PROVIDERS');
    await expectUntouched(venue, claim, refused('caller.rights-withdrawn'));
  });
});
