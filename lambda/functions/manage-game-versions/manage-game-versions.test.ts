import { randomBytes } from 'node:crypto';
import { PutItemCommand } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { auditPartition, gameVersionKey, mathModelKey, testRunKey, withdrawnKey } from '#domain/keys';
import { modelHash } from '#domain/slots/model-hash';
import { oneReel } from '#domain/slots/testing/free-spin-models';
import { diamonds } from '#domain/slots/testing/ground-truths';
import { systemClock } from '#lambda/clock';
import { manageGameVersions } from '#lambda/functions/manage-game-versions/manage-game-versions';
import { parseRequest } from '#lambda/functions/manage-game-versions/request';
import { orRefusal } from '#lambda/refusal';
import { gameVersionStore } from '#lambda/stores/game-version-store';
import type { GameVersionRow } from '#lambda/stores/game-version-row';
import { givenCompany, givenGame } from '#test/support/given-games';
import { productTables, type ProductTables } from '#test/support/product-tables';

let tables: ProductTables;
beforeAll(async () => {
  tables = await productTables();
});
afterAll(() => tables.stop());

const faces = diamonds.symbols.map(({ id }) => ({ symbol: id, name: `Face of ${id}` }));
const written = {
  semver: '1.0.0',
  mathModel: JSON.stringify(diamonds),
  declaredRtp: '0.949074',
  declaredMaxWinX: 20,
  betLevels: [1, 5, 10],
  rulesText: 'Returns 94.9074 %, at most 20 times the bet.',
  symbols: faces,
};

/** A studio of its own with one game. */
async function studio(ofGame: Readonly<Record<string, unknown>> = {}, ofCompany = {}) {
  const company = randomBytes(8).toString('hex');
  await givenCompany(tables, company, ofCompany);
  const gameId = await givenGame(tables, company, ofGame);
  const owner = { sub: `owner-of-${company}`, groups: ['PROVIDERS'] };
  const manage = manageGameVersions({ versions: gameVersionStore(tables), clock: systemClock });
  const ask = (fieldName: string, input: object, identity: Identity = owner) =>
    orRefusal(() => manage(parseRequest({ fieldName, arguments: { input }, identity })));
  const create = (more: object = {}, identity: Identity = owner) =>
    ask('createGameVersion', { gameId, ...written, ...more }, identity);
  const step =
    (field: string) =>
    (version: GameVersionRow, more: object = {}, identity: Identity = owner) =>
      ask(field, { gameId, id: version.id, expectedVersion: version.version, ...more }, identity);
  return { company, gameId, owner, create, update: step('updateGameVersion'), run: step('testGameVersion') };
}

interface Identity {
  readonly sub: string;
  readonly groups: readonly string[];
}

const admin = () => ({ sub: `admin-${randomBytes(4).toString('hex')}`, groups: ['ADMINS'] });
const of = (answer: unknown) => {
  expect(answer).toHaveProperty('semver');
  return answer as GameVersionRow;
};
const refused = (code: string, parameters: object = {}) => ({
  refusal: expect.objectContaining({
    code,
    parameters: expect.objectContaining(parameters) as unknown,
  }) as unknown,
});
const row = async ({ pk, sk }: { pk: string; sk: string }) =>
  (await tables.rows('Main')).find((found) => found.pk === pk && found.sk === sk);
const actions = async (gameId: string) =>
  (await tables.rows('Audit'))
    .filter(({ pk }) => pk === auditPartition('GAME', gameId))
    .sort((one, other) => (String(one.sk) < String(other.sk) ? -1 : 1))
    .map(({ action, actor }) => [action, actor]);
const change = async (rowAsItStands: Readonly<Record<string, unknown>>) =>
  tables.dynamodb.send(new PutItemCommand({ TableName: 'Main', Item: marshall(rowAsItStands) }));

describe('a new version', () => {
  test('is a draft with the model in one form, its hash and what it plays with', async () => {
    const { company, gameId, owner, create } = await studio();
    const version = of(await create());
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
    const model = await row(mathModelKey(gameId, version.id));
    expect(model).toMatchObject({ versionId: version.id, mathModelHash: modelHash(diamonds) });
    expect(JSON.parse(String(model?.mathModel))).toEqual(diamonds);
    expect(await actions(gameId)).toEqual([['VERSION_CREATED', owner.sub]]);
  });

  test('tells of wilds, free spins and multipliers', async () => {
    const { create } = await studio();
    const model = oneReel();
    const symbols = model.symbols.map(({ id }) => ({ symbol: id, name: id }));
    const version = of(await create({ mathModel: model, symbols, betLevels: [2, 4] }));
    expect(version.features).toEqual(['SCATTER', 'FREE_SPINS', 'MULTIPLIER']);
  });

  test('has a number of its own within the game', async () => {
    const { gameId, create } = await studio();
    of(await create());
    expect(await create()).toEqual(refused('version.semver-taken', { semver: '1.0.0' }));
    of(await create({ semver: '1.0.1' }));
    expect(await actions(gameId)).toHaveLength(2);
  });

  test('with the same number at once is written once', async () => {
    const { gameId, create } = await studio();
    const answers = await Promise.all(Array.from({ length: 8 }, () => create()));
    expect(answers.filter((answer) => 'semver' in answer)).toHaveLength(1);
    expect(await actions(gameId)).toHaveLength(1);
  });

  test.each<[string, object, string]>([
    ['a number that is none', { semver: '1.0' }, 'semver'],
    ['a declared RTP out of range', { declaredRtp: '0.49' }, 'declaredRtp'],
    ['a declared RTP of seven digits', { declaredRtp: '0.9490741' }, 'declaredRtp'],
    ['bets that do not ascend', { betLevels: [5, 1] }, 'betLevels'],
    ['a bet twice', { betLevels: [5, 5] }, 'betLevels'],
    [
      'a bet whose largest win cannot be told',
      { betLevels: [1, 1_000_000], mathModel: { ...diamonds, maxWinX: 4000 } },
      'betLevels.1',
    ],
    ['no rules', { rulesText: ' ' }, 'rulesText'],
    ['a symbol without a face', { symbols: faces.slice(1) }, 'symbols.D'],
    ['a face without a symbol', { symbols: [...faces, { symbol: 'Q', name: 'Q' }] }, 'symbols.6.symbol'],
    ['a face twice', { symbols: [...faces, { symbol: 'D', name: 'D' }] }, 'symbols.6.symbol'],
    [
      'an image elsewhere',
      { symbols: [{ ...faces[0], imageKey: 'x/y.png' }, ...faces.slice(1)] },
      'symbols.0.imageKey',
    ],
  ])('with %s is refused', async (_what, more, field) => {
    const { gameId, create } = await studio();
    expect(await create(more)).toMatchObject({ refusal: { kind: 'invalid', parameters: { field } } });
    expect(await actions(gameId)).toEqual([]);
  });

  test('bets whole multiples of the model’s cost', async () => {
    const { create } = await studio();
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
    ['text that is no JSON', '{"schema":', { path: 'model' }],
    ['nothing', null, { path: 'model' }],
    [
      'a first mode of another name',
      { ...diamonds, modes: [{ id: 'main', cost: 1, reelSet: 'base' }] },
      { path: 'modes[0].id', faults: 1 },
    ],
  ])('with a model of %s is refused with its path', async (_what, mathModel, told) => {
    const { create } = await studio();
    expect(await create({ mathModel })).toEqual(refused('version.model-faulty', told));
  });

  test('is for one’s own slot game of an approved company', async () => {
    const { create } = await studio();
    const other = { sub: 'somebody', groups: ['PROVIDERS'] };
    expect(await create({}, other)).toEqual(refused('game.missing'));
    expect(await create({ gameId: 'nowhere' })).toEqual(refused('game.missing'));
    const table = await studio({ type: 'TABLE' });
    expect(await table.create()).toEqual(refused('game.no-mathematics'));
    const ended = await studio({ status: 'RETIRED' });
    expect(await ended.create()).toEqual(refused('game.wrong-status', { status: 'RETIRED' }));
    const stopped = await studio({}, { status: 'SUSPENDED' });
    expect(await stopped.create()).toEqual(refused('company.not-approved', { status: 'SUSPENDED' }));
  });

  test('is written by an admin while their rights stand', async () => {
    const { gameId, create } = await studio();
    const [standing, former] = [admin(), admin()];
    await change({ ...withdrawnKey(former.sub, 'ADMINS'), withdrawnAt: new Date().toISOString() });
    expect(await create({}, former)).toEqual(refused('caller.rights-withdrawn'));
    of(await create({}, standing));
    expect(await actions(gameId)).toEqual([['VERSION_CREATED', standing.sub]]);
  });
});

describe('a change', () => {
  test('of the words leaves the model and its test run', async () => {
    const { gameId, create, run, update } = await studio();
    const tested = of(await run(of(await create())));
    const mended = of(await update(tested, { rulesText: 'Other words.', changelog: 'Words' }));
    expect(mended).toMatchObject({
      status: 'TESTED',
      certifiedRunId: tested.lastRunId,
      rulesText: 'Other words.',
      changelog: 'Words',
      version: 3,
    });
    expect(of(await update(mended, { changelog: null })).changelog).toBeNull();
    expect(await row(gameVersionKey(gameId, tested.id))).toMatchObject({ changelog: null, version: 4 });
  });

  test.each<[string, object]>([
    ['model', { mathModel: { ...diamonds, name: 'another name' } }],
    ['declared RTP', { declaredRtp: '0.95' }],
    ['declared largest win', { declaredMaxWinX: 21 }],
  ])('of the %s makes it a draft again', async (_what, more) => {
    const { gameId, create, run, update } = await studio();
    const tested = of(await run(of(await create())));
    const draft = of(await update(tested, more));
    expect(draft).toMatchObject({ status: 'DRAFT', lastRunId: tested.lastRunId });
    const kept = await row(gameVersionKey(gameId, draft.id));
    expect(kept).not.toHaveProperty('certifiedRunId');
    expect(kept).not.toHaveProperty('volatility');
    expect(await row(mathModelKey(gameId, draft.id))).toMatchObject({ mathModelHash: draft.mathModelHash });
  });

  test('of the model asks that bets and faces still fit', async () => {
    const { create, update } = await studio();
    const version = of(await create());
    const mathModel = { ...diamonds, modes: [{ id: 'base', cost: 5, reelSet: 'base' }] };
    expect(await update(version, { mathModel })).toEqual(refused('input.invalid', { field: 'betLevels.0' }));
    const symbols = [...diamonds.symbols, { id: 'NEW' }];
    const answer = await update(version, { mathModel: { ...diamonds, symbols } });
    expect(answer).toEqual(refused('input.required', { field: 'symbols.NEW' }));
  });

  test('on an older reading is refused', async () => {
    const { create, update } = await studio();
    const version = of(await create());
    of(await update(version, { rulesText: 'One.' }));
    expect(await update(version, { rulesText: 'Two.' })).toEqual(refused('version.stale', { version: 2 }));
  });

  test('of what is not one’s own, not there or submitted is refused', async () => {
    const { gameId, create, update, run } = await studio();
    const version = of(await create());
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
      await change({ ...gameVersionKey(gameId, version.id), ...version, status });
      const wrong = refused('version.wrong-status', { status });
      expect(await update(version, { rulesText: 'Late.' })).toEqual(wrong);
      expect(await run(version)).toEqual(wrong);
    }
  });
});

describe('a test run', () => {
  test('that passes certifies the model', async () => {
    const { gameId, owner, create, run } = await studio();
    const version = of(await run(of(await create())));
    expect(version).toMatchObject({ status: 'TESTED', volatility: 'LOW', version: 2 });
    expect(version.certifiedRunId).toBe(version.lastRunId);
    const kept = await row(testRunKey(gameId, String(version.lastRunId)));
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
    expect((await actions(gameId)).map(([action]) => action)).toEqual(['VERSION_CREATED', 'VERSION_TESTED']);
  });

  test('that fails is kept, and the version stays a draft', async () => {
    const { gameId, create, run } = await studio();
    const version = of(await run(of(await create({ declaredRtp: '0.96' }))));
    expect(version).toMatchObject({ status: 'DRAFT', version: 2 });
    expect(version).not.toHaveProperty('certifiedRunId');
    expect(await row(testRunKey(gameId, String(version.lastRunId)))).toMatchObject({
      status: 'FAILED',
      checks: expect.arrayContaining([expect.objectContaining({ rule: 'M1', pass: false })]) as unknown,
    });
  });

  test('of a tested version is refused', async () => {
    const { create, run } = await studio();
    const tested = of(await run(of(await create())));
    expect(await run(tested)).toEqual(refused('version.wrong-status', { status: 'TESTED' }));
  });
});
