import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { limits } from '#domain/limits';
import { agreeingBooks } from '#test/support/play/play-books';
import { newRequestId, playHouses, type PlayHouses } from '#test/support/play/play-houses';
import { refused } from '#test/support/refused';

const cycleMs = limits.demo.spinCycleMilliseconds;

let house: PlayHouses;
beforeAll(async () => {
  house = await playHouses();
});
afterAll(() => house.stop());

async function room() {
  const furnished = await house.room();
  const sitting = await furnished.session();
  const bet = (more: Readonly<Record<string, unknown>> = {}) => furnished.bet(sitting, more, house.askInTime);
  return { ...furnished, sitting, bet };
}

describe('a round before the cycle is over', () => {
  test('is refused with how long to wait, and nothing is written', async () => {
    const { bet } = await room();
    await bet();
    const before = await house.everything();
    expect(await bet()).toEqual(refused('play.too-fast', { waitMs: cycleMs }));
    house.laterBy(1000);
    expect(await bet()).toEqual(refused('play.too-fast', { waitMs: cycleMs - 1000 }));
    expect(await house.everything()).toEqual(before);
  });

  test('is played with the same request when it is over', async () => {
    const { id, ada, bet } = await room();
    await bet();
    const requestId = newRequestId();
    await bet({ requestId });
    house.laterBy(cycleMs);
    expect(await bet({ requestId })).toMatchObject({ requestId, nonce: 1 });
    expect((await agreeingBooks(house.tables, id, ada.sub)).rounds).toHaveLength(2);
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
    expect((await agreeingBooks(house.tables, id, ada.sub)).rounds).toHaveLength(1);
  });

  test('is refused in another session as well', async () => {
    const { session, bet, sitting: _old, ...rest } = await room();
    await bet();
    const next = await session();
    expect(await rest.asks('playRound', rest.betting(next).input, house.askInTime)).toEqual(
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
    house.laterBy(milliseconds);
    const sitting = await furnished.session();
    expect(await bet(sitting)).toMatchObject({ nonce: 1 });
    house.laterBy(-milliseconds);
  });

  test('and behind it by a second waits no longer than a cycle', async () => {
    const { bet } = await room();
    await bet();
    house.laterBy(-1000);
    expect(await bet()).toEqual(refused('play.too-fast', { waitMs: cycleMs }));
    house.laterBy(1000);
  });

  async function givenStandingBet() {
    const furnished = await house.room();
    await furnished.bet(await furnished.session(), {}, house.askInTime);
    return {
      furnished,
      bet: (sitting: { readonly id: string }) => furnished.bet(sitting, {}, house.askInTime),
    };
  }
});
