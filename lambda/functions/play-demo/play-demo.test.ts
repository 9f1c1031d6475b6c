import { createHash, randomBytes } from 'node:crypto';
import { UpdateItemCommand } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { DemoRound, DemoSession } from '#domain/generated/types';
import { demoSessionKey, gameKey } from '#domain/keys';
import { playRound, seededDraw } from '@novalink/engine';
import { diamonds, oneReel } from '@novalink/engine/testing';
import { playDemo } from '#lambda/functions/play-demo/play-demo';
import { parseRequest } from '#lambda/functions/play-demo/request';
import { orRefusal } from '#lambda/runtime/refusal';
import { demoSessionStore } from '#lambda/stores/play/demo-session-store';
import { playedGameStore } from '#lambda/stores/games/played-game-store';
import { givenAdult, givenCompany, givenGame, givenLiveGame } from '#test/world/given/given-games';
import { givenExclusion } from '#test/world/given/given-brands';
import { productTables, type ProductTables } from '#test/world/given/product-tables';
import { refused } from '#test/support/refused';

let tables: ProductTables;
beforeAll(async () => {
  tables = await productTables();
});
afterAll(() => tables.stop());

/** A separate arcade with its own clock and key, and two users of legal age. */
async function arcade({ model = diamonds, betLevels = [20, 40] } = {}) {
  const company = randomBytes(8).toString('hex');
  const [ada, bob] = [`ada-${company}`, `bob-${company}`];
  await givenCompany(tables, company);
  await Promise.all([givenAdult(tables, ada), givenAdult(tables, bob)]);
  let now = new Date('2026-05-01T12:00:00.000Z');
  const play = playDemo({
    games: playedGameStore(tables),
    sessions: demoSessionStore(tables),
    key: () => Promise.resolve(`key of ${company}`),
    newSeed: () => randomBytes(32).toString('hex'),
    clock: () => now,
  });
  const ask = (sub: string, fieldName: string, args: object) =>
    orRefusal(() => play(parseRequest({ fieldName, arguments: args, identity: { sub, groups: [] } })));
  const game = await givenLiveGame(tables, company, model, { betLevels });
  const start = async (sub = ada, gameId = game.id) =>
    (await ask(sub, 'startDemoSession', { gameId })) as DemoSession;
  const round = (session: Pick<DemoSession, 'playToken'>, more: object = {}, sub = ada) => {
    const { playToken } = session;
    const input = { playToken, nonce: 0, clientSeed: 'mine', bet: 20, ...more };
    return ask(sub, 'playDemoRound', { input });
  };
  const played = async (...asked: Parameters<typeof round>) => (await round(...asked)) as DemoRound;
  const later = (minutes: number) => (now = new Date(now.getTime() + minutes * 60_000));
  return { company, ada, bob, game, ask, start, round, played, later };
}

const sha256OfHex = (hex: string) => createHash('sha256').update(Buffer.from(hex, 'hex')).digest('hex');

describe('a game session', () => {
  test('names the version, its bets, the commitment and its end', async () => {
    const { game, start } = await arcade();
    expect(await start()).toEqual({
      playToken: expect.stringMatching(/^[\w-]+\.[\w-]{43}$/) as unknown,
      gameId: game.id,
      versionId: game.versionId,
      mathModelHash: game.mathModelHash,
      betLevels: [20, 40],
      serverSeedHash: expect.stringMatching(/^[0-9a-f]{64}$/) as unknown,
      nonce: 0,
      expiresAt: '2026-05-01T13:00:00.000Z',
    });
  });

  test('requires an age confirmation', async () => {
    const { start } = await arcade();
    expect(await start('minor')).toEqual(refused('age.unconfirmed'));
  });

  test('requires an offered game', async () => {
    const { ada, company, start } = await arcade();
    const draft = await givenGame(tables, company);
    const suspended = await givenLiveGame(tables, company, diamonds, { status: 'SUSPENDED', offered: false });
    for (const gameId of [draft, suspended.id, 'nowhere'])
      expect(await start(ada, gameId)).toEqual(refused('game.missing'));
  });

  test('does not reveal the next seed', async () => {
    const { start, played } = await arcade();
    const session = await start();
    const round = await played(session);
    const rows = (await tables.rows('Play')).filter(({ sk }) => sk === demoSessionKey('').sk);
    const row = rows.find(({ serverSeed }) => sha256OfHex(String(serverSeed)) === round.nextServerSeedHash);
    expect(row).toMatchObject({ nonce: 1 });
    expect(JSON.stringify([session, round])).not.toContain(row?.serverSeed);
  });
});

describe('a round', () => {
  test('follows from the revealed seed, the client seed and the model', async () => {
    const model = oneReel();
    const { start, played } = await arcade({ model, betLevels: [10, 30] });
    const session = await start();
    for (let nonce = 0; nonce < 30; nonce += 1) {
      const clientSeed = `seed ${nonce}`;
      const round = await played(session, { nonce, clientSeed, bet: 30 });
      const again = playRound(model, 'base', seededDraw({ serverSeed: round.serverSeed, clientSeed, nonce }));
      expect(round).toMatchObject({ nonce, clientSeed, bet: 30, win: again.credits * 15, capped: false });
      expect(round.steps).toEqual(
        again.steps.map(({ kind, stops, multiplier, credits }) => ({
          kind,
          stops,
          multiplier,
          win: credits * 15,
        })),
      );
    }
  });

  test('reveals the seed that was committed to, and commits to the next', async () => {
    const { start, played } = await arcade();
    const session = await start();
    let commitment = session.serverSeedHash;
    const seeds = new Set<string>();
    for (let nonce = 0; nonce < 10; nonce += 1) {
      const round = await played(session, { nonce });
      expect(round.serverSeedHash).toBe(commitment);
      expect(sha256OfHex(round.serverSeed)).toBe(commitment);
      expect(round.nextNonce).toBe(nonce + 1);
      commitment = round.nextServerSeedHash;
      seeds.add(round.serverSeed);
    }
    expect(seeds.size).toBe(10);
  });

  test('returns the same answer for a repeated request and refuses a different one', async () => {
    const { start, round } = await arcade();
    const session = await start();
    const first = await round(session);
    expect(await round(session)).toEqual(first);
    expect(await round(session, { clientSeed: 'other' })).toEqual(refused('play.round-played', { nonce: 1 }));
    expect(await round(session, { bet: 40 })).toEqual(refused('play.round-played', { nonce: 1 }));
    expect(await round(session, { nonce: 2 })).toEqual(refused('play.round-played', { nonce: 1 }));
    await round(session, { nonce: 1 });
    expect(await round(session)).toEqual(refused('play.round-played', { nonce: 2 }));
  });

  test('is played once for 16 concurrent requests', async () => {
    const { start, round, played } = await arcade();
    const session = await start();
    const answers = await Promise.all(Array.from({ length: 16 }, () => round(session)));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(answers[0]).toMatchObject({ nonce: 0, nextNonce: 1 });
    expect((await played(session, { nonce: 1 })).serverSeedHash).toBe(
      (answers[0] as DemoRound).nextServerSeedHash,
    );
  });

  test('uses one of the client seeds of 16 concurrent requests', async () => {
    const { start, round } = await arcade();
    const session = await start();
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, index) => round(session, { clientSeed: `seed ${index}` })),
    );
    const reported = answers.filter((answer) => 'serverSeed' in answer);
    expect(reported).toHaveLength(1);
    expect(answers.filter((answer) => 'refusal' in answer)).toHaveLength(15);
  });

  test('requires a bet that is offered', async () => {
    const { start, round } = await arcade();
    const session = await start();
    for (const bet of [0, -20, 21, 1e9])
      expect(await round(session, { bet })).toEqual(refused('play.bet-not-offered', { bet }));
    expect(await round(session, { bet: 40 })).toMatchObject({ bet: 40, nonce: 0 });
  });

  test.each(['', 'x'.repeat(65), 'ü', 'two\nlines', '\u0000'])(
    'rejects the client seed %j',
    async (clientSeed) => {
      const { start, round } = await arcade();
      const answer = await round(await start(), { clientSeed });
      expect(answer).toMatchObject({ refusal: { kind: 'invalid', parameters: { field: 'clientSeed' } } });
    },
  );

  test('is refused when its game is no longer offered', async () => {
    const { ada, company, ask, start, round } = await arcade();
    const { id } = await givenLiveGame(tables, company, diamonds);
    const session = await start(ada, id);
    await round(session);
    await withdrawOffer(id);
    expect(await round(session, { nonce: 1 })).toEqual(refused('game.missing'));
    expect(await ask(ada, 'startDemoSession', { gameId: id })).toEqual(refused('game.missing'));
  });
});

describe('self-exclusion from every brand', () => {
  test('blocks free play, including the running session, until it ends', async () => {
    const { ada, bob, start, round } = await arcade();
    const session = await start();
    const until = '2026-05-01T12:00:00.001Z';
    await givenExclusion(tables, ada, until);
    expect(await start()).toEqual(refused('player.self-excluded', { until }));
    expect(await round(session)).toEqual(refused('player.self-excluded', { until }));
    expect(await start(bob)).toMatchObject({ nonce: 0 });
    await givenExclusion(tables, ada, '2026-05-01T12:00:00.000Z');
    expect(await round(session)).toMatchObject({ nonce: 0 });
  });
});

describe('a play token', () => {
  test('is valid only for its user', async () => {
    const { ada, bob, start, round } = await arcade();
    const session = await start(ada);
    expect(await round(session, {}, bob)).toEqual(refused('play.token-invalid'));
    expect(await round(session, {}, ada)).toMatchObject({ nonce: 0 });
  });

  test('expires after an hour', async () => {
    const { start, round, later } = await arcade();
    const session = await start();
    later(59);
    expect(await round(session)).toMatchObject({ nonce: 0 });
    later(1);
    expect(await round(session, { nonce: 1 })).toEqual(refused('play.token-expired'));
  });

  test('of one installation is invalid in another', async () => {
    const [one, other] = [await arcade(), await arcade()];
    const session = await one.start();
    expect(await other.round(session, {}, one.ada)).toEqual(refused('play.token-invalid'));
  });

  test('is valid only in its own game session', async () => {
    const { start, round } = await arcade();
    const [one, other] = [await start(), await start()];
    await round(one);
    expect(await round(one, { nonce: 1 })).toMatchObject({ nonce: 1 });
    expect(await round(other, { nonce: 1 })).toEqual(refused('play.round-played', { nonce: 0 }));
    const swapped = `${one.playToken.split('.')[0] ?? ''}.${other.playToken.split('.')[1] ?? ''}`;
    expect(await round({ playToken: swapped })).toEqual(refused('play.token-invalid'));
  });
});

async function withdrawOffer(id: string): Promise<void> {
  await tables.dynamodb.send(
    new UpdateItemCommand({
      TableName: tables.mainTable,
      Key: marshall(gameKey(id)),
      UpdateExpression: 'SET offered = :no',
      ExpressionAttributeValues: marshall({ ':no': false }),
    }),
  );
}
