import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { mathModelKey, withdrawnKey } from '#domain/keys';
import { modelHash } from '@novalink/engine';
import { diamonds, oneReel } from '@novalink/engine/testing';
import { refused } from '#test/support/refused';
import {
  admin,
  gameSymbols,
  versionOf,
  versionStudios,
  type VersionStudios,
} from '#test/world/given/version-studios';

let venue: VersionStudios;
beforeAll(async () => {
  venue = await versionStudios();
});
afterAll(() => venue.stop());

describe('a new version', () => {
  test('is a draft with the canonical model, its hash and its features', async () => {
    const { company, gameId, owner, create } = await venue.studio();
    const version = versionOf(await create());
    expect(version).toMatchObject({
      gameId,
      companyId: company,
      owner: owner.sub,
      status: 'DRAFT',
      semver: '1.0.0',
      mathModelHash: modelHash(diamonds),
      features: ['SCATTER'],
      minBet: 1,
      maxBet: 10,
      changelog: null,
      version: 1,
    });
    const model = await venue.row(mathModelKey(gameId, version.id));
    expect(model).toMatchObject({ versionId: version.id, mathModelHash: modelHash(diamonds) });
    expect(JSON.parse(String(model?.mathModel))).toEqual(diamonds);
    expect(await venue.actions(gameId)).toEqual([['VERSION_CREATED', owner.sub]]);
  });

  test('has the features wilds, free spins and multipliers', async () => {
    const { create } = await venue.studio();
    const model = oneReel();
    const symbols = model.symbols.map(({ id }) => ({ symbol: id, name: id }));
    const version = versionOf(await create({ mathModel: model, symbols, betLevels: [2, 4] }));
    expect(version.features).toEqual(['SCATTER', 'FREE_SPINS', 'MULTIPLIER']);
  });

  test('can omit rules and names, and lists the missing fields', async () => {
    const { create } = await venue.studio();
    const draft = versionOf(await create({ rulesText: ' ', symbols: gameSymbols.slice(1) }));
    expect(draft).toMatchObject({ status: 'DRAFT', rulesText: '', missing: ['rulesText', 'symbols.D'] });
    const without = versionOf(await create({ semver: '1.0.1', rulesText: undefined, symbols: [] }));
    expect(without.missing).toHaveLength(1 + diamonds.symbols.length);
    expect(versionOf(await create({ semver: '1.0.2' })).missing).toEqual([]);
  });

  test('has a unique number within the game', async () => {
    const { gameId, create } = await venue.studio();
    versionOf(await create());
    expect(await create()).toEqual(refused('version.semver-taken', { semver: '1.0.0' }));
    versionOf(await create({ semver: '1.0.1' }));
    expect(await venue.actions(gameId)).toHaveLength(2);
  });

  test('is written once for concurrent requests with the same number', async () => {
    const { gameId, create } = await venue.studio();
    const answers = await Promise.all(Array.from({ length: 8 }, () => create()));
    expect(answers.filter((answer) => 'semver' in answer)).toHaveLength(1);
    expect(await venue.actions(gameId)).toHaveLength(1);
  });

  test.each<[string, object, string]>([
    ['an invalid number', { semver: '1.0' }, 'semver'],
    ['a declared RTP out of range', { declaredRtp: '0.49' }, 'declaredRtp'],
    ['a declared RTP with seven digits', { declaredRtp: '0.9490741' }, 'declaredRtp'],
    ['bets that are not in ascending order', { betLevels: [5, 1] }, 'betLevels'],
    ['a duplicate bet', { betLevels: [5, 5] }, 'betLevels'],
    [
      'a bet without a known largest win',
      { betLevels: [1, 1_000_000], mathModel: { ...diamonds, maxWinX: 4000 } },
      'betLevels.1',
    ],
    [
      'a face without a symbol',
      { symbols: [...gameSymbols, { symbol: 'Q', name: 'Q' }] },
      'symbols.6.symbol',
    ],
    [
      'a duplicate symbol entry',
      { symbols: [...gameSymbols, { symbol: 'D', name: 'D' }] },
      'symbols.6.symbol',
    ],
    [
      'an image from elsewhere',
      { symbols: [{ ...gameSymbols[0], imageKey: 'x/y.png' }, ...gameSymbols.slice(1)] },
      'symbols.0.imageKey',
    ],
  ])('with %s is refused', async (_what, more, field) => {
    const { gameId, create } = await venue.studio();
    expect(await create(more)).toMatchObject({ refusal: { kind: 'invalid', parameters: { field } } });
    expect(await venue.actions(gameId)).toEqual([]);
  });

  test('has bets that are whole multiples of the model’s cost', async () => {
    const { create } = await venue.studio();
    const model = oneReel();
    const symbols = model.symbols.map(({ id }) => ({ symbol: id, name: id }));
    const answer = await create({ mathModel: model, symbols, betLevels: [2, 3] });
    expect(answer).toEqual(refused('input.invalid', { field: 'betLevels.1' }));
  });

  test.each<[string, unknown, object]>([
    [
      'an unknown symbol',
      { ...diamonds, reelSets: { base: [['D', 'Q'], ['D'], ['D']] } },
      { path: 'reelSets.base[0][1]', reason: 'unknown symbol Q' },
    ],
    ['text that is not JSON', '{"schema":', { path: 'model' }],
    ['nothing', null, { path: 'model' }],
    [
      'a first mode with another name',
      { ...diamonds, modes: [{ id: 'main', cost: 1, reelSet: 'base' }] },
      { path: 'modes[0].id', faults: 1 },
    ],
  ])('with a model of %s is rejected with the path of the error', async (_what, mathModel, reported) => {
    const { create } = await venue.studio();
    expect(await create({ mathModel })).toEqual(refused('version.model-faulty', reported));
  });

  test('is written only for the caller’s own slot game and an approved company', async () => {
    const { create } = await venue.studio();
    const other = { sub: 'somebody', groups: ['PROVIDERS'] };
    expect(await create({}, other)).toEqual(refused('game.missing'));
    expect(await create({ gameId: 'nowhere' })).toEqual(refused('game.missing'));
    const table = await venue.studio({ type: 'TABLE' });
    expect(await table.create()).toEqual(refused('game.no-mathematics'));
    const ended = await venue.studio({ status: 'RETIRED' });
    expect(await ended.create()).toEqual(refused('game.wrong-status', { status: 'RETIRED' }));
    const stopped = await venue.studio({}, { status: 'SUSPENDED' });
    expect(await stopped.create()).toEqual(refused('company.not-approved', { status: 'SUSPENDED' }));
  });

  test('can be written by an admin whose access was not withdrawn', async () => {
    const { gameId, create } = await venue.studio();
    const [standing, former] = [admin(), admin()];
    await venue.put({ ...withdrawnKey(former.sub, 'ADMINS'), withdrawnAt: new Date().toISOString() });
    expect(await create({}, former)).toEqual(refused('caller.rights-withdrawn'));
    versionOf(await create({}, standing));
    expect(await venue.actions(gameId)).toEqual([['VERSION_CREATED', standing.sub]]);
  });
});
