import { createHash, createHmac } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { fromHex, hmacSha256, sha256, toHex } from './sha256';
import { utf8 } from './utf8';

const filled = (length: number, byte: number) => new Uint8Array(length).fill(byte);

describe('SHA-256', () => {
  // https://csrc.nist.gov/projects/cryptographic-standards-and-guidelines/example-values (SHA-256)
  test.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
    ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
  ])('of NIST example %#', (text, digest) => {
    expect(toHex(sha256(utf8(text)))).toBe(digest);
  });

  test('matches Node for any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        expect(toHex(sha256(bytes))).toBe(createHash('sha256').update(bytes).digest('hex'));
      }),
    );
  });
});

describe('HMAC-SHA-256', () => {
  // RFC 4231, test cases 1, 2, 3, 4, 6 and 7
  const ascending = Uint8Array.from({ length: 25 }, (_, index) => index + 1);
  test.each([
    [filled(20, 0x0b), utf8('Hi There'), 'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7'],
    [
      utf8('Jefe'),
      utf8('what do ya want for nothing?'),
      '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    ],
    [filled(20, 0xaa), filled(50, 0xdd), '773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe'],
    [ascending, filled(50, 0xcd), '82558a389a443c0ea4cc819899f2083a85f0faa3e578f8077a2e3ff46729665b'],
    [
      filled(131, 0xaa),
      utf8('Test Using Larger Than Block-Size Key - Hash Key First'),
      '60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54',
    ],
    [
      filled(131, 0xaa),
      utf8(
        'This is a test using a larger than block-size key and a larger than block-size data. The key needs to be hashed before being used by the HMAC algorithm.',
      ),
      '9b09ffa71b942fcb27635fbcd5b0e944bfdc63644f0713938a7f51535c3a35e2',
    ],
  ])('of RFC 4231 case %#', (key, message, code) => {
    expect(toHex(hmacSha256(key, message))).toBe(code);
  });

  test('matches Node for any key and message', () => {
    const bytes = fc.uint8Array({ maxLength: 200 });
    fc.assert(
      fc.property(bytes, bytes, (key, message) => {
        expect(toHex(hmacSha256(key, message))).toBe(createHmac('sha256', key).update(message).digest('hex'));
      }),
    );
  });
});

describe('bytes', () => {
  test('match TextEncoder for any text, including unpaired surrogates', () => {
    const codePoints = fc.array(fc.integer({ min: 0, max: 0x10_ffff }));
    fc.assert(
      fc.property(fc.string(), codePoints, fc.integer({ min: 0xd800, max: 0xdfff }), (text, points, half) => {
        const odd = `${text}${String.fromCodePoint(...points)}${String.fromCharCode(half)}x`;
        expect(utf8(odd)).toEqual(new TextEncoder().encode(odd));
      }),
    );
  });

  test('are parsed from hexadecimal only', () => {
    expect(fromHex('00fF10')).toEqual(Uint8Array.of(0, 255, 16));
    expect(() => fromHex('abc')).toThrow('Not hexadecimal.');
    expect(() => fromHex('0x12')).toThrow('Not hexadecimal.');
  });
});
