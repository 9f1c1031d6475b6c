import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { limits } from '#domain/limits';
import { agreeingBooks } from '#test/world/play/play-books';
import { newRequestId, playVenues, type PlayVenues } from '#test/world/play/play-venues';
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

describe('a round before the end of the cycle', () => {
  test('is refused with the remaining time, and writes nothing', async () => {
    const { bet } = await room();
    await bet();
    const before = await venue.everything();
    expect(await bet()).toEqual(refused('play.too-fast', { waitMs: cycleMs }));
    venue.laterBy(1000);
    expect(await bet()).toEqual(refused('play.too-fast', { waitMs: cycleMs - 1000 }));
    expect(await venue.everything()).toEqual(before);
  });

  test('is played with the same request after the end of the cycle', async () => {
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

  test('is one of many concurrent requests: only one of them is played', async () => {
    const { id, ada, bet } = await room();
    const answers = await Promise.all(Array.from({ length: 8 }, () => bet()));
    const rest = answers.filter((answer) => !('nonce' in answer));
    expect(rest).toHaveLength(7);
    for (const answer of rest) expect(answer).toEqual(refused('play.too-fast', { waitMs: cycleMs }));
    expect((await agreeingBooks(venue.tables, id, ada.sub)).rounds).toHaveLength(1);
  });

  test('is also refused in another session', async () => {
    const { session, bet, gameSession: _old, ...rest } = await room();
    await bet();
    const next = await session();
    expect(await rest.asks('playRound', rest.betting(next).input, venue.askInTime)).toEqual(
      refused('play.too-fast', { waitMs: cycleMs }),
    );
  });
});

describe('a wrong clock', () => {
  test.each([
    ['ahead by a day', 24 * 60 * 60_000],
    ['behind by a day', -24 * 60 * 60_000],
  ])('that is %s blocks nobody', async (_how, milliseconds) => {
    const { furnished, bet } = await givenStandingBet();
    venue.laterBy(milliseconds);
    const gameSession = await furnished.session();
    expect(await bet(gameSession)).toMatchObject({ nonce: 1 });
    venue.laterBy(-milliseconds);
  });

  test('that is behind by a second delays a round by at most one cycle', async () => {
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
