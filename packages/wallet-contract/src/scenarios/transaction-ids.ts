import { balanceIs, newPlayer, ok, refused, same, session } from '#wallet/runner/player';
import { scenario } from '#wallet/runner/scenario';

const copies = Array.from({ length: 20 });

export const transactionIds = [
  scenario('id.bet', 1, 'answers a repeated bet as before', async (wallet) => {
    const player = await newPlayer(wallet, '1000');
    const bet = player.bet('100');
    const first = ok(await wallet.send('bet', bet));
    ok(await wallet.send('bet', player.bet('50')));
    same(ok(await wallet.send('bet', bet)), first, 'The second answer');
    await balanceIs(wallet, player, '850');
  }),

  scenario('id.win', 1, 'answers a repeated win as before', async (wallet) => {
    const player = await newPlayer(wallet, '1000');
    const bet = player.bet('100');
    ok(await wallet.send('bet', bet));
    const win = player.win(bet, '300');
    const first = ok(await wallet.send('win', win));
    ok(await wallet.send('bet', player.bet('50')));
    same(ok(await wallet.send('win', win)), first, 'The second answer');
    await balanceIs(wallet, player, '1150');
  }),

  scenario('id.prize', 1, 'answers a repeated prize as before', async (wallet) => {
    const player = await newPlayer(wallet, '1000');
    const prize = player.win(player.bet('1'), '300', { kind: 'TOURNAMENT', ref: 'Place 1' });
    same(ok(await wallet.send('win', prize)), ok(await wallet.send('win', prize)), 'The second answer');
    await balanceIs(wallet, player, '1300');
  }),

  scenario('id.rollback', 1, 'gives a bet back only once', async (wallet) => {
    const player = await newPlayer(wallet, '1000');
    const bet = player.bet('100');
    ok(await wallet.send('bet', bet));
    for (let count = 0; count < 3; count += 1) ok(await wallet.send('rollback', player.rollback(bet)));
    await balanceIs(wallet, player, '1000');
  }),

  scenario('id.close', 1, 'accepts a repeated close', async (wallet) => {
    const player = await newPlayer(wallet, '1000');
    const bet = player.bet('100');
    ok(await wallet.send('bet', bet));
    for (let count = 0; count < 2; count += 1)
      same(ok(await wallet.send('close', player.close(bet))).balance, '900', 'The balance');
  }),

  scenario(
    'id.after-close',
    1,
    'answers a repeated bet and win as before after their round is closed',
    async (wallet) => {
      const player = await newPlayer(wallet, '1000');
      const bet = player.bet('100');
      const win = player.win(bet, '300', { roundClosed: true });
      const first = [ok(await wallet.send('bet', bet)), ok(await wallet.send('win', win))];
      const second = [ok(await wallet.send('bet', bet)), ok(await wallet.send('win', win))];
      same(second, first, 'The second answers');
      await balanceIs(wallet, player, '1200');
    },
  ),

  scenario('id.reordered', 1, 'recognizes the same body in another order and with blanks', async (wallet) => {
    const player = await newPlayer(wallet, '1000');
    const bet = player.bet('100', { win: { txId: wallet.ids.next(), amount: '40' } });
    const first = ok(await wallet.send('bet', bet));
    const reversed = Object.fromEntries(
      Object.entries({
        requestId: wallet.ids.next(),
        ...bet,
        win: { amount: '40', txId: bet.win?.txId },
      }).reverse(),
    );
    const body = Buffer.from(JSON.stringify(reversed, undefined, '\t'));
    same(ok(await wallet.send('bet', bet, { body })), first, 'The second answer');
    await balanceIs(wallet, player, '940');
  }),

  scenario('id.other-amount', 1, 'refuses the id of a bet with another amount', async (wallet) => {
    const player = await newPlayer(wallet, '1000');
    const bet = player.bet('100');
    ok(await wallet.send('bet', bet));
    for (const amount of ['99', '101', '0', '5000'])
      refused(await wallet.send('bet', { ...bet, amount }), 'TX_CONFLICT');
    await balanceIs(wallet, player, '900');
  }),

  scenario(
    'id.other-details',
    1,
    'refuses the id of a bet with another round, version, win or end',
    async (wallet) => {
      const player = await newPlayer(wallet, '1000');
      const bet = player.bet('100');
      ok(await wallet.send('bet', bet));
      const others = [
        { roundId: wallet.ids.next() },
        { gameVersion: '1.0.1' },
        { roundClosed: true },
        { win: { txId: wallet.ids.next(), amount: '5' } },
      ];
      for (const other of others) refused(await wallet.send('bet', { ...bet, ...other }), 'TX_CONFLICT');
      await balanceIs(wallet, player, '900');
    },
  ),

  scenario(
    'id.other-win',
    1,
    'refuses the id of a win with another amount, kind or reference',
    async (wallet) => {
      const player = await newPlayer(wallet, '1000');
      const bet = player.bet('100');
      ok(await wallet.send('bet', bet));
      const win = player.win(bet, '300');
      ok(await wallet.send('win', win));
      for (const other of [{ amount: '301' }, { kind: 'JACKPOT' }, { ref: 'x' }])
        refused(await wallet.send('win', { ...win, ...other }), 'TX_CONFLICT');
      await balanceIs(wallet, player, '1200');
    },
  ),

  scenario('id.other-user', 1, 'refuses an id that belongs to another user', async (wallet) => {
    const [player, other] = [await newPlayer(wallet, '1000'), await newPlayer(wallet, '1000')];
    const bet = player.bet('100');
    ok(await wallet.send('bet', bet));
    refused(await wallet.send('bet', other.bet('100', { txId: bet.txId })), 'TX_CONFLICT');
    await balanceIs(wallet, other, '1000');
  }),

  scenario('id.other-kind', 1, 'refuses the id of a bet for a win', async (wallet) => {
    const player = await newPlayer(wallet, '1000');
    const bet = player.bet('100');
    ok(await wallet.send('bet', bet));
    refused(await wallet.send('win', player.win(bet, '100', { txId: bet.txId })), 'TX_CONFLICT');
    await balanceIs(wallet, player, '900');
  }),

  scenario('id.win-of-bet', 1, 'does not credit the win of a bet again', async (wallet) => {
    const player = await newPlayer(wallet, '1000');
    const win = { txId: wallet.ids.next(), amount: '40' };
    const bet = player.bet('100', { win });
    ok(await wallet.send('bet', bet));
    refused(await wallet.send('win', player.win(bet, '40', win)), 'TX_CONFLICT');
    await balanceIs(wallet, player, '940');
  }),

  scenario('id.known-win', 1, 'refuses a bet whose win has the id of another transaction', async (wallet) => {
    const player = await newPlayer(wallet, '1000');
    const bet = player.bet('100');
    ok(await wallet.send('bet', bet));
    const next = player.bet('100', { win: { txId: bet.txId, amount: '300' } });
    refused(await wallet.send('bet', next), 'TX_CONFLICT');
    await balanceIs(wallet, player, '900');
  }),

  scenario('id.letter-case', 1, 'distinguishes upper and lower case in ids', async (wallet) => {
    const player = await newPlayer(wallet, '1000');
    const txId = wallet.ids.next();
    ok(await wallet.send('bet', player.bet('100', { txId: `${txId}-ab` })));
    ok(await wallet.send('bet', player.bet('100', { txId: `${txId}-AB` })));
    await balanceIs(wallet, player, '800');
  }),

  scenario('id.parallel-bets', 1, 'takes a bet once that arrives 20 times together', async (wallet) => {
    const player = await newPlayer(wallet, '1000');
    const bet = player.bet('100');
    const sent = await Promise.all(copies.map(() => wallet.send('bet', bet)));
    for (const exchange of sent)
      if (exchange.kind !== 'BUSY') same(ok(exchange).balance, '900', 'The balance');
    await balanceIs(wallet, player, '900');
  }),

  scenario('id.parallel-wins', 1, 'credits a win once that arrives 20 times together', async (wallet) => {
    const player = await newPlayer(wallet, '1000');
    const bet = player.bet('100');
    ok(await wallet.send('bet', bet));
    const win = player.win(bet, '300');
    const sent = await Promise.all(copies.map(() => wallet.send('win', win)));
    for (const exchange of sent)
      if (exchange.kind !== 'BUSY') same(ok(exchange).balance, '1200', 'The balance');
    await balanceIs(wallet, player, '1200');
  }),

  scenario(
    'id.parallel-rollbacks',
    1,
    'gives a bet back once when 20 rollbacks arrive together',
    async (wallet) => {
      const player = await newPlayer(wallet, '1000');
      const bet = player.bet('100');
      ok(await wallet.send('bet', bet));
      const sent = await Promise.all(copies.map(() => wallet.send('rollback', player.rollback(bet))));
      for (const exchange of sent) if (exchange.kind !== 'BUSY') ok(exchange);
      await balanceIs(wallet, player, '1000');
    },
  ),

  scenario('id.refused', 1, 'refuses a refused bet again, although the balance has grown', async (wallet) => {
    const player = await newPlayer(wallet, '50');
    const bet = player.bet('100');
    refused(await wallet.send('bet', bet), 'INSUFFICIENT_FUNDS');
    ok(await wallet.send('win', player.win(bet, '500', { kind: 'PROMOTION' })));
    refused(await wallet.send('bet', bet), 'INSUFFICIENT_FUNDS');
    await balanceIs(wallet, player, '550');
  }),

  scenario(
    'id.expired',
    1,
    'answers a repeated bet as before after its token has expired',
    async (wallet) => {
      const player = await newPlayer(wallet, '1000');
      const bet = player.bet('100');
      const first = ok(await wallet.send('bet', bet));
      await session(wallet, { user: player.user, expired: true });
      same(ok(await wallet.send('bet', bet)), first, 'The second answer');
    },
  ),
];
