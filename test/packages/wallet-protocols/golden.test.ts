import { createPrivateKey, createPublicKey, createHmac, verify, type JsonWebKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { nextStep, readReply, type Reply } from '@novalink/wallet-contract';
import {
  encodedCall,
  walletAdapters,
  walletProtocols,
  type CallContext,
  type HttpAnswer,
  type WalletProtocol,
  type WalletRequest,
} from '@novalink/wallet-contract/adapters';
import { signatureOf, type WalletSigningKey } from '@novalink/wallet-contract/signatures';

/** A call of the contract, and what the protocol makes of it. */
type GoldenCall = WalletRequest & {
  readonly name: string;
  /** What differs from the context of the file. */
  readonly context?: Partial<CallContext>;
  readonly path?: string;
  readonly body?: string;
  /** The field that the protocol cannot express. */
  readonly cannot?: string;
  readonly answers?: readonly { readonly name: string; readonly answer: HttpAnswer; readonly reply: Reply }[];
};
interface Golden {
  readonly key: { readonly secret: string } | { readonly privateKey: JsonWebKey };
  readonly context: CallContext;
  /** The first call, signed at a time. */
  readonly signed: {
    readonly url: string;
    readonly timestamp: string;
    readonly headers: Record<string, string>;
  };
  readonly calls: readonly GoldenCall[];
  /** The body of an error, but for its code. */
  readonly errorBody: string;
  /** By status and code: the kind of the reply to a win or a rollback, and what follows for each call. */
  readonly errors: Readonly<Record<string, string>>;
}

const goldenOf = (protocol: WalletProtocol) =>
  JSON.parse(
    readFileSync(`test/packages/wallet-protocols/golden/${protocol.toLowerCase()}.json`, 'utf8'),
  ) as Golden;

describe.each(Object.keys(walletProtocols) as WalletProtocol[])('%s', (protocol) => {
  const { key, context, signed, calls, errorBody, errors } = goldenOf(protocol);
  const adapter = walletAdapters[protocol];

  test.each(calls)('$call: $name', (golden) => {
    const { path, body, cannot, answers = [] } = golden;
    const own = { ...context, ...golden.context };
    const encoded = encodedCall(adapter, golden, own);
    if (cannot !== undefined) {
      expect(encoded).toMatchObject({
        reply: { status: 400, json: { code: 'INVALID_REQUEST', field: cannot } },
      });
      return;
    }
    expect(encoded).toEqual({ path, body });
    for (const { name, answer, reply } of answers)
      expect([name, adapter.decode(golden, own, answer)]).toEqual([name, reply]);
  });

  test('signs the first call', () => {
    const [scheme] = walletProtocols[protocol];
    const { path = '', body = '' } = calls[0] ?? {};
    const bytes = Buffer.from(body);
    const signing = (
      'secret' in key
        ? { scheme, ...key }
        : { scheme, privateKey: createPrivateKey({ key: key.privateKey, format: 'jwk' }) }
    ) as WalletSigningKey;
    const { timestamp } = signed;
    const request = { timestamp, method: 'POST', target: new URL(signed.url + path).pathname, body: bytes };
    const signature = signatureOf(signing, request);
    expect(adapter.headers({ keyId: 'test', timestamp, signature })).toEqual(signed.headers);

    const text = protocol === 'NOVALINK' ? `${timestamp}\nPOST\n${request.target}\n${body}` : body;
    if ('secret' in key) {
      expect(signature).toBe(createHmac('sha256', key.secret).update(text).digest('hex'));
      return;
    }
    const publicKey = createPublicKey({ key: key.privateKey, format: 'jwk' });
    const hash = scheme === 'body-rsa' ? 'sha256' : null;
    expect(verify(hash, Buffer.from(text), publicKey, Buffer.from(signature, 'base64'))).toBe(true);
  });

  test.each(Object.entries(errors))('HTTP %s', (error, expected) => {
    const [status = '', code = ''] = error.split(' ');
    const answer = { status: Number(status), body: errorBody.replace('$code', code) };
    const kindOf = (call: WalletRequest['call']) => {
      const golden = calls.find((one) => one.call === call && one.cannot === undefined);
      if (!golden) throw new Error(`The file has no ${call}.`);
      const reply = adapter.decode(golden, { ...context, ...golden.context }, answer);
      return readReply(golden.call, golden.request, reply).kind;
    };
    const steps = (['bet', 'win', 'close'] as const).map((call) => `${call} ${nextStep(call, kindOf(call))}`);
    expect(`${kindOf('win')}: ${steps.join(', ')}`).toBe(expected);
    expect([kindOf('rollback'), nextStep('balance', kindOf('balance'))]).toEqual([kindOf('win'), 'REFUSE']);
  });
});
