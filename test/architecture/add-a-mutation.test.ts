import { expect, test } from '@jest/globals';
import { resolverMap } from '#lib/api/resolver-map';
import { filesNaming, followedPage } from './followed-names';

const { names, linked } = followedPage('add-a-mutation.md', /uses\s+the\s+mutation[\s\S]*?as\s+an\s+example/);

/** The name of its audit action. */
const action = 'GAME_RETIRED';

test('the example of the page is a mutation', () => {
  expect(names).toHaveLength(1);
  expect(Object.keys(resolverMap.Mutation)).toEqual(expect.arrayContaining(names));
});

test('the page names every file of the mutation and its audit action, and no other file', () => {
  const places = filesNaming(
    [...names, action],
    ['domain', 'lib', 'lambda', 'frontend', 'ops', 'tools', 'bin', 'test', 'docs'],
  );
  // A command writes what passed.
  const others = /\.test\.tsx?$|^docs\/(how-to|decisions)\/|^test\/authorization\/passed\.json$/;
  const described = places.filter((file) => !others.test(file));
  expect([...linked].sort()).toEqual(described.sort());
});
