import { beforeEach, expect, test } from '@jest/globals';
import { gameKey, gameVersionKey } from '#domain/keys';
import { givenFields, valueOf } from '#test/support/fields';
import { runResult } from '#test/world/given/given-run';
import {
  givenGame,
  givenLiveGame,
  givenProvider,
  givenVersion,
  newId,
  refused,
  rowOf,
  type Provider,
} from '#test/world/given/provider';

const fields = givenFields();
let ada: Provider;
beforeEach(async () => {
  ada = await givenProvider(fields);
});

const ask = (gameId: string) => fields.ask({}, 'Query.getGameCertificate', { gameId });
const versionRow = (gameId: string, id: string) => rowOf(fields, gameVersionKey(gameId, id));

test('returns everything to repeat the run of a live version, without the user who started it', async () => {
  const { gameId, versionId } = await givenLiveGame(fields, ada);
  const certificate = valueOf(await ask(gameId));
  expect(certificate).toEqual({
    runId: (await versionRow(gameId, versionId))?.certifiedRunId,
    gameId,
    versionId,
    title: 'Lantern Bay',
    semver: '1.0.0',
    mathModel: '{"name":"Lantern Bay"}',
    mathModelHash: 'a'.repeat(64),
    mode: 'base',
    seed: 'd'.repeat(64),
    rounds: 10_000_000,
    declaredRtp: '0.9625',
    declaredMaxWinX: 500,
    engine: 'novalink-lab/1',
    ruleSet: 'ruleset/1',
    status: 'PASSED',
    checks: [expect.objectContaining({ rule: 'M1', pass: true })],
    result: runResult,
    resultHash: 'e'.repeat(64),
    endedAt: '2026-01-01T00:00:00.000Z',
  });
  expect(JSON.stringify(certificate)).not.toContain(ada.sub);
});

test('keeps the certificate of a version that is tested again', async () => {
  const { gameId, versionId } = await givenLiveGame(fields, ada);
  const before = await ask(gameId);
  await fields.give({ ...(await versionRow(gameId, versionId)), lastRunId: newId() });
  expect(await ask(gameId)).toEqual(before);
});

test('reports a game that is not offered as missing', async () => {
  const missing = await ask(newId());
  expect(missing).toEqual(refused('game.missing', { kind: 'missing' }));
  expect(await ask('short')).toEqual(missing);
  expect(await ask(await givenGame(fields, ada))).toEqual(missing);
  for (const status of ['SUSPENDED', 'DEPRECATED', 'RETIRED'] as const)
    expect(await ask((await givenLiveGame(fields, ada, status)).gameId)).toEqual(missing);
});

test('returns no certificate for a live version without a run of the Test Lab', async () => {
  const { gameId, versionId } = await givenLiveGame(fields, ada);
  const { certifiedRunId, ...uncertified } = (await versionRow(gameId, versionId)) ?? {};
  expect(certifiedRunId).toBeDefined();
  const missing = refused('run.missing', { kind: 'missing' });
  await fields.give({ ...uncertified, certifiedRunId: newId() });
  expect(await ask(gameId)).toEqual(missing);
  await fields.give(uncertified);
  expect(await ask(gameId)).toEqual(missing);
});

test('returns the certificate of the live version', async () => {
  const { gameId } = await givenLiveGame(fields, ada);
  const next = await givenVersion(fields, ada, gameId, 'LIVE', { semver: '2.0.0' });
  const game = await rowOf(fields, gameKey(gameId));
  await fields.give({
    ...game,
    live: { ...(game?.live as object), versionId: next, semver: '2.0.0' },
  });
  expect(valueOf(await ask(gameId))).toMatchObject({ versionId: next, semver: '2.0.0' });
});
