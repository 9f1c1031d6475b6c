import { createHmac } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { signedToken, verifiedToken, type PlayClaims } from '#lambda/services/free-play/play-token';

const key = 'a key of sixty-four letters';
const now = new Date('2026-05-01T12:00:00.000Z');
const claims: PlayClaims = {
  session: '01HXYZ',
  sub: 'ada',
  gameId: 'game',
  versionId: 'version',
  mathModelHash: 'hash',
  expires: now.getTime() / 1000 + 3600,
};
const token = signedToken(key, claims);
const verify = (given: string, sub = 'ada', at = now) => verifiedToken(key, given, sub, at);

test('returns the signed claims', () => {
  expect(verify(token)).toEqual(claims);
});

test('expires at the exact second', () => {
  const [last, over] = [3_599_999, 3_600_000].map((after) => new Date(now.getTime() + after));
  expect(verify(token, 'ada', last)).toEqual(claims);
  expect(() => verify(token, 'ada', over)).toThrow('play.token-expired');
});

const [text = '', signature = ''] = token.split('.');
const encoded = (content: unknown) => Buffer.from(JSON.stringify(content)).toString('base64url');
const forged: readonly (readonly [string, string])[] = [
  ['nothing', ''],
  ['no signature', text],
  ['an empty signature', `${text}.`],
  ['no claims', `.${signature}`],
  ['a third part', `${token}.x`],
  ['a blank at the end', `${token} `],
  ['padding', `${token}=`],
  ['another session', `${encoded({ ...claims, session: 'other' })}.${signature}`],
  ['another game', `${encoded({ ...claims, gameId: 'other' })}.${signature}`],
  ['a later end', `${encoded({ ...claims, expires: claims.expires + 1 })}.${signature}`],
  ['another key', signedToken('another key', claims)],
  ['an empty key', signedToken('', claims)],
  [
    'the signature without its context',
    `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`,
  ],
  ['claims in a different format', signedToken(key, { sub: 'ada' } as PlayClaims)],
  ['the signature in hex', `${text}.${Buffer.from(signature, 'base64url').toString('hex')}`],
];

describe('rejects a token', () => {
  test.each(forged)('with %s', (_what, given) => {
    expect(() => verify(given)).toThrow('play.token-invalid');
  });

  test('with any changed character', () => {
    for (let at = 0; at < token.length; at += 1) {
      const other = token[at] === 'A' ? 'B' : 'A';
      expect(() => verify(token.slice(0, at) + other + token.slice(at + 1))).toThrow('play.token-invalid');
    }
  });
});

test('rejects the token of another user', () => {
  expect(() => verify(token, 'bob')).toThrow('play.token-invalid');
});
