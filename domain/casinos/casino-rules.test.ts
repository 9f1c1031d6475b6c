import { describe, expect, test } from '@jest/globals';
import * as v from 'valibot';
import { createCasinoRules, updateCasinoRules } from './casino-rules';

const casino = { companyId: 'x', name: 'Harbour House', jurisdiction: 'DEMO' };
const codesOf = (rules: v.GenericSchema, value: unknown) =>
  (v.safeParse(rules, value).issues ?? []).map(
    (issue) => `${issue.path?.map(({ key }) => String(key)).join('.') ?? ''} ${issue.message}`,
  );

describe('a casino', () => {
  test('requires only a company, a name and a jurisdiction', () => {
    expect(v.parse(createCasinoRules, casino)).toEqual(casino);
    expect(codesOf(createCasinoRules, { companyId: '', name: ' ', jurisdiction: null })).toEqual([
      'companyId required',
      'name required',
      'jurisdiction choose',
    ]);
  });

  test.each([
    [{ licenceUrl: 'http://mga.example' }, 'licenceUrl https-url'],
    [{ licenceUrl: 'javascript:alert(1)' }, 'licenceUrl https-url'],
    [{ licenceNumber: 'x'.repeat(61) }, 'licenceNumber max-length:60'],
    [{ licenceExpires: '31.12.2027' }, 'licenceExpires date'],
    [{ minAge: 17 }, 'minAge range:from 18 to 25'],
    [{ minAge: 26 }, 'minAge range:from 18 to 25'],
    [{ minAge: 18.5 }, 'minAge integer'],
    [{ blockedCountries: ['XX'] }, 'blockedCountries.0 country'],
    [{ walletUrl: 'http://wallet.example' }, 'walletUrl server-url'],
    [{ walletUrl: 'http://10.0.0.1:4100' }, 'walletUrl server-url'],
    [{ embedOrigins: ['https://casino.example:443'] }, 'embedOrigins.0 origin'],
    [{ embedOrigins: ['http://casino.example'] }, 'embedOrigins.0 origin'],
    [{ jurisdiction: 'MOON' }, 'jurisdiction choose'],
  ])('refuses %j', (change, code) => {
    expect(codesOf(createCasinoRules, { ...casino, ...change })).toEqual([code]);
  });

  test('treats empty fields as missing', () => {
    const empty = { licenceNumber: ' ', licenceUrl: '', licenceExpires: '' };
    expect(v.parse(createCasinoRules, { ...casino, ...empty })).toEqual({
      ...casino,
      licenceNumber: null,
      licenceUrl: null,
      licenceExpires: null,
    });
  });

  test('cannot clear its name and jurisdiction', () => {
    const change = { id: 'x', expectedVersion: 1 };
    expect(v.is(updateCasinoRules, change)).toBe(true);
    expect(codesOf(updateCasinoRules, { ...change, name: null, jurisdiction: null })).toEqual([
      'name required',
      'jurisdiction choose',
    ]);
  });
});
