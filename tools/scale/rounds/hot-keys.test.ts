import { expect, test } from '@jest/globals';
import type { Access } from './calls';
import { contendedKeys, sharedKeys } from './hot-keys';
import { templateOf, type Names } from './template';

const names: Names = {
  brand: 'night',
  casino: 'harbour',
  company: 'lights',
  game: 'reels',
  player: 'maria',
  user: 'user-1',
  session: 'session-1',
};
const access = (partitionKey: string, sortKey: string, read: number, write: number): Access => ({
  store: 'Main',
  partitionKey,
  sortKey,
  read,
  write,
});
const call = (...accesses: readonly Access[]) => templateOf({ isTransaction: false, accesses }, names);

test('names shared keys by the rounds that one partition serves', () => {
  const round = [
    call(access('BRAND#night', 'BRAND', 1, 0), access('BRAND#night', 'USER#maria', 1, 2)),
    call(access('DAY#night', '2026-11-22T16:04:02.744Z', 0, 1)),
  ];
  const quiet = round.slice(0, 1);
  const chain = [call(access('CHAIN#night', '000000000003', 0, 2))];
  expect(sharedKeys({ rounds: [round, quiet], followUps: [chain] })).toEqual([
    { name: 'Main CHAIN#{brand} …', unitsPerRound: 2, roundsPerSecond: 500 },
    { name: 'Main DAY#{brand} …', unitsPerRound: 0.5, roundsPerSecond: 2000 },
    { name: 'Main BRAND#{brand} BRAND', unitsPerRound: 1, roundsPerSecond: 3000 },
  ]);
});

test('names shared items that transactions of rounds write', () => {
  const accesses = [
    access('BRAND#night', 'BRAND', 0, 2),
    access('GAME#reels', 'GAME', 1, 0),
    access('DAY#night', '2026-11-22T16:04:02.744Z', 0, 1),
    access('BRAND#night', 'USER#maria', 0, 2),
  ];
  const rounds = (isTransaction: boolean) => [[templateOf({ isTransaction, accesses }, names)]];
  expect(contendedKeys({ rounds: rounds(true) })).toEqual(['Main BRAND#{brand} BRAND']);
  expect(contendedKeys({ rounds: rounds(false) })).toEqual([]);
});
