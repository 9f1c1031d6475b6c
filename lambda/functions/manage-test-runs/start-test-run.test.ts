import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  gameKey,
  gameVersionKey,
  ownedRunsPartition,
  testRunKey,
  testRunModelKey,
  withdrawnKey,
} from '#domain/keys';
import { modelHash } from '@novalink/engine';
import { diamonds } from '@novalink/engine/testing';
import { type Started, startedRun } from '#test/world/play/lab-on-tables';
import { refused } from '#test/support/refused';
import { admin, versionOf, versionStudios, type VersionStudios } from '#test/world/given/version-studios';

let venue: VersionStudios;
beforeAll(async () => {
  venue = await versionStudios();
});
afterAll(() => venue.stop());

const bare = { mathModel: JSON.stringify(diamonds), rounds: 10_000 };
const busy = { sub: 'busy', groups: ['PROVIDERS'] };
const someone = { sub: 'someone', groups: ['PROVIDERS'] };

describe('a run', () => {
  test('of a version is stored with its model and passed to the state machine', async () => {
    const { gameId, owner, create, start } = await venue.studio();
    const version = versionOf(await create());
    const run = startedRun(await start(version, { rounds: 5_000_000, expectedResultHash: 'a'.repeat(64) }));
    expect(run).toMatchObject({
      owner: owner.sub,
      name: diamonds.name,
      gameId,
      versionId: version.id,
      semver: '1.0.0',
      mathModelHash: modelHash(diamonds),
      mode: 'base',
      rounds: 5_000_000,
      declaredRtp: '0.949074',
      declaredMaxWinX: 20,
      status: 'QUEUED',
      shards: 2,
      shardsDone: 0,
      engine: 'novalink-lab/1',
      ruleSet: 'ruleset/4',
      expectedResultHash: 'a'.repeat(64),
      checks: [],
    });
    const kept = await venue.row(testRunKey(run.id));
    expect(kept).toMatchObject({ gameOwner: owner.sub });
    expect(kept).toMatchObject({ status: 'QUEUED', gsi1pk: ownedRunsPartition(owner.sub) });
    expect(Date.parse(String(kept?.deadline)) - Date.parse(String(kept?.createdAt))).toBe(3_600_000);
    expect(await venue.row(testRunModelKey(run.id))).toMatchObject({ mathModelHash: modelHash(diamonds) });
    expect(venue.lab.started).toContain(run.id);
  });

  test('of a model without a version uses the model’s declaration and a random seed', async () => {
    const run = startedRun(await venue.lab.start(bare, someone));
    expect(run).toMatchObject({ seed: '5'.repeat(64), declaredRtp: diamonds.declared.rtp, mode: 'base' });
    expect(run).not.toHaveProperty('gameId');
    // AppSync passes the fields in the order in which it read them.
    startedRun(await venue.lab.start({ ...bare, mathModel: diamonds, gameId: null, seed: null }, someone));
  });

  test('never exceeds the number of open runs for parallel requests', async () => {
    const other = await versionStudios();
    const eager = { sub: 'eager', groups: ['PROVIDERS'] };
    const starts = Array.from({ length: 16 }, () => other.lab.start(bare, eager));
    const answers = await Promise.all(starts);
    const [taken, refusals] = [
      answers.filter((each) => 'seed' in each),
      answers.filter((each) => 'refusal' in each),
    ];
    expect(new Set(taken.map((answer) => startedRun(answer).id)).size).toBe(5);
    for (const refusal of refusals) expect(refusal).toEqual(refused('run.too-many', { limit: 5 }));
    expect(refusals).toHaveLength(11);
    expect(await other.runs()).toHaveLength(5);
    startedRun(await other.lab.start(bare, someone));
    await other.stop();
  });

  test.each<[string, (of: { venue: VersionStudios; run: Started }) => unknown]>([
    ['is cancelled', ({ venue: own, run }) => own.lab.cancel(run.id, busy)],
    ['is judged', ({ venue: own, run }) => own.lab.finish(run)],
    ['is late', ({ venue: own }) => (own.time.aheadMs = 3_600_001)],
  ])('allows another run once it %s', async (_what, end) => {
    const own = await versionStudios();
    const [run] = await Promise.all(
      Array.from({ length: 5 }, async () => startedRun(await own.lab.start(bare, busy))),
    );
    if (!run) throw new Error('Nothing was started.');
    expect(await own.lab.start(bare, busy)).toEqual(refused('run.too-many', { limit: 5 }));
    await end({ venue: own, run });
    startedRun(await own.lab.start(bare, busy));
    await own.stop();
  });

  test.each(['DRAFT', 'TESTED', 'LIVE', 'RETIRED'])('of a version that is %s is accepted', async (status) => {
    const { gameId, create, start } = await venue.studio();
    const version = versionOf(await create());
    await venue.put({ ...version, ...gameVersionKey(gameId, version.id), status });
    startedRun(await start(version));
    startedRun(await start(version, {}, admin()));
  });

  test('becomes an ERROR if the state machine does not start', async () => {
    const other = await versionStudios();
    other.lab.refuse();
    // No run prevents the start of the next one.
    for (let times = 0; times < 6; times += 1)
      await expect(other.lab.start(bare, someone)).rejects.toThrow('The machine does not start.');
    expect(await other.runs()).toEqual(
      Array.from({ length: 6 }, () =>
        expect.objectContaining({ status: 'ERROR', endedAt: expect.any(String) as unknown }),
      ),
    );
    await other.stop();
  });
});

describe('refuses', () => {
  const version = { gameId: 'G', versionId: 'V', rounds: 10_000 };

  test.each<[string, object, string, object]>([
    ['neither version nor model', { rounds: 10_000 }, 'input.required', { field: 'mathModel' }],
    ['both', { ...version, ...bare }, 'input.invalid', { field: 'mathModel' }],
    ['a game without its version', { gameId: 'G', rounds: 10_000 }, 'input.required', { field: 'versionId' }],
    ['a version without its game', { versionId: 'V', rounds: 10_000 }, 'input.required', { field: 'gameId' }],
    ['too few rounds', { ...bare, rounds: 9999 }, 'input.invalid', { field: 'rounds' }],
    ['too many rounds', { ...bare, rounds: 200_000_001 }, 'input.invalid', { field: 'rounds' }],
    ['a fraction of a round', { ...bare, rounds: 10_000.5 }, 'input.invalid', { field: 'rounds' }],
    ['a short seed', { ...bare, seed: 'a'.repeat(63) }, 'input.invalid', { field: 'seed' }],
    ['a seed in upper case', { ...bare, seed: 'A'.repeat(64) }, 'input.invalid', { field: 'seed' }],
    [
      'an invalid hash',
      { ...bare, expectedResultHash: 'x' },
      'input.invalid',
      { field: 'expectedResultHash' },
    ],
    ['an invalid field', { ...bare, shards: 1 }, 'input.invalid', { field: 'shards' }],
    ['an unknown mode', { ...bare, mode: 'buy' }, 'run.mode-unknown', { mode: 'buy' }],
    [
      'text that is not JSON',
      { ...bare, mathModel: '{' },
      'version.model-faulty',
      { path: 'model', faults: 1 },
    ],
    [
      'an invalid model',
      { ...bare, mathModel: { ...diamonds, reelSets: { base: [['D', 'Q'], ['D'], ['D']] } } },
      'version.model-faulty',
      { path: 'reelSets.base[0][1]', reason: 'unknown symbol Q' },
    ],
    ['a missing game', version, 'game.missing', {}],
  ])('%s', async (_what, input, code, reported) => {
    expect(await venue.lab.start(input, someone)).toEqual(refused(code, reported));
  });

  test('another company’s game, and a version of another game', async () => {
    const { gameId, create, start } = await venue.studio();
    const own = versionOf(await create());
    expect(await start(own, {}, someone)).toEqual(refused('game.missing'));
    expect(await start({ ...own, id: 'nowhere' })).toEqual(refused('version.missing'));
    expect(await venue.row(gameKey(gameId))).toBeDefined();
  });

  test('an admin whose access was withdrawn', async () => {
    const former = admin();
    await venue.put({ ...withdrawnKey(former.sub, 'ADMINS') });
    expect(await venue.lab.start(bare, former)).toEqual(refused('caller.rights-withdrawn'));
  });
});
