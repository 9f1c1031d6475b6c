import { balanceIs, newPlayer, ok, refused, same } from '#wallet/runner/player';
import { scenario } from '#wallet/runner/scenario';

const prizes = ['TOURNAMENT', 'PROMOTION', 'JACKPOT'] as const;

export const rounds = [
  scenario('round.lost', 2, 'takes a bet and closes its round', async (wallet) => {
    const player = await newPlayer(wallet, '1000');
    const bet = player.bet('100');
    same(ok(await wallet.send('bet', bet)).balance, '900', 'The balance after the bet');
    same(ok(await wallet.send('close', player.close(bet))).balance, '900', 'The balance after the close');
  }),

  scenario('round.won', 2, 'takes a bet and credits its win', async (wallet) => {
    const player = await newPlayer(wallet, '1000');
    const bet = player.bet('100');
    ok(await wallet.send('bet', bet));
    const { balance } = ok(await wallet.send('win', player.win(bet, '250', { roundClosed: true })));
    same(balance, '1150', 'The balance after the win');
    await balanceIs(wallet, player, '1150');
  }),

  scenario('round.several', 2, 'takes several bets and wins in one round', async (wallet) => {
    const player = await newPlayer(wallet, '1000');
    const bet = player.bet('100');
    const { roundId } = bet;
    ok(await wallet.send('bet', bet));
    ok(await wallet.send('bet', player.bet('50', { roundId })));
    ok(await wallet.send('win', player.win(bet, '30')));
    ok(await wallet.send('bet', player.bet('20', { roundId })));
    ok(await wallet.send('win', player.win(bet, '400', { roundClosed: true })));
    await balanceIs(wallet, player, '1260');
  }),

  scenario('round.free', 2, 'accepts a free round, whose bet is 0', async (wallet) => {
    const player = await newPlayer(wallet, '1000');
    const bet = player.bet('0', { freeRound: wallet.ids.next() });
    same(ok(await wallet.send('bet', bet)).balance, '1000', 'The balance after the bet');
    const win = player.win(bet, '70', { kind: 'FREE_ROUND', roundClosed: true });
    same(ok(await wallet.send('win', win)).balance, '1070', 'The balance after the win');
  }),

  scenario('round.zero', 2, 'accepts a bet of 0 and a win of 0', async (wallet) => {
    const player = await newPlayer(wallet, '0');
    const bet = player.bet('0');
    ok(await wallet.send('bet', bet));
    ok(await wallet.send('win', player.win(bet, '0', { roundClosed: true })));
    await balanceIs(wallet, player, '0');
  }),

  scenario(
    'round.closed-by-bet',
    2,
    'accepts no bet and no win after a bet that closes the round',
    async (wallet) => {
      const player = await newPlayer(wallet, '1000');
      const bet = player.bet('100', { roundClosed: true });
      ok(await wallet.send('bet', bet));
      refused(await wallet.send('bet', player.bet('100', { roundId: bet.roundId })), 'ROUND_CLOSED');
      refused(await wallet.send('win', player.win(bet, '100')), 'ROUND_CLOSED');
      await balanceIs(wallet, player, '900');
    },
  ),

  scenario(
    'round.closed-by-win',
    2,
    'accepts no bet and no win after a win that closes the round',
    async (wallet) => {
      const player = await newPlayer(wallet, '1000');
      const bet = player.bet('100');
      ok(await wallet.send('bet', bet));
      ok(await wallet.send('win', player.win(bet, '10', { roundClosed: true })));
      refused(await wallet.send('bet', player.bet('100', { roundId: bet.roundId })), 'ROUND_CLOSED');
      refused(await wallet.send('win', player.win(bet, '100')), 'ROUND_CLOSED');
      refused(await wallet.send('win', player.win(bet, '100', { kind: 'FREE_ROUND' })), 'ROUND_CLOSED');
      await balanceIs(wallet, player, '910');
    },
  ),

  scenario('round.closed', 2, 'accepts no bet and no win after a close', async (wallet) => {
    const player = await newPlayer(wallet, '1000');
    const bet = player.bet('100');
    ok(await wallet.send('bet', bet));
    ok(await wallet.send('close', player.close(bet)));
    refused(await wallet.send('bet', player.bet('100', { roundId: bet.roundId })), 'ROUND_CLOSED');
    refused(await wallet.send('win', player.win(bet, '100')), 'ROUND_CLOSED');
    await balanceIs(wallet, player, '900');
  }),

  scenario(
    'round.prizes',
    2,
    'credits prizes of tournaments, promotions and jackpots after a round is closed',
    async (wallet) => {
      const player = await newPlayer(wallet, '1000');
      const bet = player.bet('100', { roundClosed: true });
      ok(await wallet.send('bet', bet));
      for (const kind of prizes) ok(await wallet.send('win', player.win(bet, '10', { kind })));
      await balanceIs(wallet, player, '930');
    },
  ),

  scenario('round.closed-by-prize', 2, 'closes a round with a prize', async (wallet) => {
    const player = await newPlayer(wallet, '1000');
    const bet = player.bet('100');
    ok(await wallet.send('bet', bet));
    ok(await wallet.send('win', player.win(bet, '10', { kind: 'JACKPOT', roundClosed: true })));
    refused(await wallet.send('bet', player.bet('100', { roundId: bet.roundId })), 'ROUND_CLOSED');
    await balanceIs(wallet, player, '910');
  }),

  scenario('round.prizes-alone', 2, 'credits prizes for rounds that it does not know', async (wallet) => {
    const player = await newPlayer(wallet, '1000');
    for (const kind of prizes) ok(await wallet.send('win', player.win(player.bet('1'), '10', { kind })));
    await balanceIs(wallet, player, '1030');
  }),

  scenario(
    'round.unknown',
    2,
    'refuses a win and a close of a round that it does not know',
    async (wallet) => {
      const player = await newPlayer(wallet, '1000');
      const bet = player.bet('100');
      refused(await wallet.send('win', player.win(bet, '100')), 'TX_NOT_FOUND');
      refused(await wallet.send('close', player.close(bet)), 'TX_NOT_FOUND');
      await balanceIs(wallet, player, '1000');
    },
  ),

  scenario(
    'round.foreign',
    2,
    'refuses bets, wins and closes in the round of another user',
    async (wallet) => {
      const [player, other] = [await newPlayer(wallet, '1000'), await newPlayer(wallet, '1000')];
      const bet = player.bet('100');
      const { roundId } = bet;
      ok(await wallet.send('bet', bet));
      refused(await wallet.send('bet', other.bet('100', { roundId })), 'TX_CONFLICT', 'TX_NOT_FOUND');
      refused(await wallet.send('win', other.win(bet, '100')), 'TX_CONFLICT', 'TX_NOT_FOUND');
      refused(await wallet.send('close', other.close(bet)), 'TX_CONFLICT', 'TX_NOT_FOUND');
      await wallet.send('win', other.win(bet, '0', { kind: 'PROMOTION', roundClosed: true }));
      await balanceIs(wallet, other, '1000');
      ok(await wallet.send('win', player.win(bet, '100')));
      await balanceIs(wallet, player, '1000');
    },
  ),
];
