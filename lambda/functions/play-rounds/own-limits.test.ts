import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { ToldPlayer } from '#lambda/stores/brands/brand-user-row';
import { givenBrandUser } from '#test/support/given/given-brands';
import { agreeingBooks } from '#test/support/play/play-books';
import {
  newRequestId,
  paysNever,
  playHouses,
  type PlayHouses,
  type Room,
} from '#test/support/play/play-houses';
import { emailHash } from '#lambda/email-hash';
import { refused } from '#test/support/refused';

let house: PlayHouses;
beforeAll(async () => {
  house = await playHouses();
});
afterAll(() => house.stop());

const none = { dailyLoss: null, weeklyLoss: null, monthlyLoss: null, sessionMinutes: null };

/** Somebody who loses every bet of one coin. */
async function loser(more: Room = {}) {
  const room = await house.room({ model: paysNever, betLevels: [1, 2], ...more });
  const lose = async (times: number) => {
    const sitting = await room.session();
    for (let count = 0; count < times; count += 1) await room.round(sitting);
    return sitting;
  };
  const setLimits = async (limits: object) => (await room.asks('setPlayLimits', limits)) as ToldPlayer;
  return { ...room, lose, setLimits };
}

describe('a limit', () => {
  test.each(['dailyLoss', 'weeklyLoss', 'monthlyLoss'] as const)(
    'of %s is played up to, and no further',
    async (limit) => {
      house.at('2026-05-06T12:00:00.000Z');
      const { id, ada, lose, setLimits, bet } = await loser();
      await setLimits({ [limit]: 4 });
      const sitting = await lose(3);
      const requestId = newRequestId();
      const over = await bet(sitting, { bet: '200', requestId });
      expect(over).toEqual(refused('player.limit-reached', { limit }));
      expect(await bet(sitting)).toMatchObject({ nonce: 3 });
      expect(await bet(sitting)).toEqual(refused('player.limit-reached', { limit }));
      expect((await agreeingBooks(house.tables, id, ada.sub)).lines).toHaveLength(5);
    },
  );

  test('of the brand’s day holds for everybody', async () => {
    const responsiblePlay = { realityCheckMinutes: 30, sessionMaxMinutes: 120, dailyLossLimit: 2 };
    const { lose, setLimits, bet } = await loser({ ofBrand: { responsiblePlay } });
    await setLimits({ dailyLoss: 100 });
    expect(await bet(await lose(2))).toEqual(refused('player.limit-reached', { limit: 'dailyLoss' }));
  });

  test('starts a new count on the next day', async () => {
    house.at('2026-05-06T23:59:00.000Z');
    const { lose, setLimits, bet } = await loser();
    await setLimits({ dailyLoss: 1 });
    const sitting = await lose(1);
    expect(await bet(sitting)).toEqual(
      refused('player.limit-reached', { limit: 'dailyLoss', until: '2026-05-07T00:00:00.000Z' }),
    );
    house.later(1);
    expect(await bet(sitting)).toMatchObject({ nonce: 1 });
  });

  test('that is stricter holds from the next bet, one that is looser after 24 hours', async () => {
    house.at('2026-05-06T12:00:00.000Z');
    const { id, ada, lose, setLimits, bet, session } = await loser();
    expect(await setLimits({ weeklyLoss: 2 })).toMatchObject({
      limits: { ...none, weeklyLoss: 2 },
      pendingLimits: null,
      version: 2,
    });
    const sitting = await lose(2);
    house.later(1);
    expect(await setLimits({ weeklyLoss: 3 })).toMatchObject({
      limits: { ...none, weeklyLoss: 2 },
      pendingLimits: { limits: { ...none, weeklyLoss: 3 }, from: '2026-05-07T12:01:00.000Z' },
    });
    expect(await bet(sitting)).toEqual(refused('player.limit-reached'));
    house.later(24 * 60);
    const next = await session();
    expect(await bet(next)).toMatchObject({ nonce: 2 });
    expect(await bet(next)).toEqual(refused('player.limit-reached', { limit: 'weeklyLoss' }));
    const events = (await house.tables.rows('Audit')).filter(({ pk }) => pk === `BRAND#${id}`);
    expect(events).toMatchObject([
      { action: 'PLAY_LIMITS_SET', actor: ada.sub, changes: { userId: ada.sub, limits: { weeklyLoss: 2 } } },
      { action: 'PLAY_LIMITS_SET', changes: { pendingLimits: { limits: { weeklyLoss: 3 } } } },
    ]);
  });

  test('of minutes ends the session that goes on', async () => {
    const { setLimits, bet, session } = await loser();
    const sitting = await session();
    house.later(20);
    expect(await bet(sitting)).toMatchObject({ nonce: 0 });
    await setLimits({ sessionMinutes: 15 });
    expect(await bet(sitting)).toEqual(refused('session.ended'));
    const next = await session();
    expect(Date.parse(next.expiresAt) - Date.parse(next.startedAt)).toBe(15 * 60_000);
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
  ])('is not %j', async (limits) => {
    const { asks } = await house.room();
    expect(await asks('setPlayLimits', limits)).toMatchObject({ refusal: { kind: 'invalid' } });
  });
});

describe('excluding oneself', () => {
  const name = 'Night Harbour';
  const exclusion = { months: 6, everywhere: false, confirmation: name };

  test('ends play at once, for the months, in the brand', async () => {
    house.at('2026-05-06T12:00:00.000Z');
    const { id, ada, asks, bet, session, start } = await house.room();
    const sitting = await session();
    await bet(sitting);
    const until = '2026-11-06T12:00:00.000Z';
    expect(await asks('excludeSelf', exclusion)).toMatchObject({
      userId: ada.sub,
      status: 'SELF_EXCLUDED',
      selfExcludedUntil: until,
    });
    const refusal = refused('player.self-excluded', { until });
    expect([await bet(sitting), await start()]).toEqual([refusal, refusal]);
    house.at('2026-11-06T11:59:59.999Z');
    expect(await start()).toEqual(refusal);
    house.at(until);
    expect(await bet(sitting)).toEqual(refused('session.ended'));
    expect(await bet(await session())).toMatchObject({ serverSeed: null });
    const events = (await house.tables.rows('Audit')).filter(({ pk }) => pk === `BRAND#${id}`);
    expect(events).toMatchObject([
      { action: 'SELF_EXCLUDED', actor: ada.sub, changes: { userId: ada.sub, until, everywhere: false } },
    ]);
  });

  test('again may only lengthen it', async () => {
    house.at('2026-05-06T12:00:00.000Z');
    const { asks } = await house.room();
    await asks('excludeSelf', { ...exclusion, months: 12 });
    house.later(24 * 60);
    const told = { selfExcludedUntil: '2027-05-06T12:00:00.000Z' };
    expect(await asks('excludeSelf', exclusion)).toMatchObject(told);
    expect(await asks('excludeSelf', { ...exclusion, months: 60 })).toMatchObject({
      selfExcludedUntil: '2031-05-07T12:00:00.000Z',
    });
  });

  test('everywhere holds in every brand, and may only grow longer', async () => {
    house.at('2026-05-06T12:00:00.000Z');
    const { ada, asks } = await house.room();
    await asks('excludeSelf', { ...exclusion, months: 12, everywhere: true });
    await asks('excludeSelf', { ...exclusion, everywhere: true });
    const until = '2027-05-06T12:00:00.000Z';
    const key = `Main PERSON#${ada.sub} EXCLUSION`;
    expect(await house.everything()).toMatchObject({ [key]: { until } });
    const other = await house.room();
    await givenBrandUser(house.tables, other.id, ada.sub);
    const input = { brandId: other.id, gameId: other.game.id, coin: 'GOLD' };
    const refusal = refused('player.self-excluded', { until });
    expect(await house.ask('startPlaySession', { input }, ada)).toEqual(refusal);
    house.at(until);
    expect(await house.ask('startPlaySession', { input }, ada)).toMatchObject({ brandId: other.id });
  });

  test('everywhere is kept by the hash of the e-mail address, and may only grow longer', async () => {
    house.at('2026-05-06T12:00:00.000Z');
    const { ada, asks } = await house.room();
    const hash = await emailHash(() => Promise.resolve('a key'))(`${ada.sub}@PLAY.test`);
    const key = `Main EXCLUDED#${hash} EXCLUSION`;
    await asks('excludeSelf', exclusion);
    expect(await house.everything()).not.toHaveProperty([key]);
    await asks('excludeSelf', { ...exclusion, months: 12, everywhere: true });
    const until = '2027-05-06T12:00:00.000Z';
    const row = { until, expiresAt: Date.parse(until) / 1000 };
    expect((await house.everything())[key]).toMatchObject(row);
    await asks('excludeSelf', { ...exclusion, everywhere: true });
    expect((await house.everything())[key]).toMatchObject(row);
    expect(JSON.stringify(await house.everything())).not.toContain(`${ada.sub}@`);
  });

  test.each([
    { months: 5 },
    { months: 61 },
    { months: 6.5 },
    { confirmation: '' },
    { confirmation: name.toUpperCase() },
    { everywhere: null },
  ])('asks for six months to five years and the brand’s name: not %j', async (more) => {
    const { asks, start } = await house.room();
    expect(await asks('excludeSelf', { ...exclusion, ...more })).toMatchObject({
      refusal: { kind: 'invalid' },
    });
    expect(await start()).not.toHaveProperty('refusal');
  });

  test('does not end a suspension', async () => {
    const { asks, start } = await house.room({ ofPlayer: { status: 'SUSPENDED' } });
    expect(await asks('excludeSelf', exclusion)).toMatchObject({ status: 'SUSPENDED' });
    house.later(60 * 24 * 400);
    expect(await start()).toEqual(refused('player.suspended'));
  });
});
