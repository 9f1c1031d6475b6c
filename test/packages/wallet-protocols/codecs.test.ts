import { describe, expect, test } from '@jest/globals';
import { readReply } from '@novalink/wallet-contract';
import {
  encodedCall,
  walletAdapters,
  type CallContext,
  type WalletRequest,
} from '@novalink/wallet-contract/adapters';
import type { Step } from '@novalink/wallet-contract/model';
import fc from 'fast-check';
import { protocolWallets, session, type ForeignProtocol } from './speaking';

const protocols = Object.keys(protocolWallets) as ForeignProtocol[];

const id = fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/);
const amount = fc.bigInt(1n, 10n ** 9n);
const texts = { token: fc.string({ minLength: 1 }), user: fc.string({ minLength: 1 }) };
const contexts = fc.record({
  ...{ requestId: id, betTxId: id },
  session: fc.record({
    ...{ ...texts, coin: fc.constantFrom('GOLD', 'EUR'), decimals: fc.nat(6), country: fc.constant('MT') },
    ...{ game: id, ip: fc.ipV4() },
  }),
});
const about = { user: texts.user, coin: fc.constant('GOLD'), roundId: id };
const transaction = { ...about, txId: id, amount: amount.map(String), roundClosed: fc.boolean() };
const requests: fc.Arbitrary<WalletRequest> = fc.oneof(
  fc.record({
    call: fc.constant('bet' as const),
    request: fc.record({
      ...{ ...transaction, token: texts.token, game: id, gameVersion: fc.constant('1.0.0') },
    }),
  }),
  fc.record({
    call: fc.constant('win' as const),
    request: fc.record({ ...transaction, kind: fc.constant('ROUND' as const) }),
  }),
  fc.record({
    call: fc.constant('rollback' as const),
    request: fc.record({ ...about, txIds: fc.tuple(id) }),
  }),
  fc.record({
    call: fc.constant('close' as const),
    request: fc.record({ user: texts.user, roundId: id }),
  }),
);

/** Sends a call to a wallet of the protocol, which does everything. Returns what it has read, and the reply. */
function sendTo(protocol: ForeignProtocol, decimals: number, balance: bigint) {
  const steps: Step[] = [];
  const wallet = protocolWallets[protocol]((step) => {
    steps.push(step);
    return { kinds: ['OK'], balance };
  }, decimals);
  const adapter = walletAdapters[protocol];
  return (sent: WalletRequest, context: CallContext) => {
    const encoded = encodedCall(adapter, sent, context);
    if ('reply' in encoded) return undefined;
    const reply = adapter.decode(sent, context, wallet.post(encoded));
    return { step: steps.at(-1), body: encoded.body, ...readReply(sent.call, sent.request, reply) };
  };
}

describe.each(protocols)('the codec of %s', (protocol) => {
  test('keeps the amounts, the ids and the balance', () =>
    fc.assert(
      fc.property(requests, contexts, amount, (sent, context, tens) => {
        // Every protocol has at least five decimals.
        const balance = tens * 10n;
        const result = sendTo(protocol, context.session.decimals, balance)(sent, context);
        const exact = context.session.decimals <= 5 || !('amount' in sent.request);
        if (result === undefined) {
          expect([protocol, exact]).toEqual(['HUB88', false]);
          return;
        }
        const { step, kind, answer } = result;
        expect([kind, answer]).toEqual(['OK', expect.objectContaining({ balance: String(balance) })]);
        if (sent.call === 'close' && protocol === 'HUB88')
          expect(step).toMatchObject({ call: 'win', amount: 0n, closes: true, kind: 'ROUND' });
        else expect(step?.call).toBe(sent.call);
        if ('amount' in sent.request)
          expect(step).toMatchObject({
            ...{ amount: BigInt(sent.request.amount), closes: sent.request.roundClosed },
          });
      }),
    ));

  test('sends the same bytes for the same call, and the same ids for a retry', () =>
    fc.assert(
      fc.property(requests, contexts, id, (sent, context, requestId) => {
        const send = sendTo(protocol, context.session.decimals, 10n);
        const [first, same, retry] = [context, context, { ...context, requestId }].map((one) =>
          send(sent, one),
        );
        expect([same?.body, same?.step]).toEqual([first?.body, first?.step]);
        expect(retry?.step).toEqual(first?.step);
        const withoutRequest = (text = '') => text.replace(/"request_uuid":"[^"]*"/, '');
        expect(withoutRequest(retry?.body)).toBe(withoutRequest(first?.body));
      }),
    ));

  test('has different ids for different transactions and rounds', () =>
    fc.assert(
      fc.property(fc.uniqueArray(id, { minLength: 2, maxLength: 2 }), contexts, (ids, { requestId }) => {
        const send = sendTo(protocol, 2, 10n);
        const steps = ids.map((one) => {
          const request = { user: 'ann', coin: 'GOLD', roundId: one, txIds: [one] };
          return send({ call: 'rollback', request }, { requestId, session })?.step;
        });
        expect(steps).toMatchObject([
          { round: 1, txs: [1] },
          { round: 2, txs: [2] },
        ]);
      }),
    ));

  test('reads every answer without an error', () =>
    fc.assert(
      fc.property(
        requests,
        contexts,
        fc.nat(599),
        fc.oneof(fc.json(), fc.string()),
        (sent, context, status, body) => {
          const { decode } = walletAdapters[protocol];
          const reply = decode(sent, context, { status, body });
          expect(readReply(sent.call, sent.request, reply).kind).not.toBe('OK');
        },
      ),
    ));
});
