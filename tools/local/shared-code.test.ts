import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { sharedCodeIn } from './shared-code';

const root = mkdtempSync(join(tmpdir(), 'shared-code-'));
afterAll(() => rmSync(root, { recursive: true }));

function bundleOf(name: string, code: string): string {
  const folder = join(root, name);
  mkdirSync(folder);
  writeFileSync(join(folder, 'index.mjs'), code);
  return folder;
}

test('a bundle is replaced by the shared code that was built for it, and changed code is not', () => {
  const built = join(root, 'built');
  const shared = join(built, createHash('sha256').update('original').digest('hex'));
  mkdirSync(shared, { recursive: true });
  const codeOf = sharedCodeIn(built);
  expect(codeOf(bundleOf('copy', 'original'))).toBe(shared);
  const changed = bundleOf('changed', 'changed');
  expect(codeOf(changed)).toBe(changed);
  expect(codeOf(root)).toBe(root);
});
