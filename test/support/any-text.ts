import fc from 'fast-check';

const surrogates = 0x800;
const codePoint = fc
  .integer({ min: 0, max: 0x10_ffff - surrogates })
  .map((number) => (number < 0xd800 ? number : number + surrogates));

/** Any text without unpaired surrogates. Making `fc.string({ unit: 'binary' })` takes more than a second. */
export const anyText = fc.oneof(
  fc.string(),
  fc.array(codePoint).map((codePoints) => String.fromCodePoint(...codePoints)),
);
