import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { gameKey, gameVersionKey, mathModelKey } from '#domain/keys';
import { diamonds } from '@novalink/engine/testing';
import { refused } from '#test/support/refused';
import { versionOf, versionStudios, type VersionStudios } from '#test/world/given/version-studios';

let venue: VersionStudios;
beforeAll(async () => {
  venue = await versionStudios();
});
afterAll(() => venue.stop());

describe('a change', () => {
  test('of the texts keeps the model and its test run', async () => {
    const { gameId, create, certified, update } = await venue.studio();
    const tested = await certified(versionOf(await create()));
    const fixed = versionOf(await update(tested, { rulesText: 'Other words.', changelog: 'Words' }));
    expect(fixed).toMatchObject({
      status: 'TESTED',
      certifiedRunId: tested.lastRunId,
      rulesText: 'Other words.',
      changelog: 'Words',
      version: 3,
    });
    expect(versionOf(await update(fixed, { changelog: null })).changelog).toBeNull();
    expect(await venue.row(gameVersionKey(gameId, tested.id))).toMatchObject({ changelog: null, version: 4 });
  });

  test.each<[string, object]>([
    ['model', { mathModel: { ...diamonds, name: 'another name' } }],
    ['declared RTP', { declaredRtp: '0.95' }],
    ['declared largest win', { declaredMaxWinX: 21 }],
  ])('of the %s makes it a draft again', async (_what, more) => {
    const { gameId, create, certified, update } = await venue.studio();
    const tested = await certified(versionOf(await create()));
    const draft = versionOf(await update(tested, more));
    expect(draft).toMatchObject({ status: 'DRAFT', lastRunId: tested.lastRunId });
    const kept = await venue.row(gameVersionKey(gameId, draft.id));
    expect(kept).not.toHaveProperty('certifiedRunId');
    expect(kept).not.toHaveProperty('volatility');
    expect(await venue.row(mathModelKey(gameId, draft.id))).toMatchObject({
      mathModelHash: draft.mathModelHash,
    });
  });

  test('of the model requires matching bets and reports new symbols as missing', async () => {
    const { create, update } = await venue.studio();
    const version = versionOf(await create());
    const mathModel = { ...diamonds, modes: [{ id: 'base', cost: 5, reelSet: 'base' }] };
    expect(await update(version, { mathModel })).toEqual(refused('input.invalid', { field: 'betLevels.0' }));
    const symbols = [...diamonds.symbols, { id: 'NEW' }];
    const grown = versionOf(await update(version, { mathModel: { ...diamonds, symbols } }));
    expect(grown.missing).toEqual(['symbols.NEW']);
    const emptied = versionOf(await update(grown, { rulesText: null }));
    expect(emptied).toMatchObject({ rulesText: '', missing: ['rulesText', 'symbols.NEW'] });
    const named = [...emptied.symbols, { symbol: 'NEW', name: 'New' }];
    const whole = versionOf(await update(emptied, { rulesText: 'Whole.', symbols: named }));
    expect(whole.missing).toEqual([]);
  });

  test('of a retired game is refused', async () => {
    const { gameId, create, update } = await venue.studio();
    const version = versionOf(await create());
    await venue.put({ ...(await venue.row(gameKey(gameId))), status: 'RETIRED' });
    const ended = refused('game.wrong-status', { status: 'RETIRED' });
    expect(await update(version, { rulesText: 'Late.' })).toEqual(ended);
  });

  test('keeps a run id that was stored after the version was read', async () => {
    const { gameId, create, update } = await venue.studio();
    const draft = versionOf(await create());
    await venue.put({ ...(await venue.row(gameVersionKey(gameId, draft.id))), lastRunId: 'RUN' });
    expect(versionOf(await update(draft, { rulesText: 'One.' }))).toMatchObject({
      lastRunId: 'RUN',
      version: 2,
    });
  });

  test('based on an older version is refused', async () => {
    const { create, update } = await venue.studio();
    const version = versionOf(await create());
    versionOf(await update(version, { rulesText: 'One.' }));
    expect(await update(version, { rulesText: 'Two.' })).toEqual(refused('version.stale', { version: 2 }));
  });

  test('is refused for a version that is missing, submitted or of another company', async () => {
    const { gameId, create, update } = await venue.studio();
    const version = versionOf(await create());
    const other = { sub: 'somebody', groups: ['PROVIDERS'] };
    expect(await update(version, { rulesText: 'Mine.' }, other)).toEqual(refused('game.missing'));
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
      await venue.put({ ...gameVersionKey(gameId, version.id), ...version, status });
      const wrong = refused('version.wrong-status', { status });
      expect(await update(version, { rulesText: 'Late.' })).toEqual(wrong);
    }
  });
});
