import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { linesOf } from './lines-of';

function lines(content: string | Buffer): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'novalink-lines-'));
  try {
    writeFileSync(join(folder, 'file'), content);
    return [...linesOf(join(folder, 'file'))];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

test('reads the same lines as splitting the text, also across chunks', () => {
  const long = Array.from({ length: 9000 }, (_, at) => `${at}: ${'é€😀'.repeat(at % 70)}`).join('\n');
  expect(Buffer.byteLength(long)).toBeGreaterThan(2 << 20);
  for (const text of [long, `${long}\n`, '', '\n', 'one', 'one\n\ntwo'])
    expect(lines(text)).toEqual(text.split('\n'));
});

test('rejects bytes that are not UTF-8', () => {
  expect(() => lines(Buffer.from([0x61, 0xff, 0x62]))).toThrow('not valid');
  expect(() => lines(Buffer.from([0x61, 0xe2, 0x82]))).toThrow('not valid');
});
