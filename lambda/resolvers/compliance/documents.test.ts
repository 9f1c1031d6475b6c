import { beforeEach, describe, expect, test } from '@jest/globals';
import { complianceDocumentKey, complianceKey, fileKey } from '#domain/keys';
import { documentPrefix } from '#domain/uploads';
import { type Asker, givenFields, valueOf } from '#test/support/fields';
import {
  giveFile,
  givenFile,
  givenProvider,
  newId,
  refused,
  rowOf,
  type Provider,
} from '#test/world/given/provider';

const fields = givenFields();
let ada: Provider;
const admin = { sub: 'admin', groups: ['ADMINS'] };
beforeEach(async () => {
  ada = await givenProvider(fields);
  await givenProfile('INCOMPLETE');
});

const givenProfile = (status: string, more: object = {}) =>
  fields.give({
    ...complianceKey(ada.companyId),
    companyId: ada.companyId,
    status,
    validUntil: '2999-01-01T00:00:00.000Z',
    version: 1,
    ...more,
  });
const profileRow = () => rowOf(fields, complianceKey(ada.companyId));
const add = async (more: object = {}, asker: Asker = ada) => {
  const fresh = 'fileKey' in more ? {} : { fileKey: await givenFile(fields, 'document', {}, ada.sub) };
  const input = { companyId: ada.companyId, type: 'LICENCE', ...fresh, ...more };
  return fields.ask(asker, 'Mutation.addComplianceDocument', { input });
};
const added = async (more: object = {}) => String(valueOf(await add(more)).id);
const on = (name: 'accept' | 'reject' | 'remove', id: string, asker: Asker) =>
  fields.ask(asker, `Mutation.${name}ComplianceDocument`, {
    input: { companyId: ada.companyId, id, ...(name === 'reject' && { reason: ' Blurred. ' }) },
  });
const documents = async () => {
  const { value } = (await fields.ask(
    ada,
    'ComplianceProfile.documents',
    {},
    { companyId: ada.companyId },
  )) as {
    value: unknown;
  };
  return value as { id: string; status: string; note?: string }[];
};

describe('a document', () => {
  test('has the type and size of its checked file, which no other company can claim', async () => {
    const key = await givenFile(fields, 'document', {}, ada.sub);
    const document = valueOf(await add({ fileKey: key, issuedAt: '2026-01-01', validTo: '2999-01-01' }));
    expect(document).toMatchObject({
      companyId: ada.companyId,
      type: 'LICENCE',
      fileKey: key,
      sha256: 'b'.repeat(64),
      mime: 'application/pdf',
      issuedAt: '2026-01-01',
      validTo: '2999-01-01',
      status: 'UPLOADED',
    });
    expect((await rowOf(fields, fileKey(key)))?.claimedBy).toBe(ada.companyId);
    expect(await add({ fileKey: key })).toEqual(refused('file.taken', { kind: 'conflict' }));
    expect(await documents()).toHaveLength(1);
  });

  test('is listed oldest first, and as expired once its last day is over', async () => {
    const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    const ids = [await added({ validTo: yesterday }), await added({ validTo: tomorrow })];
    expect((await documents()).map(({ id, status }) => [id, status])).toEqual([
      [ids[0], 'EXPIRED'],
      [ids[1], 'UPLOADED'],
    ]);
  });

  test.each([
    ['was not checked', `${documentPrefix}someone/none.pdf`],
    ['is an image of the library', 'novalink/games/images/someone/one.webp'],
    ['has an invalid key', `${documentPrefix}${'x'.repeat(200)}`],
  ])('is not created from a file that %s', async (_what, key) => {
    expect(await add({ fileKey: key })).toEqual(refused('file.unchecked', { field: 'fileKey', key }));
    expect(await documents()).toEqual([]);
  });

  test.each([
    ['the owner of another company', (sub: string) => `${documentPrefix}someone/${sub}/`],
    ['nobody, but is in a folder of the caller', () => `${documentPrefix}${ada.sub}/`],
    [
      'another user, with the caller’s id later in the key',
      (sub: string) => `${documentPrefix}x/${sub}/${ada.sub}/`,
    ],
  ])('is not created from a checked file that was uploaded for %s', async (_whom, folderFor) => {
    const other = await givenProvider(fields);
    const key = `${folderFor(other.sub)}${newId()}.pdf`;
    await giveFile(fields, key);
    expect(await add({ fileKey: key })).toEqual(refused('file.unchecked', { field: 'fileKey', key }));
    expect(await rowOf(fields, fileKey(key))).not.toHaveProperty('claimedBy');
    expect(await documents()).toEqual([]);
  });

  test('is not created from a rejected file', async () => {
    const key = await givenFile(fields, 'document', { state: 'REFUSED' }, ada.sub);
    expect(await add({ fileKey: key })).toEqual(refused('file.unchecked', { field: 'fileKey', key }));
  });

  test('must not end before it begins', async () => {
    expect(await add({ issuedAt: '2026-02-01', validTo: '2026-01-01' })).toEqual(
      refused('input.invalid', { field: 'validTo' }),
    );
  });

  test('is limited to 50 in a profile', async () => {
    await givenProfile('INCOMPLETE', { documentCount: 49 });
    await added();
    expect(await add()).toEqual(refused('document.too-many', { limit: 50 }));
  });

  test('requires a profile', async () => {
    ada = await givenProvider(fields);
    expect(await add()).toEqual(refused('compliance.missing'));
  });

  test('can be added and removed by its owner only', async () => {
    const id = await added();
    const ben = await givenProvider(fields);
    expect(await add({}, ben)).toEqual(refused('company.missing'));
    expect(await on('remove', id, ben)).toEqual(refused('company.missing'));
    expect(await add({}, admin)).toEqual(refused('company.owner-not-yours'));
    expect(await on('remove', id, admin)).toEqual(refused('company.owner-not-yours'));
    expect(await documents()).toHaveLength(1);
  });
});

describe('removing a document', () => {
  test('returns its last state and decrements the number of documents', async () => {
    const id = await added();
    expect(valueOf(await on('remove', id, ada))).toMatchObject({ id, status: 'UPLOADED' });
    expect(await documents()).toEqual([]);
    expect((await profileRow())?.documentCount).toBe(0);
    expect(await on('remove', id, ada)).toEqual(refused('document.missing'));
  });

  test('makes a profile incomplete that was accepted with it', async () => {
    const id = await added();
    await givenProfile('VALID', { documentCount: 1 });
    valueOf(await on('remove', id, ada));
    const row = await profileRow();
    expect(row).toMatchObject({ status: 'INCOMPLETE', version: 2 });
    expect(row).not.toHaveProperty('validUntil');
  });

  test('is refused during a review', async () => {
    const id = await added();
    await givenProfile('IN_REVIEW');
    expect(await on('remove', id, ada)).toEqual(refused('compliance.wrong-status', { status: 'IN_REVIEW' }));
  });
});

describe('an admin’s decision about a document', () => {
  test('is stored with its reason and can be changed', async () => {
    const id = await added();
    expect(valueOf(await on('reject', id, admin))).toMatchObject({ status: 'REJECTED', note: 'Blurred.' });
    const accepted = valueOf(await on('accept', id, admin));
    expect(accepted).toMatchObject({ status: 'ACCEPTED' });
    expect(accepted).not.toHaveProperty('note');
    const { items } = valueOf(await fields.ask(ada, 'Company.history', { limit: 2 }, { id: ada.companyId }));
    expect(
      (items as { action: string; reason: string | null }[]).map(({ action, reason }) => [action, reason]),
    ).toEqual([
      ['DOCUMENT_ACCEPTED', null],
      ['DOCUMENT_REJECTED', 'Blurred.'],
    ]);
  });

  test.each(['accept', 'reject'] as const)(
    'to %s is refused for the admin’s own documents and missing ones',
    async (name) => {
      const id = await added();
      expect(await on(name, id, { ...ada, groups: ['ADMINS'] })).toEqual(refused('company.own'));
      expect(await on(name, 'x'.repeat(26), admin)).toEqual(refused('document.missing'));
      expect(await on(name, 'short', admin)).toEqual(refused('document.missing'));
      const row = await rowOf(fields, complianceDocumentKey(ada.companyId, id));
      expect(row?.status).toBe('UPLOADED');
    },
  );
});

test('a file that is added several times concurrently becomes one document', async () => {
  const key = await givenFile(fields, 'document', {}, ada.sub);
  const answers = await Promise.all([1, 2, 3, 4].map(() => add({ fileKey: key })));
  expect(answers.filter((answer) => 'value' in answer)).toHaveLength(1);
  expect(await documents()).toHaveLength(1);
  expect((await profileRow())?.documentCount).toBe(1);
});
