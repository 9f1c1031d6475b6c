import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RoundProof, roundProofJson } from '@novalink/engine/proof';
import { givenProofs } from '@novalink/engine/testing';
import { verifyRoundProgram } from './verify-round-program';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'verify-round-'));
  writeFileSync(join(folder, 'verify-round.mjs'), verifyRoundProgram);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the program on the page like a reader would. */
const verify = (proof: RoundProof) => {
  const file = join(folder, 'round.json');
  writeFileSync(file, roundProofJson(proof));
  const { stdout, stderr, status } = spawnSync(process.execPath, [join(folder, 'verify-round.mjs'), file], {
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  return { lines: stdout.trim().split('\n'), status };
};

const proofs = givenProofs();

test('verifies every golden round without the code of NovaLink', () => {
  for (const proof of proofs)
    expect(verify(proof)).toEqual({
      lines: ['commitment: equal', 'math model: equal', 'stops: equal'],
      status: 0,
    });
});

test.each<[changed: string, changes: (proof: RoundProof) => Partial<RoundProof>]>([
  ['commitment', () => ({ serverSeedHash: 'ab'.repeat(32) })],
  ['math model', ({ mathModel }) => ({ mathModel: { ...mathModel, maxWinX: 4 } })],
  ['stops', ({ nonce }) => ({ nonce: nonce + 1 })],
])('detects a changed %s', (changed, changes) => {
  const proof = proofs.at(-1);
  if (proof === undefined) throw new Error('The vectors have no rounds.');
  const { lines, status } = verify({ ...proof, ...changes(proof) });
  expect(lines.filter((line) => line.endsWith('different'))).toEqual([`${changed}: different`]);
  expect(status).toBe(1);
});
