/**
 * Encodes a text as UTF-8. A lone surrogate becomes U+FFFD, as in TextEncoder, which not every test
 * environment has.
 */
export function utf8(text: string): Uint8Array {
  const bytes: number[] = [];
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0;
    const scalar = point >= 0xd800 && point <= 0xdfff ? 0xfffd : point;
    if (scalar < 0x80) bytes.push(scalar);
    else if (scalar < 0x800) bytes.push(0xc0 | (scalar >> 6), tail(scalar));
    else if (scalar < 0x10000) bytes.push(0xe0 | (scalar >> 12), tail(scalar >> 6), tail(scalar));
    else bytes.push(0xf0 | (scalar >> 18), tail(scalar >> 12), tail(scalar >> 6), tail(scalar));
  }
  return Uint8Array.from(bytes);
}

const tail = (bits: number) => 0x80 | (bits & 0x3f);
