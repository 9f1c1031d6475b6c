import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { DemoRound, DemoSession } from '#domain/generated/types';
import { limits } from '#domain/limits';
import { playRound, seededDraw } from '@novalink/engine';
import { diamonds } from '@novalink/engine/testing';
import { playGuest } from '#lambda/functions/play-guest/play-guest';
import { parseRequest } from '#lambda/functions/play-guest/request';
import { orRefusal } from '#lambda/runtime/refusal';
import { launchFacts } from '#lambda/stores/brands/launch-facts';
import { playedGameStore } from '#lambda/stores/games/played-game-store';
import { launchStore } from '#lambda/stores/launches/launch-store';
import { guestSessionStore } from '#lambda/stores/play/guest-session-store';
import { deep } from '#test/support/deep';
import { givenCompany, givenLiveGame } from '#test/world/given/given-games';
import { productTables, type ProductTables } from '#test/world/given/product-tables';
import { refused } from '#test/support/refused';

let tables: ProductTables;
beforeAll(async () => {
  tables = await productTables();
});
afterAll(() => tables.stop());

const cycleMs = limits.demo.spinCycleMilliseconds;

/** Separate guests and a game, with a clock that the test controls. */
async function arcade() {
  const company = randomBytes(8).toString('hex');
  const [ada, bob] = [`eu-west-1:ada-${company}`, `eu-west-1:bob-${company}`];
  await givenCompany(tables, company);
  let now = new Date('2026-05-01T12:00:00.000Z');
  const play = playGuest({
    games: playedGameStore(tables),
    sessions: guestSessionStore(tables),
    launches: launchStore(tables),
    launchFacts: launchFacts(tables),
    key: () => Promise.resolve(`key of ${company}`),
    newSeed: () => randomBytes(32).toString('hex'),
    clock: () => now,
    cycleMs,
  });
  const ask = (guest: string, fieldName: string, args: object) =>
    orRefusal(() => play(parseRequest({ fieldName, arguments: args, identity: { guest } })));
  const game = await givenLiveGame(tables, company, diamonds, { betLevels: [20, 40] });
  const start = (guest = ada, more: object = {}) =>
    ask(guest, 'startGuestSession', { gameId: game.id, ofAge: true, ...more });
  const started = async (guest = ada) => (await start(guest)) as DemoSession;
  const round = ({ playToken }: Pick<DemoSession, 'playToken'>, more: object = {}, guest = ada) => {
    const input = { playToken, nonce: 0, clientSeed: 'mine', bet: 20, ...more };
    return ask(guest, 'playGuestRound', { input });
  };
  const later = (ms: number) => (now = new Date(now.getTime() + ms));
  return { ada, bob, game, ask, start, started, round, later };
}

const sha256OfHex = (hex: string) => createHash('sha256').update(Buffer.from(hex, 'hex')).digest('hex');

describe('a session of a guest', () => {
  test('starts for a guest who confirms their age', async () => {
    const { game, start } = await arcade();
    expect(await start()).toMatchObject({ gameId: game.id, betLevels: [20, 40], nonce: 0 });
  });

  test('does not start without the age confirmation, or with a game that is not offered', async () => {
    const { start } = await arcade();
    expect(await start(undefined, { ofAge: false })).toEqual(refused('age.unconfirmed'));
    expect(await start(undefined, { gameId: 'gone' })).toEqual(refused('game.missing'));
  });

  test('ends when the guest starts another one', async () => {
    const { started, round } = await arcade();
    const before = await started();
    const session = await started();
    expect(await round(before)).toEqual(refused('play.token-invalid'));
    expect(await round(session)).toMatchObject({ nonce: 0 });
  });

  test('can be started a limited number of times in an hour', async () => {
    const { start, bob, later } = await arcade();
    for (let count = 0; count < limits.demo.guestSessionsPerHour; count += 1)
      expect(await start()).toHaveProperty('playToken');
    later(60_000);
    expect(await start()).toEqual(refused('play.too-many-sessions', { waitMs: 59 * 60_000 }));
    expect(await start(bob)).toHaveProperty('playToken');
    later(59 * 60_000);
    expect(await start()).toHaveProperty('playToken');
  });

  test('can be started by several tabs at the same moment; only the last one plays', async () => {
    const { start, round } = await arcade();
    const sessions = (await Promise.all([start(), start(), start()])) as DemoSession[];
    for (const session of sessions) expect(session).toHaveProperty('playToken');
    const played = await Promise.all(sessions.map((session) => round(session)));
    const refusals = played.filter((answer) => !('nextNonce' in (answer as object)));
    expect(refusals).toEqual([refused('play.token-invalid'), refused('play.token-invalid')]);
  });
});

describe('a round of a guest', () => {
  test('follows from the committed seeds', async () => {
    const { started, round } = await arcade();
    const session = await started();
    const played = (await round(session)) as DemoRound;
    const { serverSeed } = played;
    expect(sha256OfHex(serverSeed)).toBe(session.serverSeedHash);
    const own = playRound(diamonds, 'base', seededDraw({ serverSeed, clientSeed: 'mine', nonce: 0 }));
    expect(played.steps.map(({ stops }) => stops)).toEqual(own.steps.map(({ stops }) => stops));
  });

  test('returns the same response for repeated requests; parallel requests play one round', async () => {
    const { started, round } = await arcade();
    const session = await started();
    const answers = await Promise.all(Array.from({ length: 8 }, () => round(session)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await round(session)).toEqual(answers[0]);
    expect(await round(session, { bet: 40 })).toEqual(refused('play.round-played', { nonce: 1 }));
  });

  test('waits for the cycle of the previous round, also in a new session', async () => {
    const { started, round, later } = await arcade();
    const session = await started();
    await round(session);
    later(1000);
    const tooFast = refused('play.too-fast', { waitMs: cycleMs - 1000 });
    expect(await round(session, { nonce: 1 })).toEqual(tooFast);
    const next = await started();
    expect(await round(next)).toEqual(tooFast);
    later(cycleMs - 1000);
    expect(await round(next)).toMatchObject({ nonce: 0 });
  });

  test.each([deep(240, 1000), 24])(
    'a guest who requests %i rounds in a minute plays at most 24',
    async (asked) => {
      const { started, round, later } = await arcade();
      const session = await started();
      let nonce = 0;
      for (let count = 0; count < asked; count += 1) {
        const answer = (await round(session, { nonce })) as Partial<DemoRound>;
        if (answer.nextNonce !== undefined) nonce = answer.nextNonce;
        later(60_000 / asked);
      }
      expect(nonce).toBe(24);
    },
  );

  test('is refused with the token of another guest, a bet that is not offered or a client seed that is too long', async () => {
    const { bob, started, round } = await arcade();
    const session = await started();
    expect(await round(session, {}, bob)).toEqual(refused('play.token-invalid'));
    expect(await round(session, { bet: 30 })).toEqual(refused('play.bet-not-offered', { bet: 30 }));
    expect(await round(session, { clientSeed: 'x'.repeat(65) })).toMatchObject({
      refusal: { parameters: { field: 'clientSeed' } },
    });
  });
});
