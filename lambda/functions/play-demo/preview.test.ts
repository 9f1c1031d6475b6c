import { randomBytes } from 'node:crypto';
import { UpdateItemCommand } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { DemoRound, DemoSession } from '#domain/generated/types';
import { gameVersionKey, mathModelKey, withdrawnKey } from '#domain/keys';
import { modelHash, playRound, seededDraw } from '@novalink/engine';
import { diamonds, oneReel } from '@novalink/engine/testing';
import { canonicalJson, type Json } from '@novalink/engine/hash';
import { playDemo } from '#lambda/functions/play-demo/play-demo';
import { parseRequest } from '#lambda/functions/play-demo/request';
import { orRefusal } from '#lambda/runtime/refusal';
import { demoSessionStore } from '#lambda/stores/play/demo-session-store';
import { playedGameStore } from '#lambda/stores/games/played-game-store';
import { givenExclusion } from '#test/world/given/given-brands';
import { givenAdult, givenCompany, givenLiveGame } from '#test/world/given/given-games';
import { productTableNames, productTables, type ProductTables } from '#test/world/given/product-tables';
import { refused } from '#test/support/refused';

let tables: ProductTables;
beforeAll(async () => {
  tables = await productTables();
});
afterAll(() => tables.stop());

type Key = Readonly<Record<string, string>>;
const change = async (key: Key, values: Readonly<Record<string, unknown>>) => {
  for (const [name, value] of Object.entries(values))
    await tables.dynamodb.send(
      new UpdateItemCommand({
        TableName: tables.mainTable,
        Key: marshall(key),
        UpdateExpression: 'SET #name = :value',
        ExpressionAttributeNames: { '#name': name },
        ExpressionAttributeValues: marshall({ ':value': value }),
      }),
    );
};

/**
 * A draft version of a provider, and the callers: the provider, another user of the same group, and an admin.
 */
async function studio() {
  const company = randomBytes(8).toString('hex');
  const owner = { sub: `owner-of-${company}`, groups: ['PROVIDERS'] };
  const stranger = { sub: `stranger-to-${company}`, groups: ['PROVIDERS'] };
  const admin = { sub: `admin-of-${company}`, groups: ['ADMINS'] };
  await givenCompany(tables, company);
  for (const { sub } of [owner, stranger, admin]) await givenAdult(tables, sub);
  const draft = await givenLiveGame(tables, company, diamonds, { status: 'DRAFT', offered: false });
  const play = playDemo({
    games: playedGameStore(tables),
    sessions: demoSessionStore(tables),
    key: () => Promise.resolve(`key of ${company}`),
    newSeed: () => randomBytes(32).toString('hex'),
    clock: () => new Date('2026-05-01T12:00:00.000Z'),
  });
  const ask = (identity: typeof owner, fieldName: string, args: object) =>
    orRefusal(() => play(parseRequest({ fieldName, arguments: args, identity })));
  const start = (identity = owner, gameId = draft.id, versionId = draft.versionId) =>
    ask(identity, 'startPreviewSession', { gameId, versionId });
  const started = async (identity = owner) => (await start(identity)) as DemoSession;
  const round = ({ playToken }: DemoSession, more: object = {}, identity = owner) => {
    const input = { playToken, nonce: 0, clientSeed: 'mine', bet: 20, ...more };
    return ask(identity, 'playDemoRound', { input });
  };
  return { owner, stranger, admin, company, draft, ask, start, started, round };
}

const withModel = (model: typeof diamonds) => ({
  mathModel: canonicalJson(model as unknown as Json),
  mathModelHash: modelHash(model),
});

describe('a preview of a draft', () => {
  test('can be played by its provider and by admins', async () => {
    const { owner, admin, draft, started, round } = await studio();
    for (const user of [owner, admin]) {
      const session = await started(user);
      expect(session).toMatchObject({ ...draftOf(draft), betLevels: [20, 40], nonce: 0 });
      const played = (await round(session, {}, user)) as DemoRound;
      const { serverSeed, serverSeedHash } = played;
      expect(serverSeedHash).toBe(session.serverSeedHash);
      const own = playRound(diamonds, 'base', seededDraw({ serverSeed, clientSeed: 'mine', nonce: 0 }));
      expect(played.win).toBe(own.credits * 20);
    }
  });

  test('is reported as missing to other providers', async () => {
    const { stranger, draft, ask, start } = await studio();
    const own = await studio();
    expect(await start(stranger)).toEqual(refused('game.missing'));
    expect(await start(stranger, 'nowhere', draft.versionId)).toEqual(refused('game.missing'));
    const mixed = { gameId: own.draft.id, versionId: draft.versionId };
    expect(await own.ask(own.owner, 'startPreviewSession', mixed)).toEqual(refused('version.missing'));
    expect(await ask(stranger, 'startDemoSession', { gameId: draft.id })).toEqual(refused('game.missing'));
  });

  test('writes only its session row', async () => {
    const { started, round } = await studio();
    const others = productTableNames.filter((name) => name !== 'Play');
    const rowsOf = () => Promise.all(others.map((name) => tables.rows(name)));
    const before = await rowsOf();
    const sessions = (await tables.rows('Play')).length;
    const session = await started();
    expect(await round(session)).toMatchObject({ nonce: 0 });
    expect(await rowsOf()).toEqual(before);
    expect((await tables.rows('Play')).length).toBe(sessions + 1);
  });

  test('requires a confirmed age, and is blocked by a self-exclusion', async () => {
    const { company, owner, draft, start, started, round } = await studio();
    const minor = { sub: 'minor', groups: ['ADMINS'] };
    expect(await start(minor)).toEqual(refused('age.unconfirmed'));
    const session = await started();
    const until = '2026-05-02T12:00:00.000Z';
    await givenExclusion(tables, `owner-of-${company}`, until);
    expect(await start(owner, draft.id)).toEqual(refused('player.self-excluded', { until }));
    expect(await round(session)).toEqual(refused('player.self-excluded', { until }));
  });
});

const draftOf = ({
  id,
  versionId,
  mathModelHash,
}: {
  id: string;
  versionId: string;
  mathModelHash: string;
}) => ({
  gameId: id,
  versionId,
  mathModelHash,
});

describe('a running preview', () => {
  test('is valid only for its user, and ends with the user’s access', async () => {
    const { owner, admin, started, round } = await studio();
    const [of, mine] = [await started(), await started(admin)];
    expect(await round(of, {}, admin)).toEqual(refused('play.token-invalid'));
    await change(withdrawnKey(owner.sub, 'PROVIDERS'), { withdrawnAt: '2026-05-01T12:00:00.000Z' });
    expect(await round(of)).toEqual(refused('caller.rights-withdrawn'));
    // The next ID token of the user contains no group.
    expect(await round(mine, {}, { ...admin, groups: [] })).toEqual(refused('game.missing'));
  });

  test('is refused to users whose access was withdrawn after their token was issued', async () => {
    const { admin, start } = await studio();
    await change(withdrawnKey(admin.sub, 'ADMINS'), { withdrawnAt: '2026-05-01T12:00:00.000Z' });
    expect(await start(admin)).toEqual(refused('caller.rights-withdrawn'));
  });

  test('ends when the model of the draft changes', async () => {
    const { draft, started, round } = await studio();
    const session = await started();
    expect(await round(session)).toMatchObject({ nonce: 0 });
    await change(mathModelKey(draft.id, draft.versionId), withModel(oneReel()));
    expect(await round(session, { nonce: 1 })).toEqual(refused('play.token-invalid'));
  });

  test('uses the current bets of the draft', async () => {
    const { draft, started, round } = await studio();
    const session = await started();
    expect(await round(session, { bet: 60 })).toEqual(refused('play.bet-not-offered', { bet: 60 }));
    await change(gameVersionKey(draft.id, draft.versionId), { betLevels: [60] });
    expect(await round(session, { bet: 60 })).toMatchObject({ bet: 60 });
  });

  test('leaves no data for the game that goes live', async () => {
    const { owner, draft, ask, started, round } = await studio();
    await round(await started());
    await change(gameVersionKey(draft.id, draft.versionId), { betLevels: [60] });
    const live = { ...draftOf(draft), betLevels: [60], publishedAt: '2026-05-01T12:00:00.000Z' };
    await change({ pk: `GAME#${draft.id}`, sk: 'GAME' }, { status: 'LIVE', offered: true, live });
    const session = (await ask(owner, 'startDemoSession', { gameId: draft.id })) as DemoSession;
    expect(await round(session)).toEqual(refused('play.bet-not-offered', { bet: 20 }));
    expect(await round(session, { bet: 60 })).toMatchObject({ bet: 60 });
  });
});

test('refuses an invalid model with its first error', async () => {
  const { draft, start } = await studio();
  const mathModel = canonicalJson({ ...diamonds, paytable: { '?': { '3': 1 } } } as unknown as Json);
  await change(mathModelKey(draft.id, draft.versionId), { mathModel });
  const answer = await start();
  expect(answer).toMatchObject({ refusal: { code: 'version.model-faulty' } });
});
