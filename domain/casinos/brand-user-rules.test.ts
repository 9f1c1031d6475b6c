import { describe, expect, test } from '@jest/globals';
import { safeParse } from 'valibot';
import { joinBrandRules } from './brand-user-rules';

const joining = { brandId: 'b', displayName: 'Ada', country: 'NL', ofAge: true, termsVersion: '2026-11-01' };

const faults = (rules: Parameters<typeof safeParse>[0], input: unknown) =>
  (safeParse(rules, input).issues ?? []).map(({ path, message }) => [path?.[0].key, message]);

describe('joining a brand', () => {
  test('requires a name, a country, the age and the terms', () => {
    expect(faults(joinBrandRules, joining)).toEqual([]);
    expect(faults(joinBrandRules, { ...joining, displayName: '', country: '', ofAge: false })).toEqual([
      ['displayName', 'required'],
      ['country', 'required'],
      ['country', 'format'],
      ['ofAge', 'confirm'],
    ]);
  });

  test.each([
    ['A', 'min-length:2'],
    ['x'.repeat(31), 'max-length:30'],
    ['two\nlines', 'character:line break'],
  ])('rejects the display name %j', (displayName, fault) => {
    expect(faults(joinBrandRules, { ...joining, displayName })).toEqual([['displayName', fault]]);
  });

  test('trims the display name', () => {
    const { output } = safeParse(joinBrandRules, { ...joining, displayName: '  Ada ' });
    expect(output).toEqual(joining);
  });
});
