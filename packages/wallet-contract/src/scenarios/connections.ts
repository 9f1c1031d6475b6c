import { callLimitMs } from '#wallet/contract/call-limit';
import { Mismatch } from '#wallet/runner/mismatch';
import { balanceIs, newPlayer, ok, refused } from '#wallet/runner/player';
import { scenario } from '#wallet/runner/scenario';
import type { TestWallet } from '#wallet/runner/test-wallet';
import { walletCalls } from '#wallet/generated/wallet-api';

async function withOwnConnection(
  wallet: TestWallet,
  play: (own: TestWallet) => Promise<void>,
): Promise<void> {
  const own = wallet.alone();
  try {
    await play(own);
  } finally {
    own.close();
  }
}

export const connections = [
  scenario('connection.kept', 10, 'keeps a connection for further calls', (wallet) =>
    withOwnConnection(wallet, async (own) => {
      const player = await newPlayer(own, '1000');
      for (let count = 0; count < 3; count += 1) {
        const exchange = await own.send('bet', player.bet('100'));
        ok(exchange);
        if (!exchange.isReused) throw new Mismatch('The connection was not kept for the next call.');
      }
    }),
  ),

  scenario('connection.after-errors', 10, 'answers the next call after a refused one', (wallet) =>
    withOwnConnection(wallet, async (own) => {
      const player = await newPlayer(own, '1000');
      refused(await own.send('bet', player.bet('5000')), 'INSUFFICIENT_FUNDS');
      refused(await own.send('bet', {}), 'INVALID_REQUEST');
      refused(await own.send('bet', player.bet('100'), { headers: () => [] }), 'INVALID_SIGNATURE');
      ok(await own.send('bet', player.bet('100')));
      await balanceIs(own, player, '900');
    }),
  ),

  scenario('connection.slow', 10, 'answers others while a request arrives slowly', async (wallet) => {
    const player = await newPlayer(wallet, '1000');
    const slow = await wallet.send('bet', player.bet('100'), {
      between: async () => {
        ok(await wallet.send('bet', player.bet('10')));
        await balanceIs(wallet, player, '990');
      },
    });
    ok(slow);
    await balanceIs(wallet, player, '890');
  }),

  scenario('connection.broken-off', 10, 'takes no bet of which only a part arrived', async (wallet) => {
    const player = await newPlayer(wallet, '1000');
    const own = wallet.alone();
    const bet = player.bet('100');
    await own.send('bet', bet, {
      between: () => {
        own.close();
      },
    });
    await balanceIs(wallet, player, '1000');
  }),

  scenario('connection.answers-in-time', 7, 'has answered all calls in time', async (wallet) => {
    const player = await newPlayer(wallet, '1000');
    for (let count = 0; count < 10; count += 1) ok(await wallet.send('bet', player.bet('1')));
    const late = wallet.exchanges.find(({ call, milliseconds }) => milliseconds >= callLimitMs(call));
    if (late)
      throw new Mismatch(
        `${walletCalls[late.call].path} took ${late.milliseconds} ms, more than ${callLimitMs(late.call)}.`,
      );
  }),
];
