import { walletCalls } from '#wallet/generated/wallet-api';
import { Mismatch } from '#wallet/runner/mismatch';
import { balanceIs, newPlayer, ok, refused, same, unexpected } from '#wallet/runner/player';
import { scenario } from '#wallet/runner/scenario';
import type { TestWallet } from '#wallet/runner/test-wallet';

const largestBody = 65_536;

/** Sends bets with these differences, and checks that all are invalid and have no effect. */
async function allInvalid(wallet: TestWallet, changes: readonly object[]): Promise<void> {
  const player = await newPlayer(wallet, '1000');
  for (const change of changes)
    refused(await wallet.send('bet', { ...player.bet('100'), ...change }), 'INVALID_REQUEST');
  await balanceIs(wallet, player, '1000');
}

const ofLength = (length: number, bet: object) => {
  const text = JSON.stringify({ ...bet, padding: '' });
  return Buffer.from(JSON.stringify({ ...bet, padding: 'x'.repeat(length - text.length) }));
};

export const requests = [
  scenario('request.not-json', 9, 'refuses bodies that are not JSON', async (wallet) => {
    for (const text of ['', '{', '{"a":1}}', "{'token':'t'}", '{"token":"t",}', 'NaN', 'token=t'])
      refused(await wallet.send('bet', {}, { body: Buffer.from(text) }), 'INVALID_REQUEST');
  }),

  scenario('request.not-an-object', 9, 'refuses JSON that is not an object', async (wallet) => {
    for (const text of ['null', '[]', '"bet"', '5', 'true', '[{}]'])
      refused(await wallet.send('bet', {}, { body: Buffer.from(text) }), 'INVALID_REQUEST');
  }),

  scenario('request.missing-fields', 9, 'refuses bets without one of the required fields', async (wallet) => {
    const required = walletCalls.bet.request.required ?? [];
    await allInvalid(wallet, [{}, ...required.map((name) => ({ [name]: undefined }))].slice(1));
    await allInvalid(
      wallet,
      required.map((name) => ({ [name]: null })),
    );
  }),

  scenario(
    'request.other-calls',
    9,
    'refuses wins, rollbacks and closes with invalid fields',
    async (wallet) => {
      const player = await newPlayer(wallet, '1000');
      const bet = player.bet('100');
      ok(await wallet.send('bet', bet));
      const [win, rollback] = [player.win(bet, '300'), player.rollback(bet)];
      for (const change of [
        { kind: 'BONUS' },
        { kind: undefined },
        { amount: '-1' },
        { amount: 300 },
        { ref: 5 },
      ])
        refused(await wallet.send('win', { ...win, ...change }), 'INVALID_REQUEST');
      for (const txIds of [[], bet.txId, [5], [bet.txId, null], Array.from({ length: 21 }, () => bet.txId)])
        refused(await wallet.send('rollback', { ...rollback, txIds }), 'INVALID_REQUEST');
      refused(await wallet.send('close', { user: player.user }), 'INVALID_REQUEST');
      await balanceIs(wallet, player, '900');
    },
  ),

  scenario('request.types', 9, 'refuses fields of another type', (wallet) =>
    allInvalid(wallet, [
      { roundClosed: 'false' },
      { roundClosed: 0 },
      { txId: 5 },
      { roundId: ['r'] },
      { game: {} },
      { win: '5' },
      { win: { txId: 't' } },
      { win: { txId: 't', amount: 5 } },
    ]),
  ),

  scenario('request.amount-numbers', 9, 'refuses amounts that are JSON numbers', (wallet) =>
    allInvalid(wallet, [{ amount: 100 }, { amount: 1.5 }, { amount: true }, { amount: ['100'] }]),
  ),

  scenario('request.amount-signs', 9, 'refuses amounts with a sign', (wallet) =>
    allInvalid(wallet, [{ amount: '-100' }, { amount: '-0' }, { amount: '+100' }, { amount: '−100' }]),
  ),

  scenario('request.amount-decimals', 9, 'refuses amounts with decimals, exponents or separators', (wallet) =>
    allInvalid(
      wallet,
      ['1.0', '1.', '.5', '1,5', '1e2', '1E2', '1_000', '1,000', '0x64', '100n'].map((amount) => ({
        amount,
      })),
    ),
  ),

  scenario(
    'request.amount-forms',
    9,
    'refuses amounts with blanks, zeros in front or other digits',
    (wallet) =>
      allInvalid(
        wallet,
        ['', ' ', ' 100', '100 ', '100\n', '0100', '00', '１００', '١٠٠', 'NaN', 'Infinity', 'null'].map(
          (amount) => ({ amount }),
        ),
      ),
  ),

  scenario('request.amount-length', 9, 'refuses amounts of more than 18 digits', (wallet) =>
    allInvalid(wallet, [
      { amount: '1'.repeat(19) },
      { amount: '9223372036854775808' },
      { amount: '18446744073709551616' },
      { amount: '1'.repeat(20) },
      { amount: '1'.repeat(1000) },
    ]),
  ),

  scenario('request.coin-case', 9, 'refuses coins in lower case', async (wallet) => {
    const player = await newPlayer(wallet, '1000');
    refused(await wallet.send('bet', player.bet('100', { coin: 'gold' })), 'INVALID_REQUEST', 'WRONG_COIN');
    await balanceIs(wallet, player, '1000');
  }),

  scenario('request.ids', 9, 'refuses ids that are empty, too long or have other characters', (wallet) =>
    allInvalid(
      wallet,
      ['', 'x'.repeat(65), 'a b', 'a\u0000', 'é', '😀', "';--", 'a/../b', 'a\n'].map((txId) => ({ txId })),
    ),
  ),

  scenario('request.unknown-fields', 9, 'ignores fields that it does not know', async (wallet) => {
    const player = await newPlayer(wallet, '1000');
    const more = {
      jurisdiction: 'MT',
      nested: { list: [1, 2.5, null] },
      'ключ 😀': '\u202e\ufeff',
      'a.b': '',
    };
    ok(await wallet.send('bet', { ...player.bet('100'), ...more }));
    await balanceIs(wallet, player, '900');
  }),

  scenario(
    'request.inherited-fields',
    9,
    'is not misled by fields with the names of methods',
    async (wallet) => {
      const player = await newPlayer(wallet, '1000');
      const bet = { requestId: wallet.ids.next(), ...player.bet('100') };
      const text = JSON.stringify(bet).replace(
        /\}$/,
        ',"__proto__":{"amount":"1"},"constructor":1,"toString":2}',
      );
      ok(await wallet.send('bet', bet, { body: Buffer.from(text) }));
      const { amount: _, ...rest } = bet;
      const without = JSON.stringify({ ...rest, txId: wallet.ids.next() }).replace(
        /\}$/,
        ',"__proto__":{"amount":"1"}}',
      );
      refused(await wallet.send('bet', {}, { body: Buffer.from(without) }), 'INVALID_REQUEST');
      await balanceIs(wallet, player, '900');
    },
  ),

  scenario('request.unicode', 9, 'keeps references in any script, character by character', async (wallet) => {
    const player = await newPlayer(wallet, '0');
    const prize = player.win(player.bet('1'), '100', {
      kind: 'PROMOTION',
      ref: 'Crème brûlée 🎰 大奖 \u0000',
    });
    ok(await wallet.send('win', prize));
    ok(await wallet.send('win', prize));
    refused(await wallet.send('win', { ...prize, ref: prize.ref?.normalize('NFD') }), 'TX_CONFLICT');
    await balanceIs(wallet, player, '100');
  }),

  scenario('request.utf-8', 9, 'refuses bytes that are not UTF-8', async (wallet) => {
    const player = await newPlayer(wallet, '1000');
    const bet = { requestId: wallet.ids.next(), ...player.bet('100'), note: '~' };
    const body = Buffer.from(JSON.stringify(bet));
    body[body.lastIndexOf('~')] = 0xff;
    refused(await wallet.send('bet', bet, { body }), 'INVALID_REQUEST');
    await balanceIs(wallet, player, '1000');
  }),

  scenario('request.depth', 9, 'survives JSON with 20,000 levels', async (wallet) => {
    const player = await newPlayer(wallet, '1000');
    const bet = { requestId: wallet.ids.next(), ...player.bet('100') };
    const nested = '['.repeat(20_000) + ']'.repeat(20_000);
    const body = Buffer.from(JSON.stringify(bet).replace(/\}$/, `,"nested":${nested}}`));
    const exchange = await wallet.send('bet', bet, { body });
    if (exchange.kind !== 'INVALID_REQUEST') ok(exchange);
    await balanceIs(wallet, player, exchange.kind === 'OK' ? '900' : '1000');
  }),

  scenario('request.largest', 9, 'accepts a body of 65,536 bytes', async (wallet) => {
    const player = await newPlayer(wallet, '1000');
    const bet = { requestId: wallet.ids.next(), ...player.bet('100') };
    const body = ofLength(largestBody, bet);
    same(body.length, largestBody, 'The length of the body');
    ok(await wallet.send('bet', bet, { body }));
    await balanceIs(wallet, player, '900');
  }),

  scenario(
    'request.too-large',
    9,
    'refuses a body of 65,537 bytes, with and without its length',
    async (wallet) => {
      const player = await newPlayer(wallet, '1000');
      for (const isChunked of [false, true]) {
        const bet = { requestId: wallet.ids.next(), ...player.bet('100') };
        refused(
          await wallet.send('bet', bet, { body: ofLength(largestBody + 1, bet), isChunked }),
          'TOO_LARGE',
        );
      }
      await balanceIs(wallet, player, '1000');
    },
  ),

  scenario('request.path', 9, 'answers NOT_FOUND to unknown paths', async (wallet) => {
    const player = await newPlayer(wallet, '1000');
    for (const path of ['/unknown', '/bet/', '/BET', '/bet/x', '/constructor'])
      refused(await wallet.send('bet', player.bet('100'), { path }), 'NOT_FOUND');
    await balanceIs(wallet, player, '1000');
  }),

  scenario('request.method', 9, 'accepts bets with POST only', async (wallet) => {
    const player = await newPlayer(wallet, '1000');
    for (const method of ['PUT', 'DELETE', 'PATCH']) {
      const exchange = await wallet.send('bet', player.bet('100'), { method });
      const { reply } = exchange;
      const isRefused = 'status' in reply && reply.status >= 400 && reply.status < 500;
      if (!isRefused) throw unexpected(exchange, '404 or 405');
    }
    await balanceIs(wallet, player, '1000');
  }),

  scenario('request.content-type', 9, 'answers JSON as application/json, also errors', async (wallet) => {
    const player = await newPlayer(wallet, '1000');
    const answered = [
      await wallet.send('balance', player.balance()),
      await wallet.send('bet', player.bet('5000')),
      await wallet.send('bet', {}),
      await wallet.send('bet', {}, { path: '/unknown' }),
    ];
    for (const { contentType } of answered)
      if (!/^application\/json(;|$)/i.test(contentType))
        throw new Mismatch(`An answer has the content type "${contentType}".`);
  }),
];
