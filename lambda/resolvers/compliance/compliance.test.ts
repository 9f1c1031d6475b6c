import { beforeEach, describe, expect, test } from '@jest/globals';
import { termsVersion } from '#domain/terms-versions';
import { type Asker, givenFields, valueOf } from '#test/support/fields';

const fields = givenFields();
let ada: Asker;
let companyId: string;

let round = 0;
beforeEach(async () => {
  round += 1;
  ada = { sub: `ada-${round}` };
  const input = { kind: 'PROVIDER', name: 'Blue Reef' };
  companyId = String(valueOf(await fields.ask(ada, 'Mutation.createCompany', { input })).id);
});

const declarations = { noMinors: true, noRealMoney: true, ipOwnership: true, truth: true };
const save = (asker: Asker, expectedVersion: number, more: object = {}) =>
  fields.ask(asker, 'Mutation.saveComplianceProfile', {
    input: { companyId, expectedVersion, beneficialOwners: [], licences: [], declarations, ...more },
  });
const owner = (percent: number) => ({ name: 'Ada Borg', country: 'MT', percent });

describe('a compliance profile', () => {
  test('is saved as a whole and clears omitted fields', async () => {
    expect(valueOf(await save(ada, 0, { legalName: 'Blue Reef Ltd' }))).toMatchObject({ version: 1 });
    const second = valueOf(await save(ada, 1, { regNumber: 'C 1' }));
    expect(second).toMatchObject({ regNumber: 'C 1', version: 2, status: 'INCOMPLETE' });
    expect(second.legalName ?? null).toBeNull();
  });

  test('stores the time of acceptance only for the current terms', async () => {
    const accepted = valueOf(await save(ada, 0, { acceptTermsVersion: termsVersion }));
    expect(accepted).toMatchObject({ termsVersion, termsAcceptedAt: accepted.updatedAt });
    expect(valueOf(await save(ada, 1)).termsAcceptedAt).toBe(accepted.termsAcceptedAt);
    expect(await save(ada, 2, { acceptTermsVersion: '1999-01-01' })).toMatchObject({
      refusal: 'compliance.terms-outdated',
    });
  });

  test('is not overwritten based on an older version', async () => {
    valueOf(await save(ada, 0));
    expect(await save(ada, 0)).toMatchObject({ refusal: 'compliance.stale', reported: { version: 1 } });
  });

  test('can be saved by the owner only', async () => {
    expect(await save({ sub: 'stranger', groups: ['PROVIDERS'] }, 0)).toMatchObject({
      refusal: 'company.missing',
    });
    expect(await save({ sub: 'admin', groups: ['ADMINS'] }, 0)).toMatchObject({
      refusal: 'company.owner-not-yours',
    });
  });

  test.each([
    ['shares above 100', { beneficialOwners: [owner(60), owner(40.01)] }],
    ['a share of zero', { beneficialOwners: [owner(0)] }],
    ['an invalid country', { incorporationCountry: 'malta' }],
  ])('refuses %s', async (_what, more) => {
    expect(await save(ada, 0, more)).toMatchObject({ refusal: 'input.invalid' });
  });

  test('does not store personal names in the history', async () => {
    const contact = { name: 'Ada Borg', email: 'ada@blue-reef.example' };
    valueOf(await save(ada, 0, { beneficialOwners: [owner(100)], responsibleContact: contact }));
    expect(JSON.stringify(await fields.rows('Audit'))).not.toContain('Ada Borg');
  });
});
