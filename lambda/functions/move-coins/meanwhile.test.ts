import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { coinVenues, type CoinVenues } from '#test/world/play/coin-venues';
import { givenExclusion, givenWithdrawn } from '#test/world/given/given-brands';
import { refused } from '#test/support/refused';
import { cutOff, interruptedBy } from '#test/support/watched-writes';

/** These tests read whole tables many times and send many requests at once. */
let venue: CoinVenues;
beforeAll(async () => {
  venue = await coinVenues();
});
afterAll(() => venue.stop());

/** Sends a request and runs `meanwhile` between its reads and its first write. */
const askWhile = (happens: () => Promise<unknown>, ...asked: Parameters<CoinVenues['ask']>) =>
  venue.askAround(interruptedBy(happens), ...asked);

describe('moves no coins if access ends between the read and the write', () => {
  test.each([
    ['a level', { level: 'PLAYER' }, 'brand.level-too-low'],
    ['a suspension', { level: 'ADMIN', status: 'SUSPENDED' }, 'brand.level-too-low'],
  ])('of the manager who grants coins: %s', async (_what, row, code) => {
    const { id, ada, bob, player, moving } = await venue.brand();
    await player(ada);
    await player(bob, { level: 'ADMIN' });
    const input = moving(ada);
    expect(await askWhile(() => player(bob, row), 'grantCoins', input, bob)).toEqual(refused(code));
    await player(bob, { level: 'ADMIN' });
    expect(await venue.ask('grantCoins', input, bob)).toEqual(refused(code));
    expect(await venue.journal(id)).toMatchObject([{ state: 'DECLINED', why: code }]);
    expect(await venue.balances(id, ada.sub)).toEqual({});
  });

  test('of an admin, an owner or a player whose group is withdrawn', async () => {
    const { id, admin, owner, ada, player, moving } = await venue.brand();
    await player(ada);
    const lost = refused('caller.rights-withdrawn');
    const byAdmin = await askWhile(
      () => givenWithdrawn(venue.tables, admin.sub, 'ADMINS'),
      'grantCoins',
      moving(ada),
      admin,
    );
    const byOwner = await askWhile(
      () => givenWithdrawn(venue.tables, owner.sub, 'OPERATORS'),
      'grantCoins',
      moving(ada),
      owner,
    );
    const byPlayer = await askWhile(
      () => givenWithdrawn(venue.tables, ada.sub, 'PROVIDERS'),
      'claimDailyCoins',
      { brandId: id, coin: 'GOLD' },
      ada,
    );
    expect([byAdmin, byOwner, byPlayer]).toEqual([lost, lost, lost]);
    expect(await venue.balances(id, ada.sub)).toEqual({});
  });

  test('of a player who is suspended, or excludes themselves', async () => {
    const { id, ada, player, claiming } = await venue.brand();
    await player(ada);
    const daily = { brandId: id, coin: 'GOLD' };
    expect(await askWhile(() => player(ada, { status: 'SUSPENDED' }), 'claimDailyCoins', daily, ada)).toEqual(
      refused('player.suspended'),
    );
    await player(ada);
    const until = '2099-01-01T00:00:00.000Z';
    const excluded = () => player(ada, { status: 'SELF_EXCLUDED', selfExcludedUntil: until });
    expect(await askWhile(excluded, 'claimDailyCoins', daily, ada)).toEqual(
      refused('player.self-excluded', { until }),
    );
    await player(ada);
    const everywhere = () => givenExclusion(venue.tables, ada.sub, until);
    expect(await askWhile(everywhere, 'claimCoinPackage', claiming(), ada)).toEqual(
      refused('player.self-excluded'),
    );
    expect(await venue.journal(id)).toEqual([]);
  });

  test('of a user who joins', async () => {
    const { id, ada, joining } = await venue.brand();
    const until = '2099-01-01T00:00:00.000Z';
    const everywhere = () => givenExclusion(venue.tables, ada.sub, until);
    expect(await askWhile(everywhere, 'joinBrand', joining, ada)).toEqual(refused('player.self-excluded'));
    expect((await venue.tables.rows('Main')).filter(({ sk }) => sk === `USER#${ada.sub}`)).toEqual([]);
    expect(await venue.journal(id)).toEqual([]);
  });
});

test('returns an unknown outcome, and the final outcome when the request is repeated', async () => {
  const { id, owner, ada, player, moving } = await venue.brand();
  await player(ada);
  const input = moving(ada);
  expect(await venue.askAround(cutOff, 'grantCoins', input, owner)).toEqual(refused('wallet.unknown'));
  expect(await venue.ask('grantCoins', input, owner)).toMatchObject({ state: 'POSTED', balance: '100' });
  expect(await venue.balances(id, ada.sub)).toEqual({ 'GOLD#MAIN': 100 });
});
