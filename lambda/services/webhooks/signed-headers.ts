import { createHmac } from 'node:crypto';
import { signatureOf } from '@novalink/wallet-contract/signatures';
import { signatureHeaders } from '@novalink/wallet-contract/signed-text';

interface Message {
  readonly url: string;
  readonly endpointId: string;
  readonly eventId: string;
  readonly body: string;
  /** The current one first. */
  readonly secrets: readonly [string, ...string[]];
}

const secretPrefix = 'whsec_';

export const newWebhookSecret = (bytes: Buffer) => `${secretPrefix}${bytes.toString('base64')}`;

/**
 * The signature `v1` of the current secret, as of requests to novalink-api, and the headers of Standard Webhooks 1.0:
 * https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md
 */
export function signedHeaders({ url, endpointId, eventId, body, secrets }: Message, now: Date) {
  const timestamp = `${Math.floor(now.getTime() / 1000)}`;
  const { pathname, search } = new URL(url);
  const request = { timestamp, method: 'POST', target: `${pathname}${search}`, body: Buffer.from(body) };
  const standard = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(secretPrefix.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${eventId}.${timestamp}.${body}`).digest('base64')}`;
  });
  return {
    [signatureHeaders.key]: endpointId,
    [signatureHeaders.timestamp]: timestamp,
    [signatureHeaders.signature]: signatureOf({ scheme: 'v1', secret: secrets[0] }, request),
    'webhook-id': eventId,
    'webhook-timestamp': timestamp,
    'webhook-signature': standard.join(' '),
  };
}
