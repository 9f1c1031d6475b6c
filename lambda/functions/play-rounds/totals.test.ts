import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { PlaySession } from '#domain/generated/types';
import type { PlaySummary } from '#domain/play/play-totals';
import { brandPlayers } from '#lambda/stores/brands/brand-players';
import { namedSession } from '#lambda/stores/play/play-session-row';
import { playSummaryStore } from '#lambda/stores/play/play-summary-store';
import { playedTotals } from '#lambda/stores/play/played-totals';
import { givenBrandUser } from '#test/world/given/given-brands';
import { sweepSummaries } from '#lambda/stores/play/sweep-summaries';
import { dyingAt } from '#test/world/play/dying-client';
import { playVenues, type PlayVenues } from '#test/world/play/play-venues';
import { requestIdAt } from '#test/world/play/request-ids';

let venue: PlayVenues;
beforeAll(async () => {
  venue = await playVenues();
});
afterAll(() => venue.stop());

type Room = Awaited<ReturnType<PlayVenues['room']>>;
type Levels = Record<string, { rounds: number; wins: bigint; winSquares: bigint }>;

const days = ['2026-05-06', '2026-05-07', '2026-05-08'];
const sweep = ({ id: brandId }: Room) =>
  sweepSummaries({
    players: brandPlayers(venue.tables),
    totals: playedTotals(venue.tables),
    summaries: playSummaryStore(venue.tables),
  })(brandId);

/** The stored form of a session id. */
const kept = (reported: string) => namedSession(reported).sessionId;

/** The values of the summaries, by session and day. */
async function summaries({ id }: Room): Promise<Record<string, Levels>> {
  const found: PlaySummary[] = [];
  for (const day of days)
    for await (const summary of playSummaryStore(venue.tables).every(id, day)) found.push(summary);
  return Object.fromEntries(
    found.map(({ totals: { sessionId, day, levels } }) => [`${sessionId} ${day}`, { ...levels }]),
  );
}

/** A player whose rounds are also added up by the test. */
function countingPlayer(room: Room) {
  const expected: Record<string, Levels> = {};
  return {
    expected,
    play: async ({ id }: Pick<PlaySession, 'id'>, bet = '100') => {
      venue.later(1);
      const day = venue.now().toISOString().slice(0, 10);
      const round = await room.round({ id }, { bet });
      const levels = (expected[`${kept(id)} ${day}`] ??= {});
      const { rounds, wins, winSquares } = levels[bet] ?? { rounds: 0, wins: 0n, winSquares: 0n };
      const win = BigInt(round.win);
      levels[bet] = { rounds: rounds + 1, wins: wins + win, winSquares: winSquares + win * win };
    },
  };
}

test('totals of every session and day reach the summaries, whatever the stream has lost', async () => {
  venue.at('2026-05-06T23:50:00.000Z');
  const room = await venue.room();
  const { expected, play } = countingPlayer(room);
  const first = await room.session();
  for (const bet of ['100', '500', '100']) await play(first, bet);
  expect(await summaries(room)).toEqual({});
  const second = await room.session();
  await play(second);
  expect(Object.keys(await summaries(room))).toEqual([`${kept(first.id)} 2026-05-06`]);
  venue.at('2026-05-07T00:10:00.000Z');
  for (const bet of ['500', '500']) await play(second, bet);
  venue.at('2026-05-08T12:00:00.000Z');
  const third = await room.session();
  await play(third);

  expect(await sweep(room)).toEqual({ players: 1, repaired: 1 });
  expect(await summaries(room)).toEqual(expected);
  expect(Object.keys(expected)).toHaveLength(4);
  expect(await sweep(room)).toEqual({ players: 1, repaired: 0 });
});

test.each(['before', 'after'] as const)(
  'a round whose function crashes %s its write is in the totals after a retry',
  async (when) => {
    venue.at('2026-05-06T10:00:00.000Z');
    const room = await venue.room();
    const session = await room.session();
    const requestId = requestIdAt(venue.now());
    const dying = venue.askOn(dyingAt(venue.newClient(), 1, when));
    await expect(room.bet(session, { requestId }, dying)).rejects.toThrow('The process has crashed');
    venue.later(1);
    const { win } = await room.round(session, { requestId });
    await room.round(session, { requestId });
    await sweep(room);
    const wins = BigInt(win);
    expect(await summaries(room)).toEqual({
      [`${kept(session.id)} 2026-05-06`]: { '100': { rounds: 1, wins, winSquares: wins * wins } },
    });
  },
);

test('a sweep pages through more players than one call can read', async () => {
  const room = await venue.room();
  await Promise.all(
    Array.from({ length: 120 }, (_, player) => givenBrandUser(venue.tables, room.id, `player-${player}`)),
  );
  expect(await sweep(room)).toEqual({ players: 121, repaired: 0 });
});
