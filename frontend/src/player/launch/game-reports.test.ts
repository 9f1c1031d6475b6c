import { expect, test } from 'vitest';
import type { HostedGame } from '../../parts/game-screen/game-host';
import { gameReports } from './game-reports';

const still: HostedGame = { busy: false, balance: 100, bet: 10, result: undefined, readiness: 'preparing' };
const ready: HostedGame = { ...still, readiness: 'ready' };

test('reports a round from its bet to its win', () => {
  const report = gameReports('g1', 'DEMO');
  expect(report(still)).toEqual([]);
  expect(report(ready)).toEqual([{ type: 'ready', game: 'g1', mode: 'DEMO', balance: '100' }]);
  const rolling = { ...ready, busy: true, balance: 90 };
  expect(report(rolling)).toEqual([
    { type: 'roundStarted', bet: '10' },
    { type: 'balance', balance: '90' },
  ]);
  const result = { bet: 10, win: 25, capped: false, isCredited: true };
  const shown = { ...rolling, balance: 115, result };
  expect(report(shown)).toEqual([
    { type: 'roundEnded', bet: '10', win: '25', balance: '115' },
    { type: 'balance', balance: '115' },
  ]);
  expect(report({ ...shown, busy: false })).toEqual([]);
  // The result stays on the screen until the next round.
  expect(report({ ...shown, busy: false, bet: 20 })).toEqual([]);
});

test('reports no end of a round that did not take place', () => {
  const report = gameReports('g1', 'DEMO');
  report(ready);
  report({ ...ready, busy: true, balance: 90 });
  expect(report({ ...ready, readiness: 'stopped' })).toEqual([
    { type: 'error', code: 'GAME_STOPPED', message: 'The game has stopped.' },
    { type: 'balance', balance: '100' },
  ]);
});

test('reports that the game is ready once', () => {
  const report = gameReports('g1', 'DEMO');
  expect(report(ready)).toHaveLength(1);
  report({ ...ready, readiness: 'stopped' });
  expect(report(ready)).toEqual([]);
});
