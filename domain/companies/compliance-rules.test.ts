import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import * as v from 'valibot';
import { saveComplianceProfileRules, totalShareHundredths } from './compliance-rules';

const declarations = { noMinors: true, noRealMoney: true, ipOwnership: false, truth: false };
const profile = { companyId: 'x', expectedVersion: 0, beneficialOwners: [], licences: [], declarations };
const owner = (percent: number) => ({ name: 'Ada Borg', country: 'MT', percent });
const accepts = (change: object) => v.is(saveComplianceProfileRules, { ...profile, ...change });

describe('a compliance profile', () => {
  test('may be saved before it is complete', () => {
    expect(accepts({})).toBe(true);
  });

  test('requires shares above 0 with a sum of at most 100', () => {
    expect(accepts({ beneficialOwners: [owner(33.33), owner(33.33), owner(33.34)] })).toBe(true);
    expect(accepts({ beneficialOwners: [owner(33.33), owner(33.33), owner(33.35)] })).toBe(false);
    expect(accepts({ beneficialOwners: [owner(0)] })).toBe(false);
    expect(accepts({ beneficialOwners: [owner(Number.NaN)] })).toBe(false);
    expect(accepts({ beneficialOwners: [owner(-50), owner(100)] })).toBe(false);
  });

  test('checks the format of countries, dates and addresses', () => {
    const licence = { authority: 'MGA', number: 'B2C/1', scope: 'Slots', validTo: '2027-01-31' };
    expect(accepts({ licences: [licence] })).toBe(true);
    expect(accepts({ licences: [{ ...licence, validTo: '31.1.2027' }] })).toBe(false);
    expect(accepts({ beneficialOwners: [{ ...owner(10), country: 'EU' }] })).toBe(false);
    expect(accepts({ responsibleContact: { name: 'Ada', email: 'ada' } })).toBe(false);
    expect(accepts({ responsibleContact: { name: 'Ada', email: 'ada@blue-reef.example' } })).toBe(true);
  });
});

test('adds shares exactly in any order', () => {
  const hundredths = fc.array(fc.integer({ min: 1, max: 10_000 }), { maxLength: 20 });
  fc.assert(
    fc.property(hundredths, (shares) => {
      const total = shares.reduce((sum, share) => sum + share, 0);
      expect(totalShareHundredths(shares.map((share) => ({ percent: share / 100 })))).toBe(total);
    }),
  );
});
