import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { gameKey, gameVersionKey, mathModelKey, testRunKey } from '#domain/keys';
import { diamonds } from '#domain/slots/testing/ground-truths';
import { refused } from '#test/support/refused';
import { versionOf, versionStudios, type VersionStudios } from '#test/support/version-studios';

let house: VersionStudios;
beforeAll(async () => {
  house = await versionStudios();
});
afterAll(() => house.stop());

describe('a change', () => {
  test('of the words leaves the model and its test run', async () => {
    const { gameId, create, run, update } = await house.studio();
    const tested = versionOf(await run(versionOf(await create())));
    const mended = versionOf(await update(tested, { rulesText: 'Other words.', changelog: 'Words' }));
    expect(mended).toMatchObject({
      status: 'TESTED',
      certifiedRunId: tested.lastRunId,
      rulesText: 'Other words.',
      changelog: 'Words',
      version: 3,
    });
    expect(versionOf(await update(mended, { changelog: null })).changelog).toBeNull();
    expect(await house.row(gameVersionKey(gameId, tested.id))).toMatchObject({ changelog: null, version: 4 });
  });

  test.each<[string, object]>([
    ['model', { mathModel: { ...diamonds, name: 'another name' } }],
    ['declared RTP', { declaredRtp: '0.95' }],
    ['declared largest win', { declaredMaxWinX: 21 }],
  ])('of the %s makes it a draft again', async (_what, more) => {
    const { gameId, create, run, update } = await house.studio();
    const tested = versionOf(await run(versionOf(await create())));
    const draft = versionOf(await update(tested, more));
    expect(draft).toMatchObject({ status: 'DRAFT', lastRunId: tested.lastRunId });
    const kept = await house.row(gameVersionKey(gameId, draft.id));
    expect(kept).not.toHaveProperty('certifiedRunId');
    expect(kept).not.toHaveProperty('volatility');
    expect(await house.row(mathModelKey(gameId, draft.id))).toMatchObject({
      mathModelHash: draft.mathModelHash,
    });
  });

  test('of the model asks that bets and faces still fit', async () => {
    const { create, update } = await house.studio();
    const version = versionOf(await create());
    const mathModel = { ...diamonds, modes: [{ id: 'base', cost: 5, reelSet: 'base' }] };
    expect(await update(version, { mathModel })).toEqual(refused('input.invalid', { field: 'betLevels.0' }));
    const symbols = [...diamonds.symbols, { id: 'NEW' }];
    const answer = await update(version, { mathModel: { ...diamonds, symbols } });
    expect(answer).toEqual(refused('input.required', { field: 'symbols.NEW' }));
  });

  test('of a game that has ended is refused', async () => {
    const { gameId, create, update, run } = await house.studio();
    const version = versionOf(await create());
    await house.put({ ...(await house.row(gameKey(gameId))), status: 'RETIRED' });
    const ended = refused('game.wrong-status', { status: 'RETIRED' });
    expect(await update(version, { rulesText: 'Late.' })).toEqual(ended);
    expect(await run(version)).toEqual(ended);
  });

  test('on an older reading is refused', async () => {
    const { create, update } = await house.studio();
    const version = versionOf(await create());
    versionOf(await update(version, { rulesText: 'One.' }));
    expect(await update(version, { rulesText: 'Two.' })).toEqual(refused('version.stale', { version: 2 }));
  });

  test('of what is not one’s own, not there or submitted is refused', async () => {
    const { gameId, create, update, run } = await house.studio();
    const version = versionOf(await create());
    const other = { sub: 'somebody', groups: ['PROVIDERS'] };
    expect(await update(version, { rulesText: 'Mine.' }, other)).toEqual(refused('game.missing'));
    expect(await run(version, {}, other)).toEqual(refused('game.missing'));
    expect(await update({ ...version, id: 'x' }, { rulesText: 'x' })).toEqual(refused('version.missing'));
    for (const status of [
      'IN_REVIEW',
      'APPROVED',
      'REJECTED',
      'LIVE',
      'SUSPENDED',
      'SUPERSEDED',
      'DEPRECATED',
      'RETIRED',
    ]) {
      await house.put({ ...gameVersionKey(gameId, version.id), ...version, status });
      const wrong = refused('version.wrong-status', { status });
      expect(await update(version, { rulesText: 'Late.' })).toEqual(wrong);
      expect(await run(version)).toEqual(wrong);
    }
  });
});

describe('a test run', () => {
  test('asked for twice at once is kept once', async () => {
    const { gameId, create, run } = await house.studio();
    const draft = versionOf(await create());
    const answers = await Promise.all([run(draft), run(draft)]);
    expect(answers.filter((answer) => 'semver' in answer)).toHaveLength(1);
    expect(answers.filter((answer) => 'refusal' in answer)).toMatchObject([
      { refusal: { kind: 'conflict' } },
    ]);
    expect(await house.actions(gameId)).toHaveLength(2);
  });

  test('that passes certifies the model', async () => {
    const { gameId, owner, create, run } = await house.studio();
    const version = versionOf(await run(versionOf(await create())));
    expect(version).toMatchObject({ status: 'TESTED', volatility: 'LOW', version: 2 });
    expect(version.certifiedRunId).toBe(version.lastRunId);
    const kept = await house.row(testRunKey(gameId, String(version.lastRunId)));
    expect(kept).toMatchObject({
      status: 'PASSED',
      kind: 'EXACT',
      versionId: version.id,
      mathModelHash: version.mathModelHash,
      rtp: '0.949074',
      rtpFraction: '205/216',
      hit: '0.444444',
      maxWinX: 20,
      ruleSet: 'ruleset/1',
      actor: owner.sub,
    });
    expect((kept?.checks as { pass: boolean }[]).every(({ pass }) => pass)).toBe(true);
    expect((await house.actions(gameId)).map(([action]) => action)).toEqual([
      'VERSION_CREATED',
      'VERSION_TESTED',
    ]);
  });

  test('that fails is kept, and the version stays a draft', async () => {
    const { gameId, create, run } = await house.studio();
    const version = versionOf(await run(versionOf(await create({ declaredRtp: '0.96' }))));
    expect(version).toMatchObject({ status: 'DRAFT', version: 2 });
    expect(version).not.toHaveProperty('certifiedRunId');
    expect(await house.row(testRunKey(gameId, String(version.lastRunId)))).toMatchObject({
      status: 'FAILED',
      checks: expect.arrayContaining([expect.objectContaining({ rule: 'M1', pass: false })]) as unknown,
    });
  });

  test('of a tested version is refused', async () => {
    const { create, run } = await house.studio();
    const tested = versionOf(await run(versionOf(await create())));
    expect(await run(tested)).toEqual(refused('version.wrong-status', { status: 'TESTED' }));
  });
});
