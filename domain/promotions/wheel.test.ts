import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { publishedCommitment, seededDraw } from '@novalink/engine';
import type { Sector } from './rules';
import { checkWheelDraw, drawSector, totalWeight, type WheelDraw, wheelHash } from './wheel';

const sectors: readonly Sector[] = [
  { label: 'Nothing', weight: 70, amount: '0' },
  { label: '10 coins', weight: 25, amount: '1000' },
  { label: '100 coins', weight: 5, amount: '10000' },
];
const weights = sectors.map(({ weight }) => weight);
const seedsOf = (nonce: number) => ({ serverSeed: '5a'.repeat(32), clientSeed: 'ada', nonce });

const anyWeights = fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 12 });

test('the sector is the one in which the first number of the round’s draw lies', () => {
  fc.assert(
    fc.property(anyWeights, fc.nat(), (all, nonce) => {
      const total = all.reduce((sum, weight) => sum + weight, 0);
      const owners = all.flatMap((weight, index) => Array.from({ length: weight }, () => index));
      expect(drawSector(all, seedsOf(nonce))).toBe(owners[seededDraw(seedsOf(nonce))(total)]);
    }),
  );
});

test('sectors are drawn as often as their weights say', () => {
  const counts = [0, 0, 0];
  for (let nonce = 0; nonce < 4000; nonce += 1) {
    const sector = drawSector(weights, seedsOf(nonce));
    counts[sector] = (counts[sector] ?? 0) + 1;
  }
  // The seeds are fixed, so that these are always the same draws: within 4 standard deviations of 2800, 1000 and 200.
  const expected = [2800, 1000, 200];
  const deviations = [29, 27.4, 13.8];
  counts.forEach((count, index) =>
    expect(Math.abs(count - (expected[index] ?? 0))).toBeLessThan(4 * (deviations[index] ?? 0)),
  );
});

const mostWeight = 2 ** 32;

test.each([[[]], [[0]], [[1, 0]], [[1.5]], [[-1, 3]], [[mostWeight, 1]]])(
  'does not draw with the weights %j',
  (bad) => {
    expect(() => drawSector(bad, seedsOf(0))).toThrow(RangeError);
    expect(() => totalWeight(bad)).toThrow(RangeError);
  },
);

test('draws with the largest sum of weights', () => {
  expect(drawSector([mostWeight - 1, 1], seedsOf(0))).toBe(0);
});

const drawn = (nonce = 3): WheelDraw => ({
  ...seedsOf(nonce),
  sectors,
  wheelHash: wheelHash(sectors),
  serverSeedHash: publishedCommitment(seedsOf(nonce).serverSeed),
  sector: drawSector(weights, seedsOf(nonce)),
});

test('a draw is verified from its seeds', () => {
  const { items, holds } = checkWheelDraw(drawn());
  expect(holds).toBe(true);
  expect(items.map(({ what }) => what)).toEqual(['Commitment', 'Wheel', 'Sector']);
});

test.each<[what: string, changes: Partial<WheelDraw>]>([
  ['Commitment', { serverSeedHash: '00'.repeat(32) }],
  [
    'Wheel',
    { sectors: sectors.map((sector, index) => (index === 2 ? { ...sector, amount: '9999' } : sector)) },
  ],
  [
    'Wheel',
    { sectors: sectors.map((sector, index) => (index === 2 ? { ...sector, label: 'Other' } : sector)) },
  ],
  ['Sector', { sector: (drawn().sector + 1) % 3 }],
])('a draw with another value does not hold: %s', (what, changes) => {
  const { items, holds } = checkWheelDraw({ ...drawn(), ...changes });
  expect(holds).toBe(false);
  expect(items.filter(({ equal }) => !equal).map((item) => item.what)).toContain(what);
});

test('another weight changes the hash of the wheel', () => {
  fc.assert(
    fc.property(fc.nat(2), fc.integer({ min: 1, max: 5 }), (changed, more) => {
      const other = sectors.map((sector, index) =>
        index === changed ? { ...sector, weight: sector.weight + more } : sector,
      );
      expect(wheelHash(other)).not.toBe(wheelHash(sectors));
    }),
  );
});
