import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { PresentedPlayer } from '#lambda/stores/brands/brand-user-row';
import { givenBrandUser } from '#test/world/given/given-brands';
import { agreeingBooks } from '#test/world/play/play-books';
import {
  newRequestId,
  paysNever,
  playVenues,
  type PlayVenues,
  type Room,
} from '#test/world/play/play-venues';
import { emailHashes } from '#lambda/runtime/email-hash';
import { refused } from '#test/support/refused';

let venue: PlayVenues;
beforeAll(async () => {
  venue = await playVenues();
});
afterAll(() => venue.stop());

const none = { dailyLoss: null, weeklyLoss: null, monthlyLoss: null, sessionMinutes: null };

/** A player who loses every bet in one coin. */
async function loser(more: Room = {}) {
  const room = await venue.room({ model: paysNever, betLevels: [1, 2], ...more });
  const lose = async (times: number) => {
    const gameSession = await room.session();
    for (let count = 0; count < times; count += 1) await room.round(gameSession);
    return gameSession;
  };
  const setLimits = async (limits: object) => (await room.asks('setPlayLimits', limits)) as PresentedPlayer;
  return { ...room, lose, setLimits };
}

describe('a limit', () => {
  test.each(['dailyLoss', 'weeklyLoss', 'monthlyLoss'] as const)(
    'of %s allows bets up to the limit and no further',
    async (limit) => {
      venue.at('2026-05-06T12:00:00.000Z');
      const { id, ada, lose, setLimits, bet } = await loser();
      await setLimits({ [limit]: 4 });
      const gameSession = await lose(3);
      const requestId = newRequestId();
      const over = await bet(gameSession, { bet: '200', requestId });
      expect(over).toEqual(refused('player.limit-reached', { limit }));
      expect(await bet(gameSession)).toMatchObject({ nonce: 3 });
      expect(await bet(gameSession)).toEqual(refused('player.limit-reached', { limit }));
      expect((await agreeingBooks(venue.tables, id, ada.sub)).lines).toHaveLength(5);
    },
  );

  test('of the brand’s day applies to every player', async () => {
    const responsiblePlay = { realityCheckMinutes: 30, sessionMaxMinutes: 120, dailyLossLimit: 2 };
    const { lose, setLimits, bet } = await loser({ ofBrand: { responsiblePlay } });
    await setLimits({ dailyLoss: 100 });
    expect(await bet(await lose(2))).toEqual(refused('player.limit-reached', { limit: 'dailyLoss' }));
  });

  test('starts a new count on the next day', async () => {
    venue.at('2026-05-06T23:59:00.000Z');
    const { lose, setLimits, bet } = await loser();
    await setLimits({ dailyLoss: 1 });
    const gameSession = await lose(1);
    expect(await bet(gameSession)).toEqual(
      refused('player.limit-reached', { limit: 'dailyLoss', until: '2026-05-07T00:00:00.000Z' }),
    );
    venue.later(1);
    expect(await bet(gameSession)).toMatchObject({ nonce: 1 });
  });

  test('applies from the next bet if stricter, and after 24 hours if looser', async () => {
    venue.at('2026-05-06T12:00:00.000Z');
    const { id, ada, lose, setLimits, bet, session } = await loser();
    expect(await setLimits({ weeklyLoss: 2 })).toMatchObject({
      limits: { ...none, weeklyLoss: 2 },
      pendingLimits: null,
      version: 2,
    });
    const gameSession = await lose(2);
    venue.later(1);
    expect(await setLimits({ weeklyLoss: 3 })).toMatchObject({
      limits: { ...none, weeklyLoss: 2 },
      pendingLimits: { limits: { ...none, weeklyLoss: 3 }, from: '2026-05-07T12:01:00.000Z' },
    });
    expect(await bet(gameSession)).toEqual(refused('player.limit-reached'));
    venue.later(24 * 60);
    const next = await session();
    expect(await bet(next)).toMatchObject({ nonce: 2 });
    expect(await bet(next)).toEqual(refused('player.limit-reached', { limit: 'weeklyLoss' }));
    const events = (await venue.tables.rows('Audit')).filter(({ pk }) => pk === `BRAND#${id}`);
    expect(events).toMatchObject([
      { action: 'PLAY_LIMITS_SET', actor: ada.sub, changes: { userId: ada.sub, limits: { weeklyLoss: 2 } } },
      { action: 'PLAY_LIMITS_SET', changes: { pendingLimits: { limits: { weeklyLoss: 3 } } } },
    ]);
  });

  test('of session minutes ends the current session', async () => {
    const { setLimits, bet, session, start } = await loser();
    const gameSession = await session();
    venue.later(20);
    expect(await bet(gameSession)).toMatchObject({ nonce: 0 });
    await setLimits({ sessionMinutes: 15 });
    expect(await bet(gameSession)).toEqual(refused('session.ended'));
    const until = new Date(venue.now().getTime() + 15 * 60_000).toISOString();
    venue.later(14);
    expect(await start()).toEqual(refused('session.pause', { until }));
    venue.later(1);
    const next = await session();
    expect(Date.parse(next.expiresAt) - Date.parse(next.startedAt)).toBe(15 * 60_000);
  });

  test('of session minutes counts sessions without a pause between their rounds as one', async () => {
    const { setLimits, bet, session, start } = await loser();
    await setLimits({ sessionMinutes: 60 });
    const first = await session();
    venue.later(40);
    await bet(first);
    venue.later(14);
    // Another session, for example with another game, does not start a new count.
    const second = await session();
    expect(second.expiresAt).toBe(first.expiresAt);
    await bet(second);
    venue.later(6);
    expect(await bet(second)).toEqual(refused('session.ended'));
    expect(await start()).toEqual(refused('session.pause'));
    venue.later(9);
    // Without rounds, the time of a session is a pause.
    const third = await session();
    expect(Date.parse(third.expiresAt)).toBe(venue.now().getTime() + 60 * 60_000);
    venue.later(61);
    expect(await start()).toHaveProperty('id');
  });

  test.each([
    { dailyLoss: 0 },
    { dailyLoss: -1 },
    { weeklyLoss: 1.5 },
    { monthlyLoss: 1_000_000_001 },
    { sessionMinutes: 14 },
    { sessionMinutes: 481 },
    { dailyLoss: '10' },
    { hourlyLoss: 1 },
  ])('cannot be set to %j', async (limits) => {
    const { asks } = await venue.room();
    expect(await asks('setPlayLimits', limits)).toMatchObject({ refusal: { kind: 'invalid' } });
  });
});

describe('a self-exclusion', () => {
  const name = 'Night Harbour';
  const exclusion = { months: 6, everywhere: false, confirmation: name };

  test('ends play in the brand immediately, for the requested months', async () => {
    venue.at('2026-05-06T12:00:00.000Z');
    const { id, ada, asks, bet, session, start } = await venue.room();
    const gameSession = await session();
    await bet(gameSession);
    const until = '2026-11-06T12:00:00.000Z';
    expect(await asks('excludeSelf', exclusion)).toMatchObject({
      userId: ada.sub,
      status: 'SELF_EXCLUDED',
      selfExcludedUntil: until,
    });
    const refusal = refused('player.self-excluded', { until });
    expect([await bet(gameSession), await start()]).toEqual([refusal, refusal]);
    venue.at('2026-11-06T11:59:59.999Z');
    expect(await start()).toEqual(refusal);
    venue.at(until);
    expect(await bet(gameSession)).toEqual(refused('session.ended'));
    expect(await bet(await session())).toMatchObject({ serverSeed: null });
    const events = (await venue.tables.rows('Audit')).filter(({ pk }) => pk === `BRAND#${id}`);
    expect(events).toMatchObject([
      { action: 'SELF_EXCLUDED', actor: ada.sub, changes: { userId: ada.sub, until, everywhere: false } },
    ]);
  });

  test('can only be extended by another one', async () => {
    venue.at('2026-05-06T12:00:00.000Z');
    const { id, ada, asks } = await venue.room();
    await asks('excludeSelf', { ...exclusion, months: 12, everywhere: true });
    venue.later(24 * 60);
    const reported = { selfExcludedUntil: '2027-05-06T12:00:00.000Z' };
    expect(await asks('excludeSelf', exclusion)).toMatchObject(reported);
    expect(await asks('excludeSelf', { ...exclusion, months: 60, everywhere: true })).toMatchObject({
      selfExcludedUntil: '2031-05-07T12:00:00.000Z',
    });
    // Its start stays the same in the brand and everywhere.
    const start = '2026-05-06T12:00:00.000Z';
    expect(await venue.everything()).toMatchObject({
      [`Main BRAND#${id} USER#${ada.sub}`]: { selfExcludedAt: start },
      [`Main PERSON#${ada.sub} EXCLUSION`]: { since: start, until: '2031-05-07T12:00:00.000Z' },
    });
  });

  test('from all brands applies in every brand, and can only be extended', async () => {
    venue.at('2026-05-06T12:00:00.000Z');
    const { ada, asks } = await venue.room();
    await asks('excludeSelf', { ...exclusion, months: 12, everywhere: true });
    await asks('excludeSelf', { ...exclusion, everywhere: true });
    const until = '2027-05-06T12:00:00.000Z';
    const key = `Main PERSON#${ada.sub} EXCLUSION`;
    expect(await venue.everything()).toMatchObject({ [key]: { until } });
    const other = await venue.room();
    await givenBrandUser(venue.tables, other.id, ada.sub);
    const input = { brandId: other.id, gameId: other.game.id, coin: 'GOLD' };
    const refusal = refused('player.self-excluded', { until });
    expect(await venue.ask('startPlaySession', { input }, ada)).toEqual(refusal);
    venue.at(until);
    expect(await venue.ask('startPlaySession', { input }, ada)).toMatchObject({ brandId: other.id });
  });

  test('is stored with the hash of the e-mail address, and can only be extended', async () => {
    venue.at('2026-05-06T12:00:00.000Z');
    const { id, ada, asks } = await venue.room();
    const [hash] = await emailHashes(() => Promise.resolve('a key'))(`${ada.sub}+tag@PLAY.test`);
    const key = `Main EXCLUDED#${hash} EXCLUSION`;
    await asks('excludeSelf', exclusion);
    expect(await venue.everything()).not.toHaveProperty([key]);
    const ofBrand = '2026-11-06T12:00:00.000Z';
    expect((await venue.everything())[`${key}#${id}`]).toMatchObject({
      ...{ until: ofBrand, expiresAt: Date.parse(ofBrand) / 1000 },
    });
    await asks('excludeSelf', { ...exclusion, months: 12, everywhere: true });
    const until = '2027-05-06T12:00:00.000Z';
    const row = { until, expiresAt: Date.parse(until) / 1000 };
    expect((await venue.everything())[key]).toMatchObject(row);
    await asks('excludeSelf', { ...exclusion, everywhere: true });
    expect((await venue.everything())[key]).toMatchObject(row);
    expect(JSON.stringify(await venue.everything())).not.toContain(`${ada.sub}@`);
  });

  test.each([
    { months: 5 },
    { months: 61 },
    { months: 6.5 },
    { confirmation: '' },
    { confirmation: name.toUpperCase() },
    { everywhere: null },
  ])('requires six months to five years and the brand’s name: rejects %j', async (more) => {
    const { asks, start } = await venue.room();
    expect(await asks('excludeSelf', { ...exclusion, ...more })).toMatchObject({
      refusal: { kind: 'invalid' },
    });
    expect(await start()).not.toHaveProperty('refusal');
  });

  test('does not end a suspension', async () => {
    const { asks, start } = await venue.room({ ofPlayer: { status: 'SUSPENDED' } });
    expect(await asks('excludeSelf', exclusion)).toMatchObject({ status: 'SUSPENDED' });
    venue.later(60 * 24 * 400);
    expect(await start()).toEqual(refused('player.suspended'));
  });
});

describe('a break', () => {
  const taken = { days: 7, everywhere: false };
  const dayMs = 24 * 60 * 60_000;

  test('ends play in the brand immediately, for the requested days, and then ends by itself', async () => {
    venue.at('2026-05-06T12:00:00.000Z');
    const { id, ada, asks, bet, session, start } = await venue.room();
    const gameSession = await session();
    const until = '2026-05-13T12:00:00.000Z';
    expect(await asks('excludeSelf', taken)).toMatchObject({
      ...{ status: 'SELF_EXCLUDED', selfExcludedUntil: until, onBreak: true },
    });
    const refusal = refused('player.on-break', { until });
    expect([await bet(gameSession), await start()]).toEqual([refusal, refusal]);
    const [hash] = await emailHashes(() => Promise.resolve('a key'))(`${ada.sub}@play.test`);
    const rows = await venue.everything();
    // The clocks of rewards in progress stop for the time of the break.
    expect(rows[`Main BRAND#${id} USER#${ada.sub}`]).toMatchObject({ suspendedMs: 7 * dayMs });
    // Nothing is kept for a new account after the end of the break.
    expect(rows[`Main EXCLUDED#${hash} EXCLUSION#${id}`]).toMatchObject({
      ...{ until, expiresAt: Date.parse(until) / 1000 },
    });
    const events = Object.values(rows).filter(({ pk }) => pk === `BRAND#${id}`);
    expect(events).toContainEqual(
      expect.objectContaining({ action: 'BREAK_TAKEN', changes: { userId: ada.sub, until } }),
    );
    venue.at(until);
    expect(await bet(await session())).toMatchObject({ nonce: 0 });
  });

  test('can be extended by another one, not shortened, and is replaced by an exclusion', async () => {
    venue.at('2026-05-06T12:00:00.000Z');
    const { id, ada, asks } = await venue.room();
    await asks('excludeSelf', taken);
    venue.later(24 * 60);
    const shorter = await asks('excludeSelf', { ...taken, days: 1 });
    expect(shorter).toMatchObject({ selfExcludedUntil: '2026-05-13T12:00:00.000Z', onBreak: true });
    const longer = await asks('excludeSelf', { ...taken, days: 42 });
    expect(longer).toMatchObject({ selfExcludedUntil: '2026-06-18T12:00:00.000Z', onBreak: true });
    const row = `Main BRAND#${id} USER#${ada.sub}`;
    expect(await venue.everything()).toMatchObject({ [row]: { suspendedMs: 43 * dayMs } });
    const exclusion = { months: 6, everywhere: false, confirmation: 'Night Harbour' };
    const excluded = { selfExcludedUntil: '2026-11-07T12:00:00.000Z', onBreak: false };
    expect(await asks('excludeSelf', exclusion)).toMatchObject(excluded);
    expect(await asks('excludeSelf', taken)).toMatchObject(excluded);
  });

  test.each([
    { days: 0 },
    { days: 43 },
    { days: 1.5 },
    { days: undefined },
    { days: 7, months: 6, confirmation: 'Night Harbour' },
    { everywhere: true },
  ])('lasts 1 to 42 days in one brand: rejects %j', async (more) => {
    const { asks, start } = await venue.room();
    expect(await asks('excludeSelf', { ...taken, ...more })).toMatchObject({ refusal: { kind: 'invalid' } });
    expect(await start()).not.toHaveProperty('refusal');
  });
});
