import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { SignatureV4 } from '@smithy/signature-v4';
import { AwsError } from './aws-error';
import type { Clock } from './clock';
import type { HttpRequest } from './http';
import type { CredentialRegister, Credentials, Principal } from './principal';
import { Sha256 } from './sha256';
import { signatureParts, type SignatureParts } from './sigv4-parts';

/** A host and raw path that the request may have been signed for. */
export interface SentTo {
  readonly host: string;
  readonly path: string;
}

/**
 * Returns the signer of a request for a service (`dynamodb`, `s3`, …). The signature may be for the request
 * itself or for one of the given places. Throws AwsError as AWS does.
 */
export type Authenticate = (
  request: HttpRequest,
  service: string,
  sentTo?: readonly SentTo[],
) => Promise<Principal>;

interface Needs {
  readonly credentials: CredentialRegister;
  /** This machine's time, with which programs and browsers sign. */
  readonly clock: Clock;
  /** The time with which functions sign, if it is different. */
  readonly functionClock?: Clock | undefined;
}

/** Verifies signatures in the header and presigned forms of AWS Signature Version 4. */
export function createAuthenticate(needs: Needs): Authenticate {
  return async (request, service, sentTo = [asReceived(request)]) => {
    const parts = signatureParts(request);
    const known = needs.credentials.find(parts.accessKeyId);
    if (known === undefined || known.credentials.sessionToken !== parts.sessionToken) {
      throw refuse('UnrecognizedClientException', 'The security token included in the request is invalid.');
    }
    if (parts.service !== service) {
      throw mismatch(`Credential should be scoped to correct service: '${service}'.`);
    }
    checkBody(request);
    if (service === 's3') checkSignedHeaders(request, parts);
    const verifier = new Verifier(known.credentials, parts);
    const expected = await Promise.all(sentTo.map((place) => verifier.signature(request, parts, place)));
    if (!expected.some((signature) => sameText(signature, parts.signature))) {
      throw mismatch(
        'The request signature we calculated does not match the signature you provided. ' +
          'Check your AWS Secret Access Key and signing method. Consult the service documentation for details.',
      );
    }
    checkTimes(parts, needs);
    const { expiresAt } = known.credentials;
    if (expiresAt !== undefined && expiresAt <= needs.clock.now()) {
      throw refuse('ExpiredTokenException', 'The security token included in the request is expired');
    }
    return known.principal;
  };
}

class Verifier extends SignatureV4 {
  readonly #secret: string;

  constructor({ accessKeyId, secretAccessKey }: Credentials, { region, service }: SignatureParts) {
    super({
      credentials: { accessKeyId, secretAccessKey },
      region,
      service,
      sha256: Sha256,
      // Only S3 signs the path as it is sent. Other services encode it once more.
      uriEscapePath: service !== 's3',
    });
    this.#secret = secretAccessKey;
  }

  async signature(request: HttpRequest, parts: SignatureParts, { host, path }: SentTo): Promise<string> {
    const { url, method } = request;
    const headers = { ...request.headers, host };
    const canonical = this.createCanonicalRequest(
      {
        method,
        protocol: url.protocol,
        hostname: url.hostname,
        path,
        query: query(url),
        headers,
      },
      Object.fromEntries(parts.signedHeaders.map((name) => [name, tidy(asSent(own(headers, name)))])),
      payloadHash(request, parts),
    );
    const scope = `${parts.day}/${parts.region}/${parts.service}/aws4_request`;
    const text = await this.createStringToSign(parts.signedAt, scope, canonical, 'AWS4-HMAC-SHA256');
    return createHmac('sha256', this.#key(parts)).update(text).digest('hex');
  }

  /**
   * AWS General Reference, "Derive a signing key". The key is the same for all requests of a day and service, so it
   * is cached.
   */
  #key({ accessKeyId, region, service, signedAt }: SignatureParts): Buffer {
    const day = time(signedAt).toISOString().slice(0, 10).replaceAll('-', '');
    const name = [accessKeyId, this.#secret, day, region, service].join(' ');
    const key =
      signingKeys.get(name) ??
      [day, region, service, 'aws4_request'].reduce<Buffer>(
        (last, part) => createHmac('sha256', last).update(part).digest(),
        Buffer.from(`AWS4${this.#secret}`),
      );
    if (signingKeys.size >= mostSigningKeys) signingKeys.clear();
    signingKeys.set(name, key);
    return key;
  }
}

const signingKeys = new Map<string, Buffer>();
const mostSigningKeys = 200;

const asReceived = ({ url, headers }: HttpRequest): SentTo => ({
  host: headers.host ?? '',
  path: url.pathname,
});

function payloadHash({ headers, body, url }: HttpRequest, { service, expiresIn }: SignatureParts): string {
  const said = headers['x-amz-content-sha256'] ?? url.searchParams.get('X-Amz-Content-Sha256');
  if (said) return said;
  return service === 's3' && expiresIn !== undefined ? 'UNSIGNED-PAYLOAD' : hash(body);
}

/** A signed hash protects the body only if it is compared with the body. */
function checkBody({ headers, body }: HttpRequest): void {
  const said = headers['x-amz-content-sha256'];
  if (said !== undefined && /^[0-9a-f]{64}$/.test(said) && !sameText(said, hash(body))) {
    throw new AwsError(
      'XAmzContentSHA256Mismatch',
      "The provided 'x-amz-content-sha256' header does not match what was computed.",
    );
  }
}

/** AWS clients do not sign these headers. */
const freeHeaders = ['x-amz-content-sha256', 'x-amz-user-agent'];

/** Amazon S3 API Reference, "Authenticating Requests (AWS Signature Version 4)": the host and every `x-amz-` header. */
function checkSignedHeaders({ headers }: HttpRequest, { signedHeaders }: SignatureParts): void {
  const unsigned = Object.keys(headers).filter(
    (name) =>
      (name === 'host' || name.startsWith('x-amz-')) &&
      !freeHeaders.includes(name) &&
      !signedHeaders.includes(name),
  );
  if (unsigned.length > 0)
    throw refuse(
      'AccessDenied',
      `There were headers present in the request which were not signed: ${unsigned.join(', ')}`,
    );
}

/**
 * Accepts times that are valid for either clock or between them. The AWS SDK in a function signs with the difference
 * between the clocks that it measured before the last advances, so it may be as far ahead of this machine as they were long.
 * Errors refer to the machine's clock.
 */
function checkTimes(parts: SignatureParts, { clock, functionClock }: Needs): void {
  try {
    checkTime(parts, clock.now());
  } catch (error) {
    if (functionClock === undefined || !isInTime(parts, clock.now(), functionClock)) throw error;
  }
}

function isInTime(parts: SignatureParts, now: Date, functionClock: Clock): boolean {
  const signedAt = time(parts.signedAt).getTime();
  const shown = functionClock.now();
  const times = [
    now.getTime(),
    shown.getTime(),
    now.getTime() + (functionClock.advancedMilliseconds?.() ?? 0),
  ];
  if (signedAt >= Math.min(...times) && signedAt <= Math.max(...times)) return true;
  try {
    checkTime(parts, shown);
    return true;
  } catch {
    return false;
  }
}

/** AWS accepts five minutes of difference, S3 fifteen; presigned URLs are valid until they expire. */
function checkTime({ signedAt, day, service, expiresIn }: SignatureParts, now: Date): void {
  const skewMs = (service === 's3' ? 15 : 5) * 60_000;
  const at = time(signedAt).getTime();
  if (!signedAt.startsWith(day))
    throw mismatch('Date in Credential scope does not match YYYYMMDD from ISO-8601 version of date');
  const lastMs = at + (expiresIn === undefined ? skewMs : expiresIn * 1000);
  const isEarly = at - skewMs > now.getTime();
  if (!isEarly && lastMs >= now.getTime()) return;
  if (expiresIn !== undefined)
    throw refuse('AccessDenied', isEarly ? 'Request is not yet valid' : 'Request has expired');
  // S3 has its own name for this error; see Amazon S3 API Reference, "Error responses".
  if (service === 's3')
    throw refuse(
      'RequestTimeTooSkewed',
      'The difference between the request time and the current time is too large.',
    );
  throw mismatch(isEarly ? `Signature not yet current: ${signedAt}` : `Signature expired: ${signedAt}`);
}

function time(signedAt: string): Date {
  const date = new Date(signedAt.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
  if (Number.isNaN(date.getTime()))
    throw mismatch(`Date must be in ISO-8601 'basic format'. Got '${signedAt}'.`);
  return date;
}

function query(url: URL): Record<string, string | string[]> {
  const names = [...new Set(url.searchParams.keys())].filter((name) => name !== 'X-Amz-Signature');
  return Object.fromEntries(names.map((name) => [name, url.searchParams.getAll(name)]));
}

const own = (headers: HttpRequest['headers'], name: string) =>
  Object.hasOwn(headers, name) ? headers[name] : undefined;
/**
 * Clients sign UTF-8, but Node reads headers as Latin-1. Headers that a browser sends as Latin-1 do not match, as in
 * AWS.
 */
const asSent = (value = '') => Buffer.from(value, 'latin1').toString();
const tidy = (value: string) => value.trim().replace(/\s+/g, ' ');
const hash = (body: Buffer) => createHash('sha256').update(body).digest('hex');
const refuse = (code: string, message: string) => new AwsError(code, message, 403);
const mismatch = (message: string) => refuse('InvalidSignatureException', message);

function sameText(left: string, right: string): boolean {
  return left.length === right.length && timingSafeEqual(Buffer.from(left), Buffer.from(right));
}
