import { Mismatch } from '#wallet/runner/mismatch';
import { balanceIs, newPlayer, ok, refused, same } from '#wallet/runner/player';
import { scenario } from '#wallet/runner/scenario';
import type { Change, TestWallet, WalletKey } from '#wallet/runner/test-wallet';
import { generateKeyPairSync } from 'node:crypto';

/** Sends bets that are signed wrongly in these ways, and checks that none had an effect. */
async function allRefused(wallet: TestWallet, changes: readonly Change[]): Promise<void> {
  const player = await newPlayer(wallet, '1000');
  for (const change of changes)
    refused(await wallet.send('bet', player.bet('100'), change), 'INVALID_SIGNATURE');
  await balanceIs(wallet, player, '1000');
}

/** The headers with other values of some. Names and values are by turns: key, timestamp, signature. */
const withHeaders =
  (change: (headers: readonly [string, string, string, string, string, string]) => readonly string[]) =>
  (headers: readonly string[]) =>
    change(headers as unknown as readonly [string, string, string, string, string, string]);

const seconds = (difference: number) => String(Math.floor(Date.now() / 1000) + difference);

function anotherKey({ id, signing }: WalletKey): WalletKey {
  if (signing.scheme === 'v1') return { id, signing: { scheme: 'v1', secret: `${signing.secret}x` } };
  return { id, signing: { scheme: 'ed25519', privateKey: generateKeyPairSync('ed25519').privateKey } };
}

export const signatures = [
  scenario('signature.missing', 8, 'refuses requests without a key, a timestamp or a signature', (wallet) =>
    allRefused(
      wallet,
      [0, 2, 4].map((place) => ({ headers: (all) => all.toSpliced(place, 2) })),
    ),
  ),

  scenario('signature.wrong', 8, 'refuses signatures that are wrong, shortened or empty', (wallet) =>
    allRefused(
      wallet,
      ['', '0'.repeat(64), 'é'.repeat(64), 'not hexadecimal'].map((value) => ({
        headers: (all) => all.with(5, value),
      })),
    ),
  ),

  scenario('signature.shortened', 8, 'refuses the beginning of a correct signature', (wallet) =>
    allRefused(wallet, [
      { headers: withHeaders((all) => all.with(5, all[5].slice(0, -2))) },
      { headers: withHeaders((all) => all.with(5, all[5].slice(0, 8))) },
    ]),
  ),

  scenario('signature.another-secret', 8, 'refuses signatures with another secret', (wallet) =>
    allRefused(wallet, [{ key: anotherKey(wallet.key) }]),
  ),

  scenario('signature.unknown-key', 8, 'refuses keys that it does not know', (wallet) =>
    allRefused(wallet, [
      { key: { ...wallet.key, id: 'another-key' } },
      { key: { ...wallet.key, id: '__proto__' } },
    ]),
  ),

  scenario('signature.body', 8, 'refuses a body that was changed after it was signed', async (wallet) => {
    const player = await newPlayer(wallet, '1000');
    const bet = { requestId: wallet.ids.next(), ...player.bet('100') };
    const body = Buffer.from(JSON.stringify(bet));
    const changed = Buffer.from(JSON.stringify({ ...bet, amount: '101' }));
    const blank = Buffer.from(`${JSON.stringify(bet)} `);
    for (const signedBody of [changed, blank, Buffer.of()])
      refused(await wallet.send('bet', bet, { body, signedBody }), 'INVALID_SIGNATURE');
    await balanceIs(wallet, player, '1000');
  }),

  scenario('signature.path', 8, 'refuses the signature of another path, query or method', (wallet) =>
    allRefused(wallet, [
      { signedPath: '/win' },
      { signedPath: '/bet?x=1' },
      { signedPath: '/bet', query: '?x=1' },
      { signedPath: '/bet/' },
    ]),
  ),

  scenario('signature.old', 8, 'refuses timestamps that differ by more than 300 seconds', (wallet) =>
    allRefused(wallet, [
      { timestamp: seconds(-330) },
      { timestamp: seconds(330) },
      { timestamp: seconds(-86_400) },
    ]),
  ),

  scenario(
    'signature.recent',
    8,
    'accepts timestamps that differ by less than 300 seconds',
    async (wallet) => {
      const player = await newPlayer(wallet, '1000');
      for (const difference of [-270, 270])
        ok(await wallet.send('bet', player.bet('100'), { timestamp: seconds(difference) }));
      await balanceIs(wallet, player, '800');
    },
  ),

  scenario('signature.timestamp-form', 8, 'refuses timestamps that are not whole seconds', (wallet) =>
    allRefused(wallet, [
      { timestamp: `${seconds(0)}.5` },
      { timestamp: `${seconds(0)}000` },
      { timestamp: new Date().toISOString() },
      { timestamp: `0x${Number(seconds(0)).toString(16)}` },
      { timestamp: 'NaN' },
    ]),
  ),

  scenario('signature.headers-twice', 8, 'refuses signature headers that occur twice', (wallet) =>
    allRefused(
      wallet,
      [0, 2, 4].map((place) => ({ headers: (all) => [...all, ...all.slice(place, place + 2)] })),
    ),
  ),

  scenario('signature.first', 8, 'checks the signature before it reads the body', async (wallet) => {
    const key = anotherKey(wallet.key);
    for (const body of [Buffer.of(), Buffer.from('{'), Buffer.from('[]')])
      refused(await wallet.send('bet', {}, { key, body }), 'INVALID_SIGNATURE');
  }),

  scenario(
    'signature.raw-body',
    8,
    'verifies the bytes of the body and not the JSON that it would write',
    async (wallet) => {
      const player = await newPlayer(wallet, '1000');
      const bet = { requestId: wallet.ids.next(), ...player.bet('100'), note: 'é/😀' };
      const plain = JSON.stringify(bet);
      const escaped = plain.replace(
        bet.user[0] ?? '',
        '\\u' + (bet.user.codePointAt(0) ?? 0).toString(16).padStart(4, '0'),
      );
      const forms = [
        JSON.stringify(bet, undefined, 2),
        ` \r\n${plain}\n`,
        JSON.stringify(Object.fromEntries(Object.entries(bet).reverse())),
        plain.replaceAll('/', '\\/').replace('é', '\\u00e9').replace('😀', '\\ud83d\\ude00'),
        escaped,
      ];
      const balances = [];
      for (const body of forms.map((form) => Buffer.from(form)))
        balances.push(ok(await wallet.send('bet', bet, { body })).balance);
      same(
        balances,
        forms.map(() => '900'),
        'The balances',
      );
    },
  ),

  scenario('signature.every-call', 8, 'refuses every call without a signature', async (wallet) => {
    const player = await newPlayer(wallet, '1000');
    const bet = player.bet('100');
    ok(await wallet.send('bet', bet));
    const unsigned: Change = { headers: () => [] };
    const attempts = [
      await wallet.send('authenticate', { token: player.token, brand: wallet.place.brand }, unsigned),
      await wallet.send('balance', player.balance(), unsigned),
      await wallet.send('win', player.win(bet, '300'), unsigned),
      await wallet.send('rollback', player.rollback(bet), unsigned),
      await wallet.send('close', player.close(bet), unsigned),
      await wallet.send('devSession', { ...wallet.place, balance: '1' }, unsigned),
    ];
    for (const exchange of attempts) refused(exchange, 'INVALID_SIGNATURE');
    await balanceIs(wallet, player, '900');
    if (attempts.some(({ text }) => text.includes(player.token)))
      throw new Mismatch('An error contains a token.');
  }),
];
