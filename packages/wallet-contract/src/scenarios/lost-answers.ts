import { balanceIs, newPlayer, ok, same } from '#wallet/runner/player';
import { scenario } from '#wallet/runner/scenario';
import { losingFirstAnswers, placeBet, settle } from '#wallet/runner/settle';

/** What follows if a proxy answers 502 after the wallet has done its work, or a connection ends. */
export const lostAnswers = [
  scenario('lost.bet', 4, 'gives a bet back whose answer was lost', async (wallet) => {
    const player = await newPlayer(wallet, '1000');
    const outcome = await placeBet(losingFirstAnswers(wallet), player, player.bet('100'));
    same(outcome, 'ROLLED_BACK', 'The bet');
    await balanceIs(wallet, player, '1000');
  }),

  scenario('lost.win', 4, 'credits a win once whose answer was lost', async (wallet) => {
    const player = await newPlayer(wallet, '1000');
    const bet = player.bet('100');
    ok(await wallet.send('bet', bet));
    await settle(losingFirstAnswers(wallet), 'win', player.win(bet, '300', { roundClosed: true }));
    await balanceIs(wallet, player, '1200');
  }),

  scenario(
    'lost.rollback',
    4,
    'gives a bet back once if the answer to the rollback was lost',
    async (wallet) => {
      const player = await newPlayer(wallet, '1000');
      const bet = player.bet('100');
      ok(await wallet.send('bet', bet));
      await settle(losingFirstAnswers(wallet), 'rollback', player.rollback(bet));
      await balanceIs(wallet, player, '1000');
    },
  ),

  scenario('lost.close', 4, 'accepts a close again whose answer was lost', async (wallet) => {
    const player = await newPlayer(wallet, '1000');
    const bet = player.bet('100');
    ok(await wallet.send('bet', bet));
    await settle(losingFirstAnswers(wallet), 'close', player.close(bet));
    await balanceIs(wallet, player, '900');
  }),

  scenario(
    'lost.whole-round',
    4,
    'settles a round in which the answer to the win and to the close was lost',
    async (wallet) => {
      const player = await newPlayer(wallet, '1000');
      const losing = losingFirstAnswers(wallet);
      const bet = player.bet('100');
      ok(await wallet.send('bet', bet));
      await settle(losing, 'win', player.win(bet, '30'));
      await settle(losing, 'win', player.win(bet, '40'));
      await settle(losing, 'close', player.close(bet));
      await balanceIs(wallet, player, '970');
    },
  ),

  scenario('lost.cut', 4, 'gives bets back whose connection ended before the answer', async (wallet) => {
    const player = await newPlayer(wallet, '1000');
    for (let count = 0; count < 3; count += 1)
      same(await placeBet(wallet, player, player.bet('100'), { isCut: true }), 'ROLLED_BACK', 'The bet');
    await balanceIs(wallet, player, '1000');
  }),

  scenario('lost.sent-twice', 4, 'credits a win once that a proxy sends twice', async (wallet) => {
    const player = await newPlayer(wallet, '1000');
    const bet = player.bet('100');
    ok(await wallet.send('bet', bet));
    const win = player.win(bet, '300');
    await Promise.all([settle(wallet, 'win', win), settle(wallet, 'win', win)]);
    await balanceIs(wallet, player, '1200');
  }),
];
