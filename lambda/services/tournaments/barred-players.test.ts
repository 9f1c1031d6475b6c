import { expect, test } from '@jest/globals';
import type { TournamentPlayer } from '#lambda/stores/tournaments/tournament-players';
import { barredPlayers } from '#lambda/services/tournaments/barred-players';

const end = Date.parse('2026-11-20T20:00:00.000Z');
const set = (ms: number) => new Date(end + ms).toISOString();
const active: TournamentPlayer = {
  userId: 'ada',
  displayName: 'Ada',
  level: 'PLAYER',
  levelSetAt: null,
  isBarred: false,
  barredAt: undefined,
  suspendedAt: null,
  suspendedMs: 0,
};

test.each<[string, Partial<TournamentPlayer>, boolean]>([
  ['an active player', {}, false],
  ['a player barred before the end', { barredAt: end - 1 }, true],
  ['a player barred at the end', { barredAt: end }, false],
  ['a player barred since an unknown time', { barredAt: 0 }, true],
  ['a manager since joining', { level: 'ADMIN' }, true],
  ['a manager made before the end', { level: 'ADMIN', levelSetAt: set(-1) }, true],
  ['a manager made at the end', { level: 'ADMIN', levelSetAt: set(0) }, false],
  ['a supporter', { level: 'SUPPORT', levelSetAt: set(-1) }, false],
])('%s gets no rank: %3$s', async (_who, changes, expected) => {
  const barred = barredPlayers(() => Promise.resolve(new Map([['p', { ...active, ...changes }]])));
  expect([...(await barred('b', ['p', 'deleted'], end))]).toEqual(expected ? ['p'] : []);
});
