import { expect, test } from '@jest/globals';
import { cachedNames } from '#lambda/functions/show-tournaments/player-names';

test('names are read once a minute, and only those of players who are new on a leaderboard', async () => {
  let now = 0;
  const read: (readonly string[])[] = [];
  const accounts = new Map([
    ['ann', 'Ann'],
    ['bob', 'Bob'],
  ]);
  const namesOf = cachedNames(
    (_brand, playerIds) => {
      read.push(playerIds);
      return Promise.resolve(new Map([...accounts].filter(([id]) => playerIds.includes(id))));
    },
    () => new Date(now),
  );
  expect([...(await namesOf('brand', ['ann', 'gone']))]).toEqual([['ann', 'Ann']]);
  expect([...(await namesOf('brand', ['bob', 'ann', 'gone']))]).toEqual([
    ['bob', 'Bob'],
    ['ann', 'Ann'],
  ]);
  expect(read).toEqual([['ann', 'gone'], ['bob']]);
  accounts.delete('ann');
  now = 60_000;
  expect([...(await namesOf('brand', ['ann']))]).toEqual([]);
  expect(read).toHaveLength(3);
});
