import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { testRunKey, withdrawnKey } from '#domain/keys';
import { shardsOf } from '#domain/test-runs/shards';
import { startedRun } from '#test/world/play/lab-on-tables';
import { refused } from '#test/support/refused';
import { steady } from '#test/world/play/steady-model';
import { admin, versionStudios, type VersionStudios } from '#test/world/given/version-studios';

let venue: VersionStudios;
beforeAll(async () => {
  venue = await versionStudios();
});
afterAll(() => venue.stop());

const someone = { sub: 'someone', groups: ['PROVIDERS'] };
const started = async (rounds = 10_000, identity: object = someone) =>
  startedRun(await venue.lab.start({ mathModel: JSON.stringify(steady), rounds }, identity));

test('a cancelled run is neither continued nor evaluated', async () => {
  const run = await started(5_000_000);
  const [first, second] = shardsOf(run.rounds);
  if (!first || !second) throw new Error('The run has two parts.');
  // A few rounds are enough here.
  await venue.lab.play({ runId: run.id, ...first, chunks: 1 });
  expect(await venue.row(testRunKey(run.id))).toMatchObject({ status: 'RUNNING' });
  const cancelled = await venue.lab.cancel(run.id, someone);
  expect(cancelled).toMatchObject({ id: run.id, status: 'CANCELLED', shards: 2, shardsDone: 1 });
  await venue.lab.play({ runId: run.id, ...second });
  await venue.lab.judge({ runId: run.id });
  await venue.lab.judge({ runId: run.id, failure: 'States.Timeout' });
  const kept = await venue.row(testRunKey(run.id));
  expect(kept).toMatchObject({ status: 'CANCELLED', playedShards: new Set([0]) });
  expect(kept).not.toHaveProperty('resultHash');
});

test('cancels once for many parallel requests', async () => {
  const { id } = await started();
  const answers = await Promise.all(Array.from({ length: 8 }, () => venue.lab.cancel(id, someone)));
  expect(answers.filter((answer) => 'status' in answer)).toHaveLength(1);
  for (const answer of answers.filter((each) => 'refusal' in each))
    expect(answer).toEqual(refused('run.wrong-status', { status: 'CANCELLED' }));
});

test('refuses to cancel an ended run, with its status', async () => {
  const run = await started();
  await venue.lab.finish(run);
  expect(await venue.lab.cancel(run.id, someone)).toEqual(
    refused('run.wrong-status', { status: 'INCONCLUSIVE' }),
  );
});

test('refuses to cancel a run past its deadline as an ERROR', async () => {
  const run = await started();
  venue.time.aheadMs = 3_600_001;
  try {
    expect(await venue.lab.cancel(run.id, someone)).toEqual(refused('run.wrong-status', { status: 'ERROR' }));
    await venue.lab.finish(run);
    expect(await venue.row(testRunKey(run.id))).toMatchObject({ status: 'QUEUED' });
  } finally {
    venue.time.aheadMs = 0;
  }
});

test('refuses a run of another user like a missing run', async () => {
  const { id } = await started();
  expect(await venue.lab.cancel(id, { sub: 'another', groups: ['PROVIDERS'] })).toEqual(
    refused('run.missing'),
  );
  expect(await venue.lab.cancel(id, admin())).toEqual(refused('run.missing'));
  expect(await venue.lab.cancel('nowhere', someone)).toEqual(refused('run.missing'));
  expect(await venue.lab.cancel('', someone)).toEqual(refused('input.required', { field: 'id' }));
  // Longer than the limit for a key.
  expect(await venue.lab.cancel('x'.repeat(3000), someone)).toEqual(
    refused('input.invalid', { field: 'id' }),
  );
});

test('refuses an admin whose access was withdrawn', async () => {
  const former = admin();
  const { id } = await started(10_000, former);
  await venue.put({ ...withdrawnKey(former.sub, 'ADMINS') });
  expect(await venue.lab.cancel(id, former)).toEqual(refused('caller.rights-withdrawn'));
  expect(await venue.row(testRunKey(id))).toMatchObject({ status: 'QUEUED' });
});
