import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { limits } from '#domain/limits';
import { agreeingBooks } from '#test/support/play/play-books';
import { newRequestId, playVenues, type PlayVenues } from '#test/support/play/play-venues';
import { refused } from '#test/support/refused';

const cycleMs = limits.demo.spinCycleMilliseconds;

let venue: PlayVenues;
beforeAll(async () => {
  venue = await playVenues();
});
afterAll(() => venue.stop());

async function room() {
  const furnished = await venue.room();
  const gameSession = await furnished.session();
  const bet = (more: Readonly<Record<string, unknown>> = {}) =>
    furnished.bet(gameSession, more, venue.askInTime);
  return { ...furnished, gameSession, bet };
}

describe('a round before the cycle is over', () => {
  test('is refused with how long to wait, and nothing is written', async () => {
    const { bet } = await room();
    await bet();
    const before = await venue.everything();
    expect(await bet()).toEqual(refused('play.too-fast', { waitMs: cycleMs }));
    venue.laterBy(1000);
    expect(await bet()).toEqual(refused('play.too-fast', { waitMs: cycleMs - 1000 }));
    expect(await venue.everything()).toEqual(before);
  });

  test('is played with the same request when it is over', async () => {
    const { id, ada, bet } = await room();
    await bet();
    const requestId = newRequestId();
    await bet({ requestId });
    venue.laterBy(cycleMs);
    expect(await bet({ requestId })).toMatchObject({ requestId, nonce: 1 });
    expect((await agreeingBooks(venue.tables, id, ada.sub)).rounds).toHaveLength(2);
  });

  test('that was already played is returned at once', async () => {
    const { bet } = await room();
    const requestId = newRequestId();
    const first = await bet({ requestId });
    expect(await bet({ requestId })).toEqual(first);
  });

  test('is one of many at once: a single one is played', async () => {
    const { id, ada, bet } = await room();
    const answers = await Promise.all(Array.from({ length: 8 }, () => bet()));
    const rest = answers.filter((answer) => !('nonce' in answer));
    expect(rest).toHaveLength(7);
    for (const answer of rest) expect(answer).toEqual(refused('play.too-fast', { waitMs: cycleMs }));
    expect((await agreeingBooks(venue.tables, id, ada.sub)).rounds).toHaveLength(1);
  });

  test('is refused in another session as well', async () => {
    const { session, bet, gameSession: _old, ...rest } = await room();
    await bet();
    const next = await session();
    expect(await rest.asks('playRound', rest.betting(next).input, venue.askInTime)).toEqual(
      refused('play.too-fast', { waitMs: cycleMs }),
    );
  });
});

describe('a clock that is wrong', () => {
  test.each([
    ['ahead of the last round by a day', 24 * 60 * 60_000],
    ['behind it by a day', -24 * 60 * 60_000],
  ])('%s keeps nobody from playing', async (_how, milliseconds) => {
    const { furnished, bet } = await givenStandingBet();
    venue.laterBy(milliseconds);
    const gameSession = await furnished.session();
    expect(await bet(gameSession)).toMatchObject({ nonce: 1 });
    venue.laterBy(-milliseconds);
  });

  test('and behind it by a second waits no longer than a cycle', async () => {
    const { bet } = await room();
    await bet();
    venue.laterBy(-1000);
    expect(await bet()).toEqual(refused('play.too-fast', { waitMs: cycleMs }));
    venue.laterBy(1000);
  });

  async function givenStandingBet() {
    const furnished = await venue.room();
    await furnished.bet(await furnished.session(), {}, venue.askInTime);
    return {
      furnished,
      bet: (gameSession: { readonly id: string }) => furnished.bet(gameSession, {}, venue.askInTime),
    };
  }
});
