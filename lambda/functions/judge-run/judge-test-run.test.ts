import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { gameKey, gameVersionKey, testRunKey, testRunModelKey, testRunResultKey } from '#domain/keys';
import { chunkPlayer, resultHash, resultOf } from '@novalink/engine/lab';
import { modelHash } from '@novalink/engine';
import { shardsOf } from '#domain/test-runs/shards';
import { startedRun } from '#test/world/play/lab-on-tables';
import { steady, steadyRun, steadyVersion } from '#test/world/play/steady-model';
import { versionOf, versionStudios, type VersionStudios } from '#test/world/given/version-studios';

let venue: VersionStudios;
beforeAll(async () => {
  venue = await versionStudios();
});
afterAll(() => venue.stop());

/** A version with the steady model, and a pending run of that version. */
async function givenRun(ofVersion: object = {}, ofRun: object = {}) {
  const studio = await venue.studio();
  const version = versionOf(await studio.create({ ...steadyVersion, ...ofVersion }));
  const run = startedRun(await studio.start(version, ofRun));
  return { ...studio, run, draft: version, now: () => studio.version(version.id) };
}
const kept = (id: string) => venue.row(testRunKey(id));

describe('a completed run', () => {
  test('certifies its version if it passes, with a reproducible result', async () => {
    const { gameId, owner, run, draft, now } = await givenRun();
    await venue.lab.finish(run);
    const job = { ...steadyRun, mathModelHash: modelHash(steady), mode: 'base' };
    const result = resultOf(steady, job, chunkPlayer(steady, job)(0));
    expect(await kept(run.id)).toMatchObject({
      status: 'PASSED',
      playedShards: new Set([0]),
      rtp: '0.950000',
      rtpFraction: '19/20',
      hit: '0.950000',
      spinHit: '0.950000',
      roundHit: '0.950000',
      maxWinX: 1,
      sd: '0.2179',
      volatility: 'LOW',
      resultHash: resultHash(result),
      endedAt: expect.any(String) as unknown,
    });
    const row = await venue.row(testRunResultKey(run.id));
    expect(JSON.parse(String(row?.result))).toEqual(result);
    expect(await now()).toMatchObject({
      status: 'TESTED',
      certifiedRunId: run.id,
      lastRunId: run.id,
      volatility: 'LOW',
      version: draft.version + 1,
    });
    expect(await venue.actions(gameId)).toEqual([
      ['VERSION_CREATED', owner.sub],
      ['VERSION_TESTED', owner.sub],
    ]);
  });

  test('changes nothing when it is evaluated again or in parallel', async () => {
    const { gameId, run, now } = await givenRun();
    for (const shard of shardsOf(run.rounds)) {
      await venue.lab.play({ runId: run.id, ...shard });
      await venue.lab.play({ runId: run.id, ...shard });
    }
    await Promise.all([1, 2, 3].map(() => venue.lab.judge({ runId: run.id })));
    const before = [await kept(run.id), await now()];
    await venue.lab.finish(run);
    await venue.lab.judge({ runId: run.id, failure: 'States.Timeout' });
    expect([await kept(run.id), await now()]).toEqual(before);
    expect(await venue.actions(gameId)).toHaveLength(2);
  });

  test('becomes the version’s last run if it fails, and the version stays a draft', async () => {
    const { gameId, run, draft, now } = await givenRun({ declaredRtp: '0.96' });
    await venue.lab.finish(run);
    expect(await kept(run.id)).toMatchObject({
      status: 'FAILED',
      checks: expect.arrayContaining([expect.objectContaining({ rule: 'M1', pass: false })]) as unknown,
    });
    expect(await now()).toMatchObject({ status: 'DRAFT', lastRunId: run.id, version: draft.version });
    expect(await now()).not.toHaveProperty('certifiedRunId');
    expect(await venue.actions(gameId)).toHaveLength(2);
  });

  test('with few rounds is INCONCLUSIVE', async () => {
    const { run, now } = await givenRun({}, { rounds: 10_000 });
    await venue.lab.finish(run);
    expect(await kept(run.id)).toMatchObject({ status: 'INCONCLUSIVE' });
    expect(await now()).toMatchObject({ status: 'DRAFT', lastRunId: run.id });
  });

  test('of another mode than the first certifies no version', async () => {
    const { run, now } = await givenRun({}, { mode: 'double' });
    await venue.lab.finish(run);
    expect(await kept(run.id)).toMatchObject({ status: 'PASSED', mode: 'double' });
    expect(await now()).toMatchObject({ status: 'DRAFT', lastRunId: run.id });
  });

  test('of a model without a version is in the history of no version', async () => {
    const input = { mathModel: steadyVersion.mathModel, ...steadyRun };
    const run = startedRun(await venue.lab.start(input, { sub: 'someone', groups: ['PROVIDERS'] }));
    await venue.lab.finish(run);
    expect(await kept(run.id)).toMatchObject({ status: 'PASSED' });
  });
});

describe('changes during the evaluation', () => {
  test.each<[string, object]>([
    ['other mathematics', { mathModelHash: 'f'.repeat(64) }],
    ['another declared RTP', { declaredRtp: '0.9501' }],
    ['another declared win', { declaredMaxWinX: 2 }],
  ])('%s of the version: ends the run without changing the version', async (_what, more) => {
    const { gameId, run, draft, now } = await givenRun();
    await venue.put({ ...(await venue.row(gameVersionKey(gameId, draft.id))), ...more });
    const before = await now();
    await venue.lab.finish(run);
    expect(await kept(run.id)).toMatchObject({ status: 'PASSED' });
    expect(await now()).toEqual(before);
    expect(await venue.actions(gameId)).toHaveLength(1);
  });

  test('the version was certified by another run: becomes its last run', async () => {
    const { run, draft, certified, now } = await givenRun();
    await certified(draft);
    await venue.lab.finish(run);
    expect(await now()).toMatchObject({ certifiedRunId: 'RUN', lastRunId: run.id, version: 2 });
  });

  test('the game was retired: ends the run without changing the version', async () => {
    const { gameId, run, now } = await givenRun();
    await venue.put({ ...(await venue.row(gameKey(gameId))), status: 'RETIRED' });
    await venue.lab.finish(run);
    expect(await kept(run.id)).toMatchObject({ status: 'PASSED' });
    expect(await now()).not.toHaveProperty('lastRunId');
  });
});

describe('a run that cannot be completed', () => {
  test('becomes an ERROR without a result', async () => {
    const { run, now } = await givenRun();
    await venue.lab.judge({ runId: run.id, failure: 'States.ExceedToleratedFailureThreshold' });
    expect(await kept(run.id)).toMatchObject({ status: 'ERROR', endedAt: expect.any(String) as unknown });
    expect(await kept(run.id)).not.toHaveProperty('rtp');
    expect(await now()).not.toHaveProperty('lastRunId');
    await venue.lab.finish(run);
    expect(await kept(run.id)).toMatchObject({ status: 'ERROR' });
  });

  test('throws to the state machine if a part is missing or the model differs', async () => {
    const { run } = await givenRun();
    await expect(venue.lab.judge({ runId: run.id })).rejects.toThrow('The object does not exist.');
    await venue.put({ ...testRunModelKey(run.id), mathModel: '{}', mathModelHash: 'f'.repeat(64) });
    await expect(venue.lab.finish(run)).rejects.toThrow('is not the one that it names');
    await expect(venue.lab.judge({ runId: 'nowhere' })).rejects.toThrow('There is no run nowhere.');
  });
});
