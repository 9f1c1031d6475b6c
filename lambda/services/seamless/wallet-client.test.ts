import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { nextStep, readReply, type Reply } from '@novalink/wallet-contract';
import { walletProtocols, type WalletProtocol } from '@novalink/wallet-contract/adapters';
import { isSigned, signatureOf, type WalletSigningKey } from '@novalink/wallet-contract/signatures';
import { signatureHeaders } from '@novalink/wallet-contract/signed-text';
import {
  outgoingFailures,
  type OutgoingCall,
  type OutgoingReply,
} from '#lambda/services/outgoing/outgoing-client';
import { walletClient } from '#lambda/services/seamless/wallet-client';

const signing = { scheme: 'v1', secret: 'not-a-secret' } as const;
const wallet = { casinoId: 'c1', url: 'https://wallet.example/novalink', keyId: 'k1', signing };
const request = { token: 't', user: 'ann', coin: 'GOLD' };
const rollback = { user: 'ann', coin: 'GOLD', roundId: 'r1', txIds: ['r1-bet'] };
const answer: OutgoingReply = { status: 200, body: '{"balance":"5"}' };
const cut: OutgoingReply = { failure: 'CLOSED_EARLY' };

/** A client whose calls get the replies in order, and the last one again and again. */
function scripted(...replies: readonly (OutgoingReply | Promise<OutgoingReply>)[]) {
  const calls: OutgoingCall[] = [];
  let now = Date.UTC(2026, 10, 30);
  const send = walletClient({
    clock: () => new Date(now),
    client: (call) => {
      calls.push(call);
      return Promise.resolve(replies[Math.min(calls.length, replies.length) - 1] ?? answer);
    },
  });
  const balance = (of = wallet) => send(of, { call: 'balance', request }, 'q1');
  return { calls, send, balance, wait: (milliseconds: number) => (now += milliseconds) };
}

test('signs what it sends, and limits its time', async () => {
  const { calls, send, balance } = scripted();
  expect(await balance()).toEqual({ status: 200, json: { balance: '5' } });
  const bet = {
    ...{ ...request, txId: 'r1-bet', roundId: 'r1', game: 'g', gameVersion: '1.0.0' },
    ...{ amount: '100', roundClosed: false },
  };
  await send(wallet, { call: 'bet', request: bet }, 'q2');
  expect(calls.map(({ url, milliseconds }) => [url, milliseconds])).toEqual([
    ['https://wallet.example/novalink/balance', 15_000],
    ['https://wallet.example/novalink/bet', 5000],
  ]);
  for (const { url, headers, body } of calls) {
    const timestamp = headers[signatureHeaders.timestamp] ?? '';
    const signed = { timestamp, method: 'POST', target: new URL(url).pathname, body: Buffer.from(body) };
    expect(headers[signatureHeaders.key]).toBe('k1');
    expect(isSigned(signing, signed, headers[signatureHeaders.signature] ?? '')).toBe(true);
  }
  expect(JSON.parse(calls[0]?.body ?? '')).toEqual({ requestId: 'q1', ...request });
});

test('a bet is rolled back after each failure with which it may have been sent', async () => {
  const stepAfter = async (failure: (typeof outgoingFailures)[number]) => {
    const reply: Reply = await scripted({ failure }).balance();
    return nextStep('bet', readReply('bet', {}, reply).kind);
  };
  const steps = await Promise.all(outgoingFailures.map(async (name) => [name, await stepAfter(name)]));
  expect(Object.fromEntries(steps)).toEqual({
    ...{ URL_NOT_ALLOWED: 'REFUSE', HOST_NOT_FOUND: 'REFUSE', ADDRESS_NOT_ALLOWED: 'REFUSE' },
    ...{ NOT_CONNECTED: 'REFUSE', CLOSED_EARLY: 'ROLL_BACK', REDIRECTED: 'ROLL_BACK' },
    ...{ TOO_LARGE: 'ROLL_BACK', TIMEOUT: 'ROLL_BACK' },
  });
});

test('a page that is no JSON has no JSON', async () => {
  expect(await scripted({ status: 502, body: '<html>' }).balance()).toEqual({ status: 502, json: undefined });
});

test('sends nothing for a while to a wallet that does not answer, but to others', async () => {
  const { calls, balance, wait } = scripted(cut);
  for (let count = 0; count < 8; count += 1) await balance();
  expect(calls).toHaveLength(5);
  expect(await balance()).toEqual({ failure: 'NOT_SENT' });
  expect(await balance({ ...wallet, casinoId: 'c2' })).toEqual({ failure: 'CUT' });
  wait(5000);
  expect(await balance()).toEqual({ failure: 'CUT' });
  expect(await balance()).toEqual({ failure: 'NOT_SENT' });
});

test('refusals and BUSY do not stop further calls', async () => {
  const refusal = { status: 401, body: '{"code":"TOKEN_EXPIRED","message":"No."}' };
  const busy = { status: 503, body: '{"code":"BUSY","message":"Wait."}' };
  for (const reply of [refusal, busy]) {
    const { calls, balance } = scripted(reply);
    for (let count = 0; count < 10; count += 1) await balance();
    expect(calls).toHaveLength(10);
  }
});

test('has at most 50 open calls to a wallet', async () => {
  let finish: (reply: OutgoingReply) => void = () => undefined;
  const waiting = new Promise<OutgoingReply>((resolve) => (finish = resolve));
  const { calls, send, balance } = scripted(waiting);
  const sent = Array.from({ length: 50 }, () => send(wallet, { call: 'rollback', request: rollback }, 'q1'));
  expect(await balance()).toEqual({ failure: 'NOT_SENT' });
  finish(answer);
  await Promise.all(sent);
  await balance();
  expect(calls).toHaveLength(51);
});

describe('a wallet with another protocol', () => {
  const session = {
    ...{ token: 't', user: 'ann', coin: 'GOLD', decimals: 2, country: 'MT', game: 'g', ip: '203.0.113.7' },
  };
  const bet = {
    ...{ ...request, txId: 'r1-bet', roundId: 'r1', game: 'g', gameVersion: '1.0.0' },
    ...{ amount: '100', roundClosed: false },
  };
  const keys = {
    HUB88: { scheme: 'body-rsa', ...generateKeyPairSync('rsa', { modulusLength: 2048 }) },
    ENGINE: { scheme: 'body-ed25519', ...generateKeyPairSync('ed25519') },
    SOFTSWISS: { scheme: 'body-hmac', secret: 'not-a-secret' },
  } as const satisfies Partial<Record<WalletProtocol, WalletSigningKey>>;
  const walletOf = (protocol: keyof typeof keys) => ({ ...wallet, protocol, signing: keys[protocol] });

  test.each([
    ['HUB88', '/transaction/bet', 'X-Hub88-Signature'],
    ['ENGINE', '/v1/debit', 'x-signature'],
    ['SOFTSWISS', '/betwin', 'X-REQUEST-SIGN'],
  ] as const)('%s gets signed calls of its protocol only', async (protocol, path, header) => {
    const { calls, send } = scripted();
    await send(walletOf(protocol), { call: 'bet', request: bet }, 'q1', { session });
    const [call] = calls;
    expect([call?.url, call?.milliseconds]).toEqual([`${wallet.url}${path}`, 5000]);
    const signed = { timestamp: '', method: 'POST', target: path, body: Buffer.from(call?.body ?? '') };
    expect(call?.headers).toEqual({ [header]: signatureOf(keys[protocol], signed) });
    expect(walletProtocols[protocol]).toEqual([keys[protocol].scheme]);
  });

  test('its answers become replies of the contract, and errors with HTTP 200 are answers', async () => {
    const disabled = { status: 200, body: '{"status":"RS_ERROR_USER_DISABLED"}' };
    const { calls, send } = scripted(disabled);
    const ask = () => send(walletOf('HUB88'), { call: 'bet', request: bet }, 'q1', { session });
    for (let count = 0; count < 10; count += 1)
      expect(nextStep('bet', readReply('bet', bet, await ask()).kind)).toBe('ROLL_BACK');
    expect(calls).toHaveLength(10);
  });

  test('gets no call that the protocol cannot express', async () => {
    const { calls, send } = scripted();
    const free = { call: 'bet', request: { ...bet, amount: '0', freeRound: 'f1' } } as const;
    const replies = [
      await send(walletOf('ENGINE'), free, 'q1', { session }),
      await send(walletOf('HUB88'), { call: 'bet', request: bet }, 'q2'),
    ];
    for (const reply of replies) expect(nextStep('bet', readReply('bet', bet, reply).kind)).toBe('REFUSE');
    expect(replies).toMatchObject([{ json: { field: 'amount' } }, { json: { field: 'session' } }]);
    expect(calls).toEqual([]);
  });
});
