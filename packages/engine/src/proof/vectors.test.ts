import { expect, test } from '@jest/globals';
import { goldenVectors } from './testing/given-proofs';
import { checkVectors, type Vectors } from './vectors';

const vectors = goldenVectors;
const failedIn = (changed: Partial<Vectors>) =>
  checkVectors({ ...vectors, ...changed }).flatMap(({ name, passed }) => (passed ? [] : [name]));

test('all published vectors pass, and there is at least one of each kind', () => {
  const checked = checkVectors(vectors);
  expect(checked.filter(({ passed }) => !passed)).toEqual([]);
  for (const kind of ['commitment', 'draws', 'model', 'round', 'run'])
    expect(checked.some(({ name }) => name.startsWith(`${kind} `))).toBe(true);
});

test('the rounds include a loss, free spins and a round that reached the maximum win', () => {
  expect(vectors.rounds.some(({ win }) => win === '0')).toBe(true);
  expect(vectors.rounds.some(({ steps }) => steps.length > 12)).toBe(true);
  expect(vectors.rounds.some(({ capped }) => capped)).toBe(true);
});

const hash = 'ab'.repeat(32);
const firstChanged = <Item extends object>(
  [first, ...rest]: readonly Item[],
  changes: Partial<Item>,
): Item[] => (first === undefined ? [] : [{ ...first, ...changes }, ...rest]);

test.each<[failed: readonly string[], changed: Partial<Vectors>]>([
  [['commitment 1'], { commitments: firstChanged(vectors.commitments, { serverSeedHash: hash }) }],
  [['draws 1'], { draws: firstChanged(vectors.draws, { drawn: [1, 2, 3] }) }],
  [['draws 1'], { draws: firstChanged(vectors.draws, { sides: [0] }) }],
  [
    ['model 1', 'round 1', 'round 2', 'run 1'],
    { models: firstChanged(vectors.models, { mathModelHash: hash }) },
  ],
  [['round 1'], { rounds: firstChanged(vectors.rounds, { win: '1' }) }],
  [['run 1'], { runs: firstChanged(vectors.runs, { resultHash: hash }) }],
])('the self-test finds %j', (failed, changed) => {
  expect(failedIn(changed)).toEqual(failed);
});
