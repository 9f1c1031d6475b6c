import { balanceIs, newPlayer, ok, refused, same } from '#wallet/runner/player';
import { scenario } from '#wallet/runner/scenario';
import { settle } from '#wallet/runner/settle';

export const rollbacks = [
  scenario('rollback.bet', 5, 'gives the bet back', async (wallet) => {
    const player = await newPlayer(wallet, '1000');
    const bet = player.bet('100');
    ok(await wallet.send('bet', bet));
    same(ok(await wallet.send('rollback', player.rollback(bet))).balance, '1000', 'The balance');
  }),

  scenario('rollback.early', 5, 'refuses a bet whose rollback has arrived before it', async (wallet) => {
    const player = await newPlayer(wallet, '1000');
    const bet = player.bet('100');
    same(ok(await wallet.send('rollback', player.rollback(bet))).balance, '1000', 'The balance');
    for (let count = 0; count < 2; count += 1) refused(await wallet.send('bet', bet), 'TX_ROLLED_BACK');
    await balanceIs(wallet, player, '1000');
  }),

  scenario('rollback.replay', 5, 'refuses a bet again that was taken and rolled back', async (wallet) => {
    const player = await newPlayer(wallet, '1000');
    const bet = player.bet('100');
    ok(await wallet.send('bet', bet));
    ok(await wallet.send('rollback', player.rollback(bet)));
    refused(await wallet.send('bet', bet), 'TX_ROLLED_BACK');
    await balanceIs(wallet, player, '1000');
  }),

  scenario('rollback.refused', 5, 'accepts the rollback of a bet that was refused', async (wallet) => {
    const player = await newPlayer(wallet, '1000');
    const bet = player.bet('1001');
    refused(await wallet.send('bet', bet), 'INSUFFICIENT_FUNDS');
    same(ok(await wallet.send('rollback', player.rollback(bet))).balance, '1000', 'The balance');
    refused(await wallet.send('bet', bet), 'TX_ROLLED_BACK');
    await balanceIs(wallet, player, '1000');
  }),

  scenario(
    'rollback.parallel',
    5,
    'leaves the balance alone when bets and their rollbacks arrive together',
    async (wallet) => {
      const player = await newPlayer(wallet, '1000');
      const pairs = Array.from({ length: 10 }, (_, index) => ({
        bet: player.bet('10'),
        isLate: index % 2 === 0,
      }));
      await Promise.all(
        pairs.flatMap(({ bet, isLate }) => {
          const sends = [
            () => settle(wallet, 'rollback', player.rollback(bet)),
            () => wallet.send('bet', bet),
          ];
          return (isLate ? sends : sends.reverse()).map((send) => send());
        }),
      );
      await balanceIs(wallet, player, '1000');
    },
  ),

  scenario('rollback.settled', 5, 'does not roll back a closed round', async (wallet) => {
    const player = await newPlayer(wallet, '1000');
    const [won, lost] = [player.bet('100'), player.bet('100', { roundClosed: true })];
    ok(await wallet.send('bet', won));
    ok(await wallet.send('win', player.win(won, '300', { roundClosed: true })));
    ok(await wallet.send('bet', lost));
    for (const bet of [won, lost])
      refused(await wallet.send('rollback', player.rollback(bet)), 'ROUND_CLOSED');
    await balanceIs(wallet, player, '1100');
  }),

  scenario('rollback.one-of-several', 5, 'gives back only the bets that are named', async (wallet) => {
    const player = await newPlayer(wallet, '1000');
    const first = player.bet('100');
    const second = player.bet('40', { roundId: first.roundId });
    ok(await wallet.send('bet', first));
    ok(await wallet.send('bet', second));
    ok(await wallet.send('rollback', player.rollback(second)));
    await balanceIs(wallet, player, '900');
    ok(await wallet.send('win', player.win(first, '30', { roundClosed: true })));
    await balanceIs(wallet, player, '930');
  }),

  scenario(
    'rollback.known-and-unknown',
    5,
    'rolls back known and unknown bets in one call',
    async (wallet) => {
      const player = await newPlayer(wallet, '1000');
      const known = player.bet('100');
      const unknown = player.bet('40', { roundId: known.roundId });
      ok(await wallet.send('bet', known));
      ok(await wallet.send('rollback', player.rollback(known, unknown)));
      refused(await wallet.send('bet', unknown), 'TX_ROLLED_BACK');
      await balanceIs(wallet, player, '1000');
    },
  ),

  scenario('rollback.bet-and-win', 5, 'takes the win back that came with the bet', async (wallet) => {
    const player = await newPlayer(wallet, '1000');
    const bet = player.bet('100', { win: { txId: wallet.ids.next(), amount: '300' } });
    ok(await wallet.send('bet', bet));
    ok(await wallet.send('rollback', player.rollback(bet)));
    await balanceIs(wallet, player, '1000');
  }),

  scenario('rollback.no-win', 5, 'credits no win to a round whose bets were rolled back', async (wallet) => {
    const player = await newPlayer(wallet, '1000');
    const bet = player.bet('100');
    ok(await wallet.send('bet', bet));
    ok(await wallet.send('rollback', player.rollback(bet)));
    refused(await wallet.send('win', player.win(bet, '300')), 'TX_ROLLED_BACK', 'TX_NOT_FOUND');
    await balanceIs(wallet, player, '1000');
  }),

  scenario('rollback.foreign-user', 5, 'does not roll back the bet of another user', async (wallet) => {
    const [player, other] = [await newPlayer(wallet, '1000'), await newPlayer(wallet, '1000')];
    const bet = player.bet('100');
    ok(await wallet.send('bet', bet));
    refused(await wallet.send('rollback', other.rollback(bet)), 'TX_CONFLICT', 'TX_NOT_FOUND');
    await balanceIs(wallet, player, '900');
    await balanceIs(wallet, other, '1000');
  }),

  scenario(
    'rollback.foreign-round',
    5,
    'rolls back nothing if one of the bets is in another round',
    async (wallet) => {
      const player = await newPlayer(wallet, '1000');
      const [bet, elsewhere] = [player.bet('100'), player.bet('100')];
      ok(await wallet.send('bet', bet));
      ok(await wallet.send('bet', elsewhere));
      refused(await wallet.send('rollback', player.rollback(bet, elsewhere)), 'TX_CONFLICT', 'TX_NOT_FOUND');
      await balanceIs(wallet, player, '800');
      for (const one of [bet, elsewhere]) ok(await wallet.send('rollback', player.rollback(one)));
      await balanceIs(wallet, player, '1000');
    },
  ),
];
