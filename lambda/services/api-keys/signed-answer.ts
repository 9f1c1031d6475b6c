import type { APIGatewayProxyEvent, APIGatewayProxyResult } from 'aws-lambda';
import type { ApiOperation } from '#domain/api/api-operation';
import { apiScopes } from '#domain/api/scopes';
import { isSigned, type VerifyingKey } from '@novalink/wallet-contract/signatures';
import { isTimely, signatureWindowSeconds } from '@novalink/wallet-contract/signed-text';
import type { CompanyKind } from '#domain/generated/types';
import { limits } from '#domain/limits';
import { ApiFailure } from '#lambda/runtime/api-failure';
import { apiRequest } from '#lambda/runtime/api-request';
import type { Clock } from '#lambda/runtime/clock';
import { answered } from '#lambda/runtime/rest-answer';
import type { SecretBox } from '#lambda/services/api-keys/secret-box';
import {
  repeatedParameters,
  sentSignature,
  type SentSignature,
} from '#lambda/services/api-keys/sent-request';
import { keyStatus, type ApiKeyRow } from '#lambda/stores/api-keys/api-key-row';
import type { FoundKey, SignedRequestStore } from '#lambda/stores/api-keys/signed-request-store';

/** The company whose API key signed a request. */
export interface Partner {
  readonly companyId: string;
  readonly kind: CompanyKind;
}

export interface SignedNeeds {
  readonly requests: SignedRequestStore;
  readonly box: Pick<SecretBox, 'open'>;
  readonly clock: Clock;
}

/**
 * Answers a signed operation: verifies the signature over what was sent before it reads the parameters and the body,
 * then returns the answer of `work`.
 */
export const signedAnswer =
  (needs: SignedNeeds) =>
  <Request, Answer extends object>(
    serviceName: string,
    operation: ApiOperation<Request, Answer>,
    event: APIGatewayProxyEvent,
    work: (request: Request, partner: Partner) => Promise<Answer>,
  ): Promise<APIGatewayProxyResult> =>
    answered(serviceName, event, async () => {
      const partner = await admitted(needs, operation, event);
      const [repeated] = repeatedParameters(event);
      if (repeated !== undefined)
        throw new ApiFailure('INVALID_REQUEST', `${repeated} was sent twice.`, { field: repeated });
      return work(apiRequest(operation, event), partner);
    });

/** Throws ApiFailure unless the request is signed with a key that may send it. */
async function admitted(
  { requests, box, clock }: SignedNeeds,
  { access }: Pick<ApiOperation, 'access'>,
  event: APIGatewayProxyEvent,
): Promise<Partner> {
  if (Buffer.byteLength(event.body ?? '') > limits.apiKey.bodyBytes)
    throw new ApiFailure('TOO_LARGE', `The body can have at most ${limits.apiKey.bodyBytes} bytes.`);
  const sent = sentSignature(event);
  if (sent === undefined) throw refused('Each header of the signature must be sent once.');
  const now = clock();
  if (!isTimely(sent.request.timestamp, now))
    throw refused(`The timestamp must differ by at most ${signatureWindowSeconds} seconds from the time.`);
  const found = await requests.find(sent.keyId);
  // The same answer for an unknown key and a wrong signature.
  if (!found || !(await isGenuine(box, found.key, sent)))
    throw refused('The signature is not valid for this key and this request.');
  const { key, company } = found;
  checkKey(found, access, now);
  const [isWithinLimit, isFirst] = await Promise.all([
    requests.count(sent.keyId, now),
    requests.useOnce(sent.keyId, sent.signature, now),
  ]);
  if (!isWithinLimit)
    throw new ApiFailure('RATE_LIMITED', 'There are too many requests with this key.', {
      retryAfterSeconds: limits.apiKey.requests.windowSeconds,
    });
  if (!isFirst) throw refused('This signature was used before. Sign the request again with a new timestamp.');
  await requests.markUsed(key, now);
  if (!company.kind) throw new Error('An approved company has a kind.');
  return { companyId: key.companyId, kind: company.kind };
}

/** Throws the reason why a key is not accepted. Only the owner of the key gets this far, because the signature is valid. */
function checkKey({ key, company }: FoundKey, access: ApiOperation['access'], now: Date): void {
  const status = keyStatus(key, now);
  if (status !== 'ACTIVE')
    throw refused(status === 'REVOKED' ? 'The key was revoked.' : 'The key has expired.');
  if (company.status !== 'APPROVED') throw new ApiFailure('FORBIDDEN', 'The company is not approved.');
  const mayAsk = access === 'any-key' || key.scopes.some((scope) => apiScopes[scope].name === access);
  if (!mayAsk) throw new ApiFailure('FORBIDDEN', `The key does not have the scope ${access}.`);
}

async function isGenuine(
  box: Pick<SecretBox, 'open'>,
  key: ApiKeyRow,
  { keyId, request, signature }: SentSignature,
): Promise<boolean> {
  const verifying = await verifyingKey(box, key, keyId);
  return verifying !== undefined && isSigned(verifying, request, signature);
}

/** Undefined for a revoked key, whose secret is deleted. */
async function verifyingKey(
  box: Pick<SecretBox, 'open'>,
  { scheme, secret, publicKey }: ApiKeyRow,
  keyId: string,
): Promise<VerifyingKey | undefined> {
  if (scheme === 'ED25519') return publicKey === undefined ? undefined : { scheme: 'ed25519', publicKey };
  return secret === undefined ? undefined : { scheme: 'v1', secret: await box.open(secret, keyId) };
}

const refused = (message: string) => new ApiFailure('INVALID_SIGNATURE', message);
