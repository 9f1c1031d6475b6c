import { playHistory } from '#wallet/model/play-history';
import { randomHistory } from '#wallet/model/random-history';
import { balanceIs, newPlayer, ok, refused, same } from '#wallet/runner/player';
import { Mismatch } from '#wallet/runner/mismatch';
import { placeBet } from '#wallet/runner/settle';
import { scenario } from '#wallet/runner/scenario';

/** Of a history that meets most of the rules. */
const historySeed = 2;

const times = (count: number) => Array.from({ length: count }, (_, index) => index);

export const funds = [
  scenario('funds.all', 3, 'takes a bet of the whole balance', async (wallet) => {
    const player = await newPlayer(wallet, '1000');
    same(ok(await wallet.send('bet', player.bet('1000'))).balance, '0', 'The balance');
  }),

  scenario('funds.too-low', 3, 'refuses a bet above the balance', async (wallet) => {
    const player = await newPlayer(wallet, '1000');
    refused(await wallet.send('bet', player.bet('1001')), 'INSUFFICIENT_FUNDS');
    refused(await wallet.send('bet', player.bet('9'.repeat(18))), 'INSUFFICIENT_FUNDS');
    await balanceIs(wallet, player, '1000');
  }),

  scenario('funds.bet-and-win', 3, 'takes a bet and credits its win in one call', async (wallet) => {
    const player = await newPlayer(wallet, '100');
    const bet = player.bet('100', { win: { txId: wallet.ids.next(), amount: '40' }, roundClosed: true });
    same(ok(await wallet.send('bet', bet)).balance, '40', 'The balance');
    refused(await wallet.send('win', player.win(bet, '1')), 'ROUND_CLOSED');
  }),

  scenario('funds.win-funds-bet', 3, 'refuses a bet that only its own win could pay', async (wallet) => {
    const player = await newPlayer(wallet, '100');
    const win = { txId: wallet.ids.next(), amount: '500' };
    refused(await wallet.send('bet', player.bet('101', { win })), 'INSUFFICIENT_FUNDS');
    await balanceIs(wallet, player, '100');
  }),

  scenario(
    'funds.parallel-bets',
    3,
    'never makes a balance negative when 100 bets arrive together',
    async (wallet) => {
      const player = await newPlayer(wallet, '5050');
      const sent = times(100).map(() => placeBet(wallet, player, player.bet('100')));
      const outcomes = await Promise.all(sent);
      const taken = outcomes.filter((outcome) => outcome === 'TAKEN').length;
      const isCertain = outcomes.every((outcome) => outcome === 'TAKEN' || outcome === 'INSUFFICIENT_FUNDS');
      if (isCertain) same(taken, 50, 'Accepted bets');
      await balanceIs(wallet, player, String(5050 - 100 * taken));
    },
  ),

  scenario('funds.parallel-wins', 3, 'loses no win when bets with wins arrive together', async (wallet) => {
    const player = await newPlayer(wallet, '4000');
    const bets = times(40).map((index) =>
      player.bet('100', { win: { txId: wallet.ids.next(), amount: String(index) } }),
    );
    const outcomes = await Promise.all(bets.map((bet) => placeBet(wallet, player, bet)));
    const taken = bets.filter((_, index) => outcomes[index] === 'TAKEN');
    const lost = taken.reduce((sum, { amount, win }) => sum + Number(amount) - Number(win?.amount), 0);
    await balanceIs(wallet, player, String(4000 - lost));
  }),

  scenario('funds.large', 3, 'calculates exactly above 2⁵³', async (wallet) => {
    const player = await newPlayer(wallet, '9007199254740993');
    const bet = player.bet('2');
    same(ok(await wallet.send('bet', bet)).balance, '9007199254740991', 'The balance after the bet');
    const { balance } = ok(await wallet.send('win', player.win(bet, '90071992547409910')));
    same(balance, '99079191802150901', 'The balance after the win');
  }),

  scenario(
    'funds.history',
    3,
    'has the balance that follows from 120 random calls, and their answers',
    async (wallet) => {
      const player = await newPlayer(wallet, '900');
      const difference = await playHistory(wallet, player, 900n, randomHistory(120, historySeed));
      if (difference !== undefined) throw new Mismatch(difference);
    },
  ),
];
