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
import { Refusal } from '#lambda/refusal';

const schema = object({
  session: string(),
  sub: string(),
  gameId: string(),
  versionId: string(),
  mathModelHash: string(),
  /** Seconds since 1970. */
  expires: number(),
  /** The session is at a version that need not be offered. */
  isPreview: optional(boolean()),
});

/** What a play token says; whoever holds it and is `sub` may play on until it expires. */
export type PlayClaims = InferOutput<typeof schema>;

/** `claims.signature`, both base64url: the claims as JSON, and HMAC-SHA-256 over their text as it stands there. */
export function signedToken(key: string, claims: PlayClaims): string {
  const text = Buffer.from(JSON.stringify(claims)).toString('base64url');
  return `${text}.${signatureOf(key, text).toString('base64url')}`;
}

/** Refuses what is not ours, not the caller's, or over; nothing of a token is read before its signature. */
export function verifiedToken(key: string, token: string, sub: string, now: Date): PlayClaims {
  const [text = '', signature = '', ...more] = token.split('.');
  const given = Buffer.from(signature, 'base64url');
  const own = signatureOf(key, text);
  // The text is compared too: Node reads base64url that others would not.
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

/** The words before the text keep a signature from meaning anything elsewhere. */
const signatureOf = (key: string, text: string) =>
  createHmac('sha256', key).update(`play-token/1\n${text}`).digest();
