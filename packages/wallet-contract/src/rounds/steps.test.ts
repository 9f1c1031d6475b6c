import { describe, expect, test } from '@jest/globals';
import { replyKinds } from '#wallet/contract/classify';
import type { ReplyKind } from '#wallet/contract/read-reply';
import { betCall, outstandingCall, type RoundCall } from './calls';
import { isDue, type SeamlessRound } from './round';
import { attemptedRound, drawnRound, openedRound, repliedRound, retriedRound, settledRound } from './steps';

const now = new Date('2026-11-30T12:00:00.000Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const terms = { id: 'r1', user: 'ann', coin: 'GOLD', game: 'diamonds', gameVersion: '1.0.0', bet: 100n };

const betting = openedRound(terms, now);
const reply = (round: SeamlessRound, call: RoundCall, kind: ReplyKind, at = now) =>
  repliedRound(round, call, { kind, balance: 5n }, at);
function changed(round: SeamlessRound | undefined): SeamlessRound {
  if (!round) throw new Error('The round has not changed.');
  return round;
}
const played = changed(reply(betting, 'bet', 'OK'));
const paying = drawnRound(played, 300n, now);
const rollingBack = attemptedRound(changed(reply(betting, 'bet', 'TIMEOUT')), now);

test('a round that is won', () => {
  const closed = changed(reply(paying, 'win', 'OK'));
  expect([betting, played, paying, closed].map(({ state, version }) => `${state} ${version}`)).toEqual([
    'BETTING 1',
    'PLAYED 2',
    'PAYING 3',
    'CLOSED 4',
  ]);
  expect(closed).toMatchObject({ win: 300n, balance: 5n });
  expect(closed.dueAt).toBeUndefined();
});

test('each call has the ids of its round', () => {
  expect(betCall({ ...terms, freeRound: 'f1' }, 'token').request).toMatchObject({
    ...{ token: 'token', txId: 'r1-bet', roundId: 'r1', amount: '100', freeRound: 'f1', roundClosed: false },
  });
  expect(outstandingCall(paying)).toEqual({
    call: 'win',
    request: {
      ...{ user: 'ann', coin: 'GOLD', txId: 'r1-win', roundId: 'r1', amount: '300', roundClosed: true },
      kind: 'ROUND',
    },
  });
  expect(outstandingCall({ ...paying, freeRound: 'f1' })?.request).toMatchObject({ kind: 'FREE_ROUND' });
  expect(outstandingCall(drawnRound(played, 0n, now))).toEqual({
    call: 'close',
    request: { user: 'ann', roundId: 'r1' },
  });
  expect(outstandingCall(rollingBack)).toEqual({
    call: 'rollback',
    request: { user: 'ann', coin: 'GOLD', roundId: 'r1', txIds: ['r1-bet'] },
  });
  for (const round of [betting, played]) expect(outstandingCall(round)).toBeUndefined();
});

/** What a reply makes of a round. */
const outcome = (round: SeamlessRound, call: RoundCall, kind: ReplyKind) => {
  const next = reply(round, call, kind);
  return next && `${next.state}${next.attentionSince === undefined ? '' : ' person'}`;
};

test('the states that follow from each reply', () => {
  const names = (call: RoundCall, round: SeamlessRound) => {
    const counts: Record<string, number> = {};
    for (const kind of replyKinds) {
      const name = outcome(round, call, kind) ?? 'unchanged';
      counts[name] = (counts[name] ?? 0) + 1;
    }
    return counts;
  };
  const refused = replyKinds.length - 9;
  expect(names('bet', betting)).toEqual({
    ...{ PLAYED: 1, REFUSED: refused, ROLLING_BACK: 7, 'ROLLING_BACK person': 1 },
  });
  const final = replyKinds.length - 11;
  expect(names('win', paying)).toEqual({ CLOSED: 1, PAYING: 10, 'PAYING person': final });
  expect(names('close', paying)).toEqual({ CLOSED: 2, PAYING: 10, 'PAYING person': final - 1 });
  expect(names('rollback', rollingBack)).toEqual({
    ...{ ROLLED_BACK: 1, ROLLING_BACK: 10, 'ROLLING_BACK person': final },
  });
});

describe('a late reply', () => {
  test('to a bet changes nothing once the round has moved on', () => {
    for (const round of [played, paying, rollingBack]) {
      for (const kind of replyKinds) expect(reply(round, 'bet', kind)).toBeUndefined();
    }
  });

  test('to a win ends a round that waits for a person, and a failure changes nothing', () => {
    const waiting = changed(reply(paying, 'win', 'FORBIDDEN'));
    expect(reply(waiting, 'win', 'TIMEOUT')).toBeUndefined();
    const closed = changed(reply(waiting, 'win', 'OK'));
    expect([closed.state, closed.attentionSince, closed.problem]).toEqual(['CLOSED', undefined, undefined]);
  });
});

test('a bet that may have been sent is rolled back, and never sent again', () => {
  expect(isDue(betting, later(29))).toBe(false);
  expect(isDue(betting, later(30))).toBe(true);
  expect(attemptedRound(betting, later(30))).toMatchObject({ state: 'ROLLING_BACK', attempts: 1 });
});

test('a call is sent again after 1, 2, 4 and up to 300 seconds, for 72 hours', () => {
  const waits: number[] = [];
  let round = paying;
  let at = now;
  while (round.attentionSince === undefined) {
    round = changed(reply(round, 'win', 'BUSY', at));
    if (round.dueAt === undefined) break;
    const due = new Date(round.dueAt);
    waits.push((due.getTime() - at.getTime()) / 1000);
    at = due;
    round = attemptedRound(round, at);
  }
  expect(waits.slice(0, 11)).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300]);
  expect(new Set(waits.slice(9))).toEqual(new Set([300]));
  expect(round).toMatchObject({ state: 'PAYING', problem: 'BUSY', attentionSince: at.toISOString() });
  const hours = (at.getTime() - now.getTime()) / 3_600_000;
  expect(hours).toBeGreaterThanOrEqual(72);
  expect(hours).toBeLessThan(72.1);
});

describe('a person', () => {
  const waiting = changed(reply(paying, 'win', 'FORBIDDEN'));
  const byHand = { by: 'bob', reason: 'Paid by bank transfer.' };

  test('sends the call again, for 72 hours more', () => {
    const again = changed(retriedRound(waiting, later(600)));
    expect(again).toMatchObject({ state: 'PAYING', attempts: 0, since: later(600).toISOString(), win: 300n });
    expect(isDue(again, later(600))).toBe(true);
    expect(again.attentionSince).toBeUndefined();
  });

  test('ends the round without the wallet', () => {
    expect(settledRound(waiting, byHand)).toMatchObject({ state: 'CLOSED', byHand });
    const taken = changed(reply(rollingBack, 'rollback', 'FORBIDDEN'));
    expect(settledRound(taken, byHand)).toMatchObject({ state: 'ROLLED_BACK', byHand });
  });

  test('cannot change a round that needs nobody', () => {
    for (const round of [betting, played, paying, rollingBack]) {
      expect(retriedRound(round, now)).toBeUndefined();
      expect(settledRound(round, byHand)).toBeUndefined();
    }
  });
});
