import { expect, test } from '@jest/globals';
import type { Call } from '../partitions/access';
import { recipesOf } from './recipes';

const names = { brand: 'b', casino: 'c', company: 'd', game: 'g', player: 'p', user: 'u', session: 's' };
const call = (sortKey: string): Call => ({
  isTransaction: false,
  accesses: [{ store: 'Main', partitionKey: 'ANY', sortKey, read: 1, write: 0 }],
});
const namesOf = (templates: readonly { readonly accesses: readonly { readonly name: string }[] }[]) =>
  templates.flatMap(({ accesses }) => accesses.map(({ name }) => name));

test('shares what followed from all rounds among them, in order and nothing twice', () => {
  const { rounds, followUps } = recipesOf({
    rounds: [[call('one')], [call('two'), call('three')]],
    followUps: ['k', 'l', 'm', 'n', 'o'].map(call),
    names,
  });
  expect(rounds.map(namesOf)).toEqual([['Main ANY one'], ['Main ANY two', 'Main ANY three']]);
  expect(followUps.map(namesOf)).toEqual([
    ['Main ANY k', 'Main ANY l', 'Main ANY m'],
    ['Main ANY n', 'Main ANY o'],
  ]);
});
