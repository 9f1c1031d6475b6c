import { createHmac, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';

type Part = Readonly<Record<string, unknown>>;

const encode = (part: Part) => Buffer.from(JSON.stringify(part)).toString('base64url');
const decode = (text: string | undefined) =>
  JSON.parse(Buffer.from(text ?? '', 'base64url').toString()) as Part;

/** Twenty forgeries of a valid token that every API must reject; `key` is the pool's public key. */
export function forgedTokens(token: string, key: Part): Readonly<Record<string, string>> {
  const [head, body, signature = ''] = token.split('.');
  const [header, claims] = [decode(head), decode(body)];
  const own = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const ownJwk = own.publicKey.export({ format: 'jwk' }) as Part;
  const admin = { ...claims, 'cognito:groups': ['ADMINS'] };
  const unsigned = (alg: string) => `${encode({ ...header, alg })}.${encode(admin)}.`;
  const bySecret = (secret: string) => {
    const text = `${encode({ ...header, alg: 'HS256' })}.${encode(admin)}`;
    return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
  };
  const byOwnKey = (more: Part, changed: Part = admin) =>
    signedBy(own.privateKey, { ...header, ...more }, changed);
  const changed = (change: Part) => `${head}.${encode({ ...claims, ...change })}.${signature}`;
  return {
    'alg none': unsigned('none'),
    'alg None': unsigned('None'),
    'alg nOnE': unsigned('nOnE'),
    'no alg': `${encode({ kid: header.kid })}.${encode(admin)}.`,
    'another sub': changed({ sub: '00000000-0000-4000-8000-000000000000' }),
    'more groups': changed({ 'cognito:groups': ['ADMINS'] }),
    'a later end': changed({ exp: Number(claims.exp) + 86_400 }),
    'no signature': `${head}.${body}.`,
    'half a signature': `${head}.${body}.${signature.slice(0, signature.length / 2)}`,
    'a flipped signature': `${head}.${body}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`,
    'HS256 by the public key': bySecret(JSON.stringify(key)),
    'HS256 by the modulus': bySecret(String(key.n)),
    'HS256 by nothing': bySecret('0'),
    'an own key under the pool’s kid': byOwnKey({}),
    'an own key under an own kid': byOwnKey({ kid: 'mine' }),
    'an own key in the header': byOwnKey({ jwk: ownJwk }),
    'an own key elsewhere': byOwnKey({ jku: 'https://attacker.example/jwks.json' }),
    'a kid that is a path': byOwnKey({ kid: '../../../dev/null' }),
    'another pool': byOwnKey(
      {},
      { ...admin, iss: 'https://cognito-idp.eu-west-1.amazonaws.com/eu-west-1_Other' },
    ),
    'an ended token': byOwnKey({}, { ...admin, exp: 1 }),
  };
}

function signedBy(key: KeyObject, header: Part, claims: Part): string {
  const text = `${encode(header)}.${encode(claims)}`;
  return `${text}.${sign('sha256', Buffer.from(text), key).toString('base64url')}`;
}
