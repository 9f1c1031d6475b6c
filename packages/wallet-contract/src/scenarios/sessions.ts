import { Mismatch } from '#wallet/runner/mismatch';
import { balanceIs, newPlayer, ok, refused, same, session } from '#wallet/runner/player';
import { scenario } from '#wallet/runner/scenario';

export const sessions = [
  scenario('session.create', 6, 'creates users and sessions for the tests', async (wallet) => {
    const player = await newPlayer(wallet, '1000');
    const again = await session(wallet, { user: player.user });
    same(again.user, player.user, 'The user of a further session');
    await balanceIs(wallet, again, '1000');
  }),

  scenario(
    'session.authenticate',
    6,
    'tells the user, the coin and the balance of a token',
    async (wallet) => {
      const { token, user } = await newPlayer(wallet, '1000');
      const found = ok(await wallet.send('authenticate', { token, brand: wallet.place.brand }));
      same([found.user, found.coin, found.balance], [user, wallet.place.coin, '1000'], 'The answer');
    },
  ),

  scenario('session.unknown-token', 6, 'refuses a token that it has not made', async (wallet) => {
    const player = await newPlayer(wallet, '1000');
    const token = `${player.token.slice(0, -1)}x-unknown`;
    refused(await wallet.send('authenticate', { token, brand: wallet.place.brand }), 'INVALID_TOKEN');
    refused(await wallet.send('balance', { ...player.balance(), token }), 'INVALID_TOKEN');
    refused(await wallet.send('bet', player.bet('100', { token })), 'INVALID_TOKEN');
    await balanceIs(wallet, player, '1000');
  }),

  scenario(
    'session.expired',
    6,
    'refuses an expired token for a new session, a balance and a bet',
    async (wallet) => {
      const player = await newPlayer(wallet, '1000');
      const expired = await session(wallet, { user: player.user, expired: true });
      for (const { token } of [player, expired]) {
        refused(await wallet.send('authenticate', { token, brand: wallet.place.brand }), 'TOKEN_EXPIRED');
        refused(await wallet.send('balance', { ...player.balance(), token }), 'TOKEN_EXPIRED');
        refused(await wallet.send('bet', player.bet('100', { token })), 'TOKEN_EXPIRED');
      }
      await balanceIs(wallet, await session(wallet, { user: player.user }), '1000');
    },
  ),

  scenario(
    'session.settle-expired',
    6,
    'accepts wins, rollbacks and closes after the token has expired',
    async (wallet) => {
      const player = await newPlayer(wallet, '1000');
      const [won, lost] = [player.bet('100'), player.bet('100')];
      ok(await wallet.send('bet', won));
      ok(await wallet.send('bet', lost));
      await session(wallet, { user: player.user, expired: true });
      ok(await wallet.send('win', player.win(won, '300')));
      ok(await wallet.send('close', player.close(won)));
      const { balance } = ok(await wallet.send('rollback', player.rollback(lost)));
      same(balance, '1200', 'The balance');
    },
  ),

  scenario('session.foreign-user', 6, 'refuses the token of another user', async (wallet) => {
    const [player, other] = [await newPlayer(wallet, '1000'), await newPlayer(wallet, '1000')];
    const { token } = other;
    refused(await wallet.send('balance', { ...player.balance(), token }), 'INVALID_TOKEN');
    refused(await wallet.send('bet', player.bet('100', { token })), 'INVALID_TOKEN');
    await balanceIs(wallet, player, '1000');
    await balanceIs(wallet, other, '1000');
  }),

  scenario('session.foreign-brand', 6, 'refuses the token of another brand', async (wallet) => {
    const { token } = await newPlayer(wallet, '1000');
    refused(await wallet.send('authenticate', { token, brand: 'another-brand' }), 'INVALID_TOKEN');
  }),

  scenario(
    'session.foreign-game',
    6,
    'refuses a bet in another game than the one of the token',
    async (wallet) => {
      const player = await newPlayer(wallet, '1000');
      refused(await wallet.send('bet', player.bet('100', { game: 'another-game' })), 'INVALID_TOKEN');
      await balanceIs(wallet, player, '1000');
    },
  ),

  scenario('session.wrong-coin', 6, 'refuses another coin than the one of the user', async (wallet) => {
    const player = await newPlayer(wallet, '1000');
    const coin = 'OTHER';
    const bet = player.bet('100');
    refused(await wallet.send('balance', { ...player.balance(), coin }), 'WRONG_COIN');
    refused(await wallet.send('bet', player.bet('100', { coin })), 'WRONG_COIN');
    ok(await wallet.send('bet', bet));
    refused(await wallet.send('win', player.win(bet, '100', { coin })), 'WRONG_COIN');
    refused(await wallet.send('rollback', { ...player.rollback(bet), coin }), 'WRONG_COIN');
    await balanceIs(wallet, player, '900');
  }),

  scenario('session.silent-errors', 6, 'does not repeat tokens and amounts in errors', async (wallet) => {
    const player = await newPlayer(wallet, '1000');
    const token = 'secret-canary-token';
    const attempts = [
      await wallet.send('authenticate', { token, brand: wallet.place.brand }),
      await wallet.send('bet', player.bet('100', { token })),
      await wallet.send('bet', player.bet('secret-canary-amount')),
    ];
    for (const { text } of attempts)
      if (text.includes('canary')) throw new Mismatch(`An error repeats a value of the request: ${text}`);
  }),
];
