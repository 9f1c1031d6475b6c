import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { GameVersionStatus } from '#domain/generated/types';
import { companyKey, gameVersionKey, testRunKey } from '#domain/keys';
import { imagePrefix } from '#domain/uploads';
import { type Asker, givenFields, valueOf } from '#test/support/fields';
import {
  giveFile,
  givenFile,
  givenGame,
  givenProvider,
  givenVersion,
  refused,
  rowOf,
  thumbnailKey,
  type Provider,
} from '#test/world/given/provider';

const fields = givenFields();
let ada: Provider;
let gameId: string;
const admin = { sub: 'admin', groups: ['ADMINS'] };
beforeAll(async () => {
  await giveFile(fields, thumbnailKey);
});
beforeEach(async () => {
  ada = await givenProvider(fields);
  gameId = await givenGame(fields, ada);
});

type Name = 'submit' | 'approve' | 'reject' | 'publish';
const step = (asker: Asker, name: Name, id: string, expectedVersion = 1, of = gameId) =>
  fields.ask(asker, `Mutation.${name}GameVersion`, {
    input: { gameId: of, id, expectedVersion, reason: ' Wrong rules. ' },
  });
const get = (asker: Asker, id: string, of = gameId) =>
  fields.ask(asker, 'Query.getGameVersion', { gameId: of, id });
const queue = async () => {
  const { items } = valueOf(await fields.ask(admin, 'Query.listReviewItems', { limit: 50 }));
  return (items as Record<string, unknown>[]).map(({ id }) => id);
};

describe('a version', () => {
  test('can be read by its company and admins, with its mathematics and last test run', async () => {
    const id = await givenVersion(fields, ada, gameId, 'TESTED');
    const version = valueOf(await get(ada, id));
    expect(valueOf(await get(admin, id)).id).toBe(id);
    expect(await fields.ask(ada, 'GameVersion.mathModel', {}, version)).toEqual({
      value: '{"name":"Lantern Bay"}',
    });
    expect(valueOf(await fields.ask(ada, 'GameVersion.testRun', {}, version))).toMatchObject({
      id: version.lastRunId,
      rtp: '0.962525',
    });
  });

  test('has no test run before the first one', async () => {
    const id = await givenVersion(fields, ada, gameId, 'DRAFT', { lastRunId: undefined });
    const version = valueOf(await get(ada, id));
    expect(await fields.ask(ada, 'GameVersion.testRun', {}, version)).toEqual({ value: null });
  });

  test('is missing for others', async () => {
    const id = await givenVersion(fields, ada, gameId, 'TESTED');
    const ben = await givenProvider(fields);
    const missing = await get(ben, 'x'.repeat(26));
    expect(missing).toEqual(refused('version.missing', { kind: 'missing' }));
    expect(await get(ben, id)).toEqual(missing);
    expect(await get(ben, id, 'short')).toEqual(missing);
    for (const name of ['submit', 'publish'] as const) expect(await step(ben, name, id)).toEqual(missing);
  });

  test('is listed with its game, newest first', async () => {
    const ids = [
      await givenVersion(fields, ada, gameId, 'DRAFT'),
      await givenVersion(fields, ada, gameId, 'DRAFT', { semver: '1.1.0' }),
    ];
    const page = valueOf(await fields.ask(ada, 'Game.versions', { limit: 1 }, { id: gameId }));
    const rest = valueOf(
      await fields.ask(ada, 'Game.versions', { nextToken: page.nextToken }, { id: gameId }),
    );
    const shown = [...(page.items as { id: string }[]), ...(rest.items as { id: string }[])];
    expect(shown.map(({ id }) => id)).toEqual(ids.reverse());
  });
});

test('approval records the submission and the decision with user and reason', async () => {
  const symbols = [{ symbol: 'A', name: 'Anchor', imageKey: await givenFile(fields, 'image') }];
  const id = await givenVersion(fields, ada, gameId, 'TESTED', { symbols });
  expect(valueOf(await step(ada, 'submit', id))).toMatchObject({ status: 'IN_REVIEW', version: 2 });
  expect(await queue()).toContain(id);
  expect(valueOf(await step(admin, 'approve', id, 2))).toMatchObject({
    status: 'APPROVED',
    reviewedBy: 'admin',
    version: 3,
  });
  expect(await queue()).not.toContain(id);
  const other = await givenVersion(fields, ada, gameId, 'IN_REVIEW');
  expect(valueOf(await step(admin, 'reject', other))).toMatchObject({
    status: 'REJECTED',
    reviewNote: 'Wrong rules.',
  });
  const { items } = valueOf(await fields.ask(ada, 'Game.history', {}, { id: gameId }));
  const events = items as { action: string; actor: string; reason: string; changes: { versionId: string } }[];
  expect(
    events.map(({ action, actor, reason, changes }) => [action, actor, reason, changes.versionId]),
  ).toEqual([
    ['VERSION_REJECTED', 'admin', 'Wrong rules.', other],
    ['VERSION_APPROVED', 'admin', null, id],
    ['VERSION_SUBMITTED', ada.sub, null, id],
  ]);
});

describe('refuses an invalid status change:', () => {
  const drawn: Readonly<Record<Name, GameVersionStatus>> = {
    submit: 'TESTED',
    approve: 'IN_REVIEW',
    reject: 'IN_REVIEW',
    publish: 'APPROVED',
  };
  const statuses: readonly GameVersionStatus[] = [
    ...(['DRAFT', 'TESTED', 'IN_REVIEW', 'APPROVED', 'REJECTED'] as const),
    ...(['LIVE', 'SUSPENDED', 'SUPERSEDED', 'DEPRECATED', 'RETIRED'] as const),
  ];
  const refusals = (Object.keys(drawn) as Name[]).flatMap((name) =>
    statuses.filter((status) => drawn[name] !== status).map((status) => [name, status] as const),
  );

  test.each(refusals)('%s a version that is %s', async (name, status) => {
    const id = await givenVersion(fields, ada, gameId, status);
    const before = await rowOf(fields, gameVersionKey(gameId, id));
    expect(await step(admin, name, id)).toEqual(
      refused('version.wrong-status', { kind: 'conflict', status }),
    );
    expect(await rowOf(fields, gameVersionKey(gameId, id))).toEqual(before);
  });
});

test.each([
  ['submit', 'TESTED'],
  ['approve', 'IN_REVIEW'],
  ['reject', 'IN_REVIEW'],
  ['publish', 'APPROVED'],
] as const)('refuses %s based on an older version', async (name, status) => {
  const id = await givenVersion(fields, ada, gameId, status, { version: 2 });
  expect(await step(admin, name, id, 1)).toEqual(refused('version.stale', { version: 2 }));
});

test.each(['approve', 'reject'] as const)('does not let an admin %s their own version', async (name) => {
  const id = await givenVersion(fields, ada, gameId, 'IN_REVIEW');
  expect(await step({ ...ada, groups: ['ADMINS'] }, name, id)).toEqual(refused('company.own'));
});

describe('refuses a submission', () => {
  const submit = async (more: object = {}) =>
    step(ada, 'submit', await givenVersion(fields, ada, gameId, 'TESTED', { ...more }));

  test('without a thumbnail', async () => {
    gameId = await givenGame(fields, ada, 'DRAFT', { thumbnailKey: undefined });
    expect(await submit()).toEqual(refused('game.incomplete', { field: 'thumbnailKey' }));
  });

  test('for a retired game', async () => {
    gameId = await givenGame(fields, ada, 'RETIRED');
    expect(await submit()).toEqual(refused('game.wrong-status', { status: 'RETIRED' }));
  });

  test('with an image that was not checked or was rejected', async () => {
    const unchecked = `${imagePrefix}someone/unchecked.webp`;
    const symbols = [{ symbol: 'A', name: 'Anchor', imageKey: unchecked }];
    expect(await submit({ symbols })).toEqual(
      refused('file.unchecked', { field: 'symbols', key: unchecked }),
    );
    const key = await givenFile(fields, 'image', { state: 'REFUSED', reason: 'damaged' });
    gameId = await givenGame(fields, ada, 'DRAFT', { images: [key] });
    expect(await submit()).toEqual(refused('file.unchecked', { field: 'images', key }));
    gameId = await givenGame(fields, ada, 'DRAFT', { thumbnailKey: unchecked });
    expect(await submit()).toEqual(refused('file.unchecked', { field: 'thumbnailKey', key: unchecked }));
  });

  test('for a draft without rules or names', async () => {
    expect(await submit({ missing: ['symbols.A'] })).toEqual(
      refused('input.required', { field: 'symbols.A' }),
    );
  });

  test('for a model without a certified run', async () => {
    expect(await submit({ certifiedRunId: undefined })).toEqual(refused('version.not-certified'));
    expect(await submit({ mathModelHash: 'c'.repeat(64) })).toEqual(refused('version.not-certified'));
    const id = await givenVersion(fields, ada, gameId, 'TESTED', { certifiedRunId: 'r'.repeat(26) });
    const failed = { mathModelHash: 'a'.repeat(64), status: 'FAILED' };
    await fields.give({ ...testRunKey('r'.repeat(26)), ...failed });
    expect(await step(ada, 'submit', id)).toEqual(refused('version.not-certified'));
  });

  test('while the company is not approved', async () => {
    const company = await rowOf(fields, companyKey(ada.companyId));
    await fields.give({ ...company, status: 'SUSPENDED' });
    expect(await submit()).toEqual(refused('company.not-approved', { status: 'SUSPENDED' }));
  });
});
