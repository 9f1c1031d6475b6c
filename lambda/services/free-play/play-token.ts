import { createHmac, timingSafeEqual } from 'node:crypto';
import {
  boolean,
  number,
  object,
  optional,
  parseJson,
  pipe,
  safeParse,
  string,
  type InferOutput,
} from 'valibot';
import { guard } from '#domain/guard';
import { Refusal } from '#lambda/runtime/refusal';

const schema = object({
  session: string(),
  sub: string(),
  gameId: string(),
  versionId: string(),
  mathModelHash: string(),
  /** Seconds since 1970. */
  expires: number(),
  /** Whether it is a preview, for which the version need not be offered. */
  isPreview: optional(boolean()),
});

/** The claims of a play token. The user `sub` can play with the token until it expires. */
export type PlayClaims = InferOutput<typeof schema>;

/** `claims.signature`, both in base64url: the claims as JSON, and the HMAC-SHA-256 of the encoded claims. */
export function signedToken(key: string, claims: PlayClaims): string {
  const text = Buffer.from(JSON.stringify(claims)).toString('base64url');
  return `${text}.${signatureOf(key, text).toString('base64url')}`;
}

/**
 * Refuses tokens of other issuers or other users, and expired ones. Verifies the signature before it reads
 * the claims.
 */
export function verifiedToken(key: string, token: string, sub: string, now: Date): PlayClaims {
  const [text = '', signature = '', ...more] = token.split('.');
  const given = Buffer.from(signature, 'base64url');
  const own = signatureOf(key, text);
  // Compares the encoded text too, because Node also decodes invalid base64url.
  const isOurs =
    more.length === 0 &&
    given.toString('base64url') === signature &&
    given.length === own.length &&
    timingSafeEqual(given, own);
  if (!guard('demo.signed-token', isOurs)) throw new Refusal('play.token-invalid');
  const claims = safeParse(
    pipe(string(), parseJson(), schema),
    Buffer.from(text, 'base64url').toString('utf8'),
  );
  if (!claims.success || !guard('demo.own-token', claims.output.sub === sub))
    throw new Refusal('play.token-invalid');
  if (claims.output.expires * 1000 <= now.getTime()) throw new Refusal('play.token-expired');
  return claims.output;
}

/** The prefix makes sure that the signature is valid only for play tokens. */
const signatureOf = (key: string, text: string) =>
  createHmac('sha256', key).update(`play-token/1\n${text}`).digest();
