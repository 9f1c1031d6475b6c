import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { giftsInLane } from '#lambda/stores/counters/gift-store';
import { summaryLane } from '#domain/play/summary-lane';
import { coinVenues, type CoinVenues } from '#test/world/play/coin-venues';

let venue: CoinVenues;
beforeAll(async () => (venue = await coinVenues()));
afterAll(() => venue.stop());

test('counts each gift once on its day for repeated requests', async () => {
  const { id, owner, ada, joining, moving } = await venue.brand();
  const day = venue.now().toISOString().slice(0, 10);
  await Promise.all(Array.from({ length: 16 }, () => venue.ask('joinBrand', joining, ada)));
  const daily = () => venue.ask('claimDailyCoins', { brandId: id, coin: 'GOLD' }, ada);
  await Promise.all([daily(), daily(), daily()]);
  const grant = moving(ada);
  for (let attempt = 0; attempt < 2; attempt += 1) await venue.ask('grantCoins', grant, owner);
  await venue.ask('withdrawCoins', moving(ada, { amount: '30' }), owner);
  const playerId = await venue.playerId(id, ada.sub);
  const given = await giftsInLane(venue.tables)(id, day, summaryLane(playerId));
  const journal = await venue.journal(id);
  const posted = (coin: string) =>
    journal
      .filter(({ kind, state, ...of }) => of.coin === coin && state === 'POSTED' && kind !== 'WITHDRAWAL')
      .map(({ amount }) => amount);
  expect(posted('GOLD')).toHaveLength(3);
  expect(given).toEqual(
    ['BONUS', 'GOLD'].map((coin) => ({
      playerId,
      coin,
      amount: BigInt(posted(coin).reduce((sum, amount) => sum + amount, 0)),
      tournaments: 0n,
      version: posted(coin).length,
    })),
  );
});
