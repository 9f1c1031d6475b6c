import { expect, test } from '@jest/globals';
import { nextStep, readReply, type Reply } from '@novalink/wallet-contract';
import { isSigned } from '@novalink/wallet-contract/signatures';
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
