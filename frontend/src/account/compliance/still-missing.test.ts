import { describe, expect, test } from 'vitest';
import { formValuesOfProfile, inputFrom, checkedInput } from './profile-form-values';
import { stillMissing } from './still-missing';

const complete = {
  ...formValuesOfProfile(null),
  legalName: 'Harbour Games Ltd',
  regNumber: 'C 12345',
  incorporationCountry: 'MT',
  registeredAddress: '1 Quay Street, Valletta',
  beneficialOwners: [{ name: 'Ada Quay', country: 'MT', percent: '76' }],
  responsibleContact: { name: 'Ada Quay', email: 'ada@example.com' },
  declarations: { noMinors: true, noRealMoney: true, ipOwnership: true, truth: true },
  acceptTerms: true,
};

const accepted = [{ status: 'ACCEPTED' }] as const;

describe('a compliance profile', () => {
  test('that was never saved lacks all values', () => {
    expect(stillMissing(formValuesOfProfile(null), [])).toHaveLength(9);
  });

  test('that is complete lacks nothing', () => {
    expect(stillMissing(complete, accepted)).toEqual([]);
  });

  test('lacks a document while all of them are rejected or expired', () => {
    expect(stillMissing(complete, [{ status: 'REJECTED' }, { status: 'EXPIRED' }])).toEqual([
      'At least one document that is not rejected or expired',
    ]);
    expect(stillMissing(complete, [{ status: 'UPLOADED' }])).toEqual([]);
  });

  test('must account for every owner of 25 % or more', () => {
    const beneficialOwners = [{ name: 'Ada Quay', country: 'MT', percent: '75' }];
    expect(stillMissing({ ...complete, beneficialOwners }, accepted)).toEqual([
      'Beneficial owners: the listed shares leave out 25% or more',
    ]);
  });

  test('becomes an input with numbers, nulls and the accepted version', () => {
    const input = checkedInput({ companyId: 'c1', profile: null }, complete);
    expect(input).toMatchObject({ companyId: 'c1', expectedVersion: 0, beneficialOwners: [{ percent: 76 }] });
    expect(input.acceptTermsVersion).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(
      inputFrom({ companyId: 'c1', profile: null })(formValuesOfProfile(null)).responsibleContact,
    ).toBeNull();
  });
});
