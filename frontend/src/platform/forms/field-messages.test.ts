import { describe, expect, test } from 'vitest';
import type { GenericSchema } from 'valibot';
import { brandFields } from '#domain/casinos/brand-fields';
import { createBrandRules, updateBrandRules } from '#domain/casinos/brand-rules';
import { casinoFields } from '#domain/casinos/casino-fields';
import { createCasinoRules } from '#domain/casinos/casino-rules';
import { coinFields, coinPackageFields } from '#domain/casinos/coin-fields';
import { saveCoinPackageRules, saveCoinTypeRules } from '#domain/casinos/coin-rules';
import { companyFields } from '#domain/companies/company-fields';
import { applicationRules } from '#domain/companies/company-rules';
import { complianceFields } from '#domain/companies/compliance-fields';
import { saveComplianceProfileRules } from '#domain/companies/compliance-rules';
import type { Fields } from '#domain/fields/field';
import { formInputOf } from '#domain/fields/form-input';
import { formValuesOf } from '#domain/fields/form-values';
import { badEntries, type BadEntry } from '#domain/fields/testing/bad-entries';
import { goodRow } from '#domain/fields/testing/good-row';
import { formMessages } from '#domain/text/form-messages';
import { gameFields } from '#domain/games/game-fields';
import { createGameRules } from '#domain/games/game-rules';
import { gameVersionFields } from '#domain/games/game-version-fields';
import { createGameVersionRules } from '#domain/games/game-version-rules';
import { formErrors } from './form-errors';

const { featuredGameIds, id: brandId, expectedVersion } = brandFields;
const id = 'x'.repeat(26);

/** The name of each entity, its fields, the rules of its form, and the values that the page adds to the input. */
const nouns: readonly (readonly [string, Fields, GenericSchema, object])[] = [
  ['a company', companyFields, applicationRules, {}],
  ['a casino', casinoFields, createCasinoRules, { companyId: id }],
  ['a brand', brandFields, createBrandRules, { casinoId: id }],
  [
    'the first row of a brand',
    { featuredGameIds: { ...featuredGameIds, only: undefined }, id: brandId, expectedVersion },
    updateBrandRules,
    { id, expectedVersion: 1 },
  ],
  ['a game', gameFields, createGameRules, { companyId: id }],
  ['a version of a game', gameVersionFields, createGameVersionRules, { gameId: id }],
  [
    'a compliance profile',
    complianceFields,
    saveComplianceProfileRules,
    { companyId: id, expectedVersion: 0 },
  ],
  ['a kind of coin', coinFields, saveCoinTypeRules, { brandId: id, expectedVersion: 1 }],
  ['a package of coins', coinPackageFields, saveCoinPackageRules, { brandId: id, expectedVersion: 1 }],
];

describe.each(nouns)('the form of %s', (_noun, fields, rule, added) => {
  const faultsOf = (values: object) => {
    const typed = { ...formValuesOf(fields, goodRow(fields)), ...values };
    return formErrors(rule, { ...formInputOf<object>()(fields, typed, 'create'), ...added }, typed);
  };

  test('accepts valid values', () => {
    expect(faultsOf({})).toEqual({});
  });

  test.each(badEntries(fields))(
    'says of $path $what: $sentence',
    ({ name, value, path, sentence }: BadEntry) => {
      expect(faultsOf({ [name]: value })[path]).toBe(sentence);
    },
  );
});

// Each form says these sentences, as the tests above require.
const said = nouns.flatMap(([, fields]) => [...badEntries(fields)].map(({ sentence }) => sentence));

test.each(Object.values(formMessages))('“%s” is said by a form', (message) => {
  const form = new RegExp(`^${message.replace('{0}', '.+')}$`, 'u');
  expect(said.some((sentence) => form.test(sentence))).toBe(true);
});
