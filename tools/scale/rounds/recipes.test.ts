import { expect, test } from '@jest/globals';
import type { Call } from './calls';
import { recipesOf, withoutMarks, type RecordedRounds } from './recipes';

const names = { brand: 'b', casino: 'c', company: 'd', game: 'g', player: 'p', user: 'u', session: 's' };
const call = (sortKey: string): Call => ({
  isTransaction: false,
  accesses: [{ store: 'Main', partitionKey: 'ANY', sortKey, read: 1, write: 0 }],
});
const namesOf = (templates: readonly { readonly accesses: readonly { readonly name: string }[] }[]) =>
  templates.flatMap(({ accesses }) => accesses.map(({ name }) => name));

const round = (isWin: boolean, ...sortKeys: readonly string[]): RecordedRounds['rounds'][number] => ({
  isWin,
  calls: sortKeys.map(call),
});

test('mixes rounds that won and rounds that did not, independent of the recorded numbers', () => {
  const losses = [round(false, 'LOSS 1'), round(false, 'LOSS 2')];
  for (const wins of [[round(true, 'WIN')], Array.from({ length: 9 }, () => round(true, 'WIN'))]) {
    const { rounds } = recipesOf({ rounds: [...losses, ...wins], followUps: [], names });
    const counts = new Map<string, number>();
    for (const name of rounds.flatMap(namesOf)) counts.set(name, (counts.get(name) ?? 0) + 1);
    expect(Object.fromEntries(counts)).toEqual({
      'Main ANY WIN': 28,
      'Main ANY LOSS 1': 36,
      'Main ANY LOSS 2': 36,
    });
  }
  expect(() => recipesOf({ rounds: losses, followUps: [], names })).toThrow('There must be rounds that won');
});

test('divides the follow-up work of all rounds among them, in order and without duplicates', () => {
  const { rounds, followUps } = recipesOf({
    rounds: [round(true, 'one'), round(false, 'two', 'three')],
    followUps: ['k', 'l', 'm', 'n', 'o'].map(call),
    names,
  });
  expect(namesOf(rounds[0] ?? [])).toEqual(['Main ANY one']);
  expect(namesOf(rounds.at(-1) ?? [])).toEqual(['Main ANY two', 'Main ANY three']);
  expect(followUps.map(namesOf)).toEqual([
    ['Main ANY k', 'Main ANY l', 'Main ANY m'],
    ['Main ANY n', 'Main ANY o'],
  ]);
});

test('the marks of changed days can be left out', () => {
  const mark: Call = {
    isTransaction: false,
    accesses: [{ store: 'play', partitionKey: 'CHANGEDDAYS#3', sortKey: 'b#2026-11-30', read: 0, write: 1 }],
  };
  const rounds = [round(true, 'one'), round(false, 'two')];
  const recipes = recipesOf({ rounds, followUps: [mark, call('LINK')], names });
  expect(recipes.followUps.flat()).toHaveLength(2);
  expect(namesOf(withoutMarks(recipes).followUps.flat())).toEqual(['Main ANY LINK']);
});
