import { describe, expect, test } from '@jest/globals';
import { checkRoundProof } from './check-round-proof';
import { readRoundProof, type RoundProof, roundProofJson } from './round-proof';
import { givenProofs } from './testing/given-proofs';

const proofs = givenProofs();
const [plain = fail(), , , free = fail()] = proofs;

function fail(): never {
  throw new Error('The vectors have too few rounds.');
}

const faultsOf = (text: string) => {
  const read = readRoundProof(text);
  return 'faults' in read ? read.faults.map(({ path, reason }) => `${path}: ${reason}`) : [];
};
const changed = (changes: object, proof: RoundProof = plain) => JSON.stringify({ ...proof, ...changes });
const differing = (proof: RoundProof) =>
  checkRoundProof(proof).items.flatMap(({ what, equal }) => (equal ? [] : [what]));

test.each(proofs.map((proof) => [`${proof.mathModel.name}, nonce ${proof.nonce}`, proof] as const))(
  'verifies a proof after writing and reading its file: %s',
  (_, proof) => {
    const read = readRoundProof(roundProofJson(proof));
    expect(read).toEqual({ proof });
    expect(checkRoundProof(proof).holds).toBe(true);
  },
);

test('accepts a proof without display names', () => {
  const named = {
    gameTitle: 'Ёлка',
    companyName: 'Aurora',
    semver: '1.0.0',
    brandName: 'M',
    at: '2026-11-23',
  };
  expect(readRoundProof(changed(named))).toEqual({ proof: { ...plain, ...named } });
});

describe('a changed proof', () => {
  const [first, ...rest] = free.steps;
  test.each<[what: string, changes: Partial<RoundProof>, found: readonly string[]]>([
    ['commitment', { serverSeedHash: 'ab'.repeat(32) }, ['Commitment']],
    ['hash of the model', { mathModelHash: 'cd'.repeat(32) }, ['Mathematics']],
    ['win', { win: '1' }, ['Win']],
    ['limit', { capped: true }, ['Maximum win reached']],
    ['last step', { steps: free.steps.slice(0, -1) }, [`Stops and win of free spin ${rest.length}`]],
    [
      'multiplier',
      { steps: [...free.steps.slice(0, 1), ...rest.map((step) => ({ ...step, multiplier: 2 }))] },
      rest.map((_, index) => `Stops and win of free spin ${index + 1}`),
    ],
    [
      'pay of the spin',
      { steps: first ? [{ ...first, win: '123' }, ...rest] : [] },
      ['Stops and win of the spin'],
    ],
  ])('does not hold: %s', (_, changes, found) => {
    expect(differing({ ...free, ...changes })).toEqual(found);
  });

  test.each<[what: string, changes: Partial<RoundProof>]>([
    ['server seed', { serverSeed: '11'.repeat(32) }],
    ['client seed', { clientSeed: 'another' }],
    ['nonce', { nonce: free.nonce + 1 }],
  ])('does not hold: %s', (_, changes) => {
    expect(differing({ ...free, ...changes })).toContain('Stops and win of the spin');
  });
});

describe('a text that is not a proof is refused with path and reason', () => {
  test.each<[fault: string, text: string]>([
    ['proof: invalid JSON at line 1, column 1: a value is expected here', ''],
    ['proof: an object is expected, not a list', '[]'],
    ['schema: missing', changed({ schema: undefined })],
    [
      'schema: "novalink.round-proof/2" is not novalink.round-proof/1',
      changed({ schema: 'novalink.round-proof/2' }),
    ],
    ['user: unknown key', changed({ user: 'somebody' })],
    [
      'serverSeed: a text of 64 lower-case hexadecimal digits is expected, not ab',
      changed({ serverSeed: 'ab' }),
    ],
    ['nonce: must be from 0 to 9007199254740991, not -1', changed({ nonce: -1 })],
    ['decimals: an integer is expected, not 0.5', changed({ decimals: 0.5 })],
    ['win: a whole number of minor units as text is expected, not 5', changed({ win: 5 })],
    ['mode: the math model has no mode bonus', changed({ mode: 'bonus' })],
    ['bet: 0 is not a multiple of 1, the cost of a round', changed({ bet: '0' })],
    ['steps: has 0 elements, but must have 1 to 4001', changed({ steps: [] })],
    [
      'steps[0].stops[0]: must be from 0 to 199, not 200',
      changed({ steps: [{ ...plain.steps[0], stops: [200] }] }),
    ],
    [
      'mathModel.grid.reels: must be from 1 to 6, not 0',
      changed({ mathModel: { ...plain.mathModel, grid: { reels: 0, rows: 1 } } }),
    ],
  ])('%s', (fault, text) => {
    expect(faultsOf(text)).toContain(fault);
  });

  test('if it is too long', () => {
    expect(faultsOf(`"${'x'.repeat(300_000)}"`)).toEqual([
      'proof: has 300002 bytes, but can have at most 262144',
    ]);
  });

  const hostile = [
    ...['', ' ', '{', '"', '//evil.example', 'javascript:alert(1)', '/"><script>alert(1)</script>'],
    ...['\t/', '\n/', '\r/', '\u0000', '\u00a0', '\u2028', 'ab'.repeat(32).toUpperCase(), 'a'.repeat(2001)],
  ];
  test.each(hostile.map((text) => [JSON.stringify(text), text] as const))('%s', (_, text) => {
    expect(faultsOf(text)).not.toEqual([]);
    expect(faultsOf(changed({ serverSeed: text }))).not.toEqual([]);
    expect(faultsOf(changed({ clientSeed: text, bet: text }))).not.toEqual([]);
  });
});
