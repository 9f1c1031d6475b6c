import { beforeEach, describe, expect, test } from '@jest/globals';
import type { ComplianceStatus } from '#domain/generated/types';
import { companyKey, complianceKey } from '#domain/keys';
import { limits } from '#domain/limits';
import { termsVersion } from '#domain/terms-versions';
import { type Asker, givenFields, valueOf } from '#test/support/fields';
import { givenFile, givenProvider, refused, rowOf, type Provider } from '#test/world/given/provider';

const fields = givenFields();
let ada: Provider;
const admin = { sub: 'admin', groups: ['ADMINS'] };
beforeEach(async () => {
  ada = await givenProvider(fields);
});

const declarations = { noMinors: true, noRealMoney: true, ipOwnership: true, truth: true };
const whole = {
  legalName: 'Blue Reef Ltd',
  regNumber: 'C 1',
  incorporationCountry: 'MT',
  registeredAddress: '1 Harbour Street, Valletta',
  beneficialOwners: [{ name: 'Ada Borg', country: 'MT', percent: 100 }],
  licences: [],
  responsibleContact: { name: 'Ada Borg', email: 'ada@blue-reef.example' },
  declarations,
  acceptTermsVersion: termsVersion,
};
const save = (expectedVersion: number, more: object = {}) =>
  fields.ask(ada, 'Mutation.saveComplianceProfile', {
    input: { ...whole, companyId: ada.companyId, expectedVersion, ...more },
  });
const addDocument = async (more: object = {}) => {
  const input = {
    companyId: ada.companyId,
    type: 'INCORPORATION',
    fileKey: await givenFile(fields, 'document', {}, ada.sub),
    ...more,
  };
  return valueOf(await fields.ask(ada, 'Mutation.addComplianceDocument', { input }));
};
const submit = (expectedVersion: number, asker: Asker = ada) =>
  fields.ask(asker, 'Mutation.submitComplianceProfile', {
    input: { companyId: ada.companyId, expectedVersion },
  });
const decisions = {
  accept: 'acceptComplianceProfile',
  requestChanges: 'requestComplianceChanges',
  revoke: 'revokeComplianceProfile',
} as const;
type Decision = keyof typeof decisions;
const decide = (name: Decision, expectedVersion: number, asker: Asker = admin) =>
  fields.ask(asker, `Mutation.${decisions[name]}`, {
    input: { companyId: ada.companyId, expectedVersion, reason: ' Blurred. ' },
  });
const decideDocument = async (name: 'accept' | 'reject', id: unknown) =>
  valueOf(
    await fields.ask(admin, `Mutation.${name}ComplianceDocument`, {
      input: { companyId: ada.companyId, id, reason: 'Blurred.' },
    }),
  );
const givenProfile = (status: ComplianceStatus, more: object = {}) =>
  fields.give({
    ...complianceKey(ada.companyId),
    ...whole,
    companyId: ada.companyId,
    termsVersion,
    status: status === 'EXPIRED' ? 'VALID' : status,
    validUntil: status === 'VALID' ? '2999-01-01T00:00:00.000Z' : '2020-01-01T00:00:00.000Z',
    version: 1,
    ...more,
  });
const profile = async () => valueOf(await fields.ask(ada, 'Company.compliance', {}, { id: ada.companyId }));
const queue = async () => {
  const { items } = valueOf(await fields.ask(admin, 'Query.listReviewItems', { limit: 50 }));
  return (items as { id: string; kind: string }[]).filter(({ id }) => id === ada.companyId);
};

test('a profile is submitted, changed on request, submitted again and valid for a year', async () => {
  valueOf(await save(0));
  const { id } = await addDocument();
  expect(valueOf(await submit(1))).toMatchObject({ status: 'IN_REVIEW', version: 2 });
  expect(await queue()).toMatchObject([{ kind: 'COMPLIANCE' }]);
  expect(valueOf(await decide('requestChanges', 2))).toMatchObject({
    status: 'CHANGES_REQUESTED',
    reviewNote: 'Blurred.',
    reviewedBy: 'admin',
  });
  expect(await queue()).toEqual([]);
  expect(valueOf(await save(3))).toMatchObject({ status: 'CHANGES_REQUESTED', version: 4 });
  valueOf(await submit(4));
  await decideDocument('accept', id);
  const accepted = valueOf(await decide('accept', 5));
  expect(accepted).toMatchObject({ status: 'VALID', version: 6 });
  const days =
    (Date.parse(String(accepted.validUntil)) - Date.parse(String(accepted.reviewedAt))) / 86_400_000;
  expect(Math.round(days)).toBe(limits.compliance.validDays);
  expect(valueOf(await decide('revoke', 6))).toMatchObject({ status: 'REVOKED', reviewNote: 'Blurred.' });
  const { items } = valueOf(await fields.ask(ada, 'Company.history', {}, { id: ada.companyId }));
  expect((items as { action: string }[]).map(({ action }) => action)).toEqual([
    'COMPLIANCE_REVOKED',
    'COMPLIANCE_ACCEPTED',
    'DOCUMENT_ACCEPTED',
    'COMPLIANCE_SUBMITTED',
    'COMPLIANCE_SAVED',
    'COMPLIANCE_CHANGES_REQUESTED',
    'COMPLIANCE_SUBMITTED',
    'DOCUMENT_ADDED',
    'COMPLIANCE_SAVED',
  ]);
});

describe('refuses to submit an incomplete profile', () => {
  test.each([
    ['legalName', { legalName: ' ' }],
    ['regNumber', { regNumber: null }],
    ['incorporationCountry', { incorporationCountry: null }],
    ['registeredAddress', { registeredAddress: null }],
    ['responsibleContact.name,responsibleContact.email', { responsibleContact: null }],
    ['declarations.noMinors', { declarations: { ...declarations, noMinors: false } }],
    ['declarations.noRealMoney', { declarations: { ...declarations, noRealMoney: false } }],
    ['declarations.ipOwnership', { declarations: { ...declarations, ipOwnership: false } }],
    ['declarations.truth', { declarations: { ...declarations, truth: false } }],
    ['termsVersion', { acceptTermsVersion: null }],
  ])('without %s', async (fieldsMissing, more) => {
    valueOf(await save(0, more));
    await addDocument();
    expect(await submit(1)).toEqual(
      refused('compliance.incomplete', { kind: 'invalid', fields: fieldsMissing }),
    );
  });

  test('with outdated terms', async () => {
    await givenProfile('INCOMPLETE', { termsVersion: '1999-01-01' });
    await addDocument();
    expect(await submit(1)).toEqual(refused('compliance.incomplete', { fields: 'termsVersion' }));
  });

  test('with only an expired and a rejected document', async () => {
    valueOf(await save(0));
    const missing = refused('compliance.incomplete', { fields: 'documents' });
    expect(await submit(1)).toEqual(missing);
    await addDocument({ validTo: '2020-01-01' });
    const { id } = await addDocument();
    const input = { companyId: ada.companyId, id, reason: 'Blurred.' };
    valueOf(await fields.ask(admin, 'Mutation.rejectComplianceDocument', { input }));
    expect(await submit(1)).toEqual(missing);
  });

  test('that does not exist', async () => {
    expect(await submit(0)).toEqual(refused('compliance.missing'));
  });
});

describe('an approved profile', () => {
  test('expires after a year', async () => {
    await givenProfile('EXPIRED');
    expect((await profile()).status).toBe('EXPIRED');
    await addDocument();
    expect(valueOf(await submit(1)).status).toBe('IN_REVIEW');
  });

  test.each(['VALID', 'REVOKED', 'EXPIRED'] as const)(
    'becomes incomplete once a %s profile is changed',
    async (status) => {
      await givenProfile(status);
      const saved = valueOf(await save(1, { legalName: 'Red Reef Ltd' }));
      expect(saved).toMatchObject({ status: 'INCOMPLETE', legalName: 'Red Reef Ltd' });
      expect(saved).not.toHaveProperty('validUntil');
    },
  );

  test('cannot change during a review', async () => {
    await givenProfile('IN_REVIEW');
    const locked = refused('compliance.wrong-status', { status: 'IN_REVIEW' });
    expect(await save(1)).toEqual(locked);
    expect(await submit(1)).toEqual(locked);
    const input = {
      companyId: ada.companyId,
      type: 'OTHER',
      fileKey: await givenFile(fields, 'document', {}, ada.sub),
    };
    expect(await fields.ask(ada, 'Mutation.addComplianceDocument', { input })).toEqual(locked);
  });
});

describe('refuses an invalid decision:', () => {
  const drawn: Readonly<Record<Decision, ComplianceStatus>> = {
    accept: 'IN_REVIEW',
    requestChanges: 'IN_REVIEW',
    revoke: 'VALID',
  };
  const statuses: readonly ComplianceStatus[] = [
    ...(['INCOMPLETE', 'IN_REVIEW', 'VALID', 'CHANGES_REQUESTED', 'EXPIRED', 'REVOKED'] as const),
  ];
  const refusals = (Object.keys(drawn) as Decision[]).flatMap((name) =>
    statuses.filter((status) => drawn[name] !== status).map((status) => [name, status] as const),
  );

  test.each(refusals)('%s what is %s', async (name, status) => {
    await givenProfile(status);
    const before = await rowOf(fields, complianceKey(ada.companyId));
    expect(await decide(name, 1)).toEqual(refused('compliance.wrong-status', { kind: 'conflict', status }));
    expect(await rowOf(fields, complianceKey(ada.companyId))).toEqual(before);
  });
});

describe('a decision', () => {
  test.each([
    ['accept', 'IN_REVIEW'],
    ['requestChanges', 'IN_REVIEW'],
    ['revoke', 'VALID'],
  ] as const)('to %s requires another admin and the current version', async (name, status) => {
    await givenProfile(status, { version: 2 });
    expect(await decide(name, 2, { ...ada, groups: ['ADMINS'] })).toEqual(refused('company.own'));
    expect(await decide(name, 1)).toEqual(refused('compliance.stale', { version: 2 }));
    const company = await rowOf(fields, companyKey(ada.companyId));
    await fields.give({ ...company, status: 'CLOSED' });
    expect(await decide(name, 2)).toEqual(refused('company.wrong-status', { status: 'CLOSED' }));
    ada = await givenProvider(fields);
    expect(await decide(name, 1)).toEqual(refused('compliance.missing'));
    ada = { ...ada, companyId: 'x'.repeat(26) };
    expect(await decide(name, 1)).toEqual(refused('company.missing'));
  });

  test('is refused for the owner, as is a submission by an admin', async () => {
    valueOf(await save(0));
    await addDocument();
    expect(await submit(1, admin)).toEqual(refused('company.owner-not-yours'));
    expect(await submit(1, await givenProvider(fields))).toEqual(refused('company.missing'));
    expect(await submit(7)).toEqual(refused('compliance.stale', { version: 1 }));
  });
});

describe('requires a decision about every document for an approval', () => {
  test('names the undecided documents in the refusal', async () => {
    valueOf(await save(0));
    const [one, other, last] = [await addDocument(), await addDocument(), await addDocument()];
    await addDocument({ validTo: '2020-01-01' });
    valueOf(await submit(1));
    await decideDocument('accept', one.id);
    expect(await decide('accept', 2)).toEqual(
      refused('compliance.undecided-documents', {
        kind: 'conflict',
        count: 2,
        documents: `${String(other.id)},${String(last.id)}`,
      }),
    );
    await decideDocument('reject', other.id);
    expect(await decide('accept', 2)).toEqual(refused('compliance.undecided-documents', { count: 1 }));
    await decideDocument('accept', last.id);
    expect(valueOf(await decide('accept', 2)).status).toBe('VALID');
  });

  test('includes documents that were added after a withdrawal', async () => {
    valueOf(await save(0));
    const { id } = await addDocument();
    valueOf(await submit(1));
    await decideDocument('accept', id);
    const input = { companyId: ada.companyId, expectedVersion: 2 };
    valueOf(await fields.ask(ada, 'Mutation.withdrawComplianceProfile', { input }));
    await addDocument();
    // The version after the next submission is not in review yet.
    expect(await decide('accept', 4)).toEqual(refused('compliance.stale', { version: 3 }));
    valueOf(await submit(3));
    expect(await decide('accept', 4)).toEqual(refused('compliance.undecided-documents', { count: 1 }));
  });
});
