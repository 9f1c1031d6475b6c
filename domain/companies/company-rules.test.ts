import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import * as v from 'valibot';
import {
  applicationRules,
  companyDecisionRules,
  createCompanyRules,
  updateCompanyRules,
} from './company-rules';
import { companyFields } from './company-fields';
import { imagePrefix } from '#domain/uploads';

const company = { kind: 'PROVIDER', name: 'Blue Reef' };
const codesOf = (rules: v.GenericSchema, value: unknown) =>
  (v.safeParse(rules, value).issues ?? []).map(
    (issue) => `${issue.path?.map(({ key }) => String(key)).join('.') ?? ''} ${issue.message}`,
  );

describe('a new company', () => {
  test('requires only a name', () => {
    expect(v.parse(createCompanyRules, { name: 'Blue Reef' })).toEqual({ name: 'Blue Reef' });
    expect(codesOf(createCompanyRules, { kind: null, name: '  ' })).toEqual(['name required']);
  });

  test('requires a kind when it is submitted', () => {
    expect(v.parse(applicationRules, company)).toEqual(company);
    expect(codesOf(applicationRules, { kind: null, name: '  ' }).sort()).toEqual([
      'kind choose',
      'name required',
    ]);
  });

  test('names the limit that a text exceeds', () => {
    expect(codesOf(createCompanyRules, { ...company, name: 'x' })).toEqual(['name min-length:2']);
    expect(codesOf(createCompanyRules, { ...company, name: 'x'.repeat(81) })).toEqual(['name max-length:80']);
    expect(codesOf(createCompanyRules, { ...company, postal: '1'.repeat(13) })).toEqual([
      'postal max-length:12',
    ]);
  });

  test.each([
    ['country', 'Malta', 'country'],
    ['country', 'mt', 'country'],
    ['country', 'XX', 'country'],
    ['phone', '21234567', 'phone'],
    ['phone', '+0123456789', 'phone'],
    ['website', 'javascript:alert(1)', 'url'],
    ['website', 'blue-reef.example', 'url'],
  ])('rejects %s %s', (field, text, code) => {
    expect(codesOf(createCompanyRules, { ...company, [field]: text })).toEqual([`${field} ${code}`]);
  });

  test.each([
    ['country', 'MT'],
    ['phone', '+35621234567'],
    ['website', 'https://blue-reef.example/about'],
  ])('accepts %s %s', (field, text) => {
    expect(v.parse(createCompanyRules, { ...company, [field]: text })).toHaveProperty(field, text);
  });

  test('treats empty fields as missing', () => {
    expect(v.parse(createCompanyRules, { ...company, phone: ' ', city: '', country: '' })).toEqual({
      ...company,
      phone: null,
      city: null,
      country: null,
    });
  });

  test.each(['id', 'approved', 'active', 'status', 'version', 'createdAt', '__proto__'])(
    'refuses the field %s',
    (field) => {
      const value: unknown = JSON.parse(`{"kind":"PROVIDER","name":"Blue Reef","${field}":true}`);
      expect(v.is(createCompanyRules, value)).toBe(false);
    },
  );

  test('accepts at most ten images', () => {
    const images = (count: number) =>
      Array.from({ length: count }, (_, at) => `${imagePrefix}eu-west-1:ada/image-${at}.png`);
    expect(codesOf(createCompanyRules, { ...company, image: images(10) })).toEqual([]);
    expect(codesOf(createCompanyRules, { ...company, image: images(11) })).toEqual(['image length']);
  });

  test('never accepts a name that is blank, untrimmed or outside its limits', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 120 }), (name) => {
        const parsed = v.safeParse(createCompanyRules, { ...company, name });
        if (!parsed.success) return;
        expect(parsed.output.name).toBe(name.trim());
        expect(parsed.output.name.length).toBeGreaterThanOrEqual(companyFields.name.shortest);
        expect(parsed.output.name.length).toBeLessThanOrEqual(companyFields.name.longest);
      }),
    );
  });
});

describe('a change of a company', () => {
  const change = { id: 'x', expectedVersion: 1 };

  test('may leave the name out but not clear it', () => {
    expect(v.is(updateCompanyRules, change)).toBe(true);
    expect(codesOf(updateCompanyRules, { ...change, name: null })).toEqual(['name required']);
  });

  test('requires an integer version', () => {
    expect(codesOf(updateCompanyRules, { ...change, expectedVersion: 1.5 })).toEqual([
      'expectedVersion integer',
    ]);
  });
});

test('requires a reason for a decision that withdraws something', () => {
  const decision = { id: 'x', expectedVersion: 3 };
  expect(codesOf(companyDecisionRules, { ...decision, reason: ' \n' })).toEqual(['reason required']);
  expect(v.parse(companyDecisionRules, { ...decision, reason: ' No licence. ' }).reason).toBe('No licence.');
});
