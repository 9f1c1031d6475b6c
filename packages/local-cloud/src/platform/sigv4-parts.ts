import { AwsError } from './aws-error';
import type { HttpRequest } from './http';

/** The signature information in a signed request. */
export interface SignatureParts {
  readonly accessKeyId: string;
  readonly day: string;
  readonly region: string;
  readonly service: string;
  readonly signedHeaders: readonly string[];
  readonly signature: string;
  /** `20260101T000000Z`. */
  readonly signedAt: string;
  readonly sessionToken: string | undefined;
  /** Seconds; for presigned URLs only. */
  readonly expiresIn: number | undefined;
}

const algorithm = 'AWS4-HMAC-SHA256';

export function isSigned({ headers, url }: HttpRequest): boolean {
  return headers.authorization?.startsWith(algorithm) === true || url.searchParams.has('X-Amz-Signature');
}

/** Throws AwsError MissingAuthenticationToken or IncompleteSignature. */
export function signatureParts(request: HttpRequest): SignatureParts {
  if (request.url.searchParams.has('X-Amz-Signature')) return fromQuery(request.url.searchParams);
  if (!isSigned(request)) {
    throw new AwsError('MissingAuthenticationTokenException', 'Missing Authentication Token', 403);
  }
  return fromHeader(request.headers);
}

function fromHeader(headers: HttpRequest['headers']): SignatureParts {
  const fields = new Map(
    (headers.authorization ?? '')
      .slice(algorithm.length)
      .split(',')
      .map((field): [string, string] => {
        const [name = '', ...value] = field.trim().split('=');
        return [name, value.join('=')];
      }),
  );
  return {
    ...scope(fields.get('Credential')),
    signedHeaders: present(fields.get('SignedHeaders'), 'SignedHeaders').toLowerCase().split(';'),
    signature: present(fields.get('Signature'), 'Signature'),
    signedAt: present(headers['x-amz-date'], 'X-Amz-Date'),
    sessionToken: headers['x-amz-security-token'],
    expiresIn: undefined,
  };
}

function fromQuery(query: URLSearchParams): SignatureParts {
  const field = (name: string) => present(query.get(name) ?? undefined, name);
  if (field('X-Amz-Algorithm') !== algorithm) throw incomplete(`Unsupported AWS algorithm`);
  const expiresIn = Number(field('X-Amz-Expires'));
  // AWS, "Authenticating Requests: Using Query Parameters": 1 second to 7 days.
  if (!Number.isInteger(expiresIn) || expiresIn < 1 || expiresIn > 604_800) {
    throw incomplete('X-Amz-Expires must be between 1 and 604800 seconds');
  }
  return {
    ...scope(field('X-Amz-Credential')),
    signedHeaders: field('X-Amz-SignedHeaders').toLowerCase().split(';'),
    signature: field('X-Amz-Signature'),
    signedAt: field('X-Amz-Date'),
    sessionToken: query.get('X-Amz-Security-Token') ?? undefined,
    expiresIn,
  };
}

function scope(credential: string | undefined) {
  const parts = present(credential, 'Credential').split('/');
  const [accessKeyId, day, region, service, end] = parts;
  if (!accessKeyId || !day || !region || !service || end !== 'aws4_request' || parts.length !== 5) {
    throw incomplete(`Credential must have exactly 5 slash-delimited elements`);
  }
  return { accessKeyId, day, region, service };
}

function present(value: string | undefined, name: string): string {
  if (value === undefined || value === '') {
    throw incomplete(`Authorization header requires '${name}' parameter.`);
  }
  return value;
}

function incomplete(message: string): AwsError {
  return new AwsError('IncompleteSignatureException', message, 403);
}
