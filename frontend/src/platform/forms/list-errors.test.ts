import { expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import { Kind, parse } from 'graphql';
import type { GenericSchema } from 'valibot';
import { updateBrandRules } from '#domain/casinos/brand-rules';
import { createCasinoRules, updateCasinoRules } from '#domain/casinos/casino-rules';
import { saveCoinPackageRules } from '#domain/casinos/coin-rules';
import { createCompanyRules, updateCompanyRules } from '#domain/companies/company-rules';
import { saveComplianceProfileRules } from '#domain/companies/compliance-rules';
import { createGameRules, updateGameRules } from '#domain/games/game-rules';
import { createGameVersionRules, updateGameVersionRules } from '#domain/games/game-version-rules';
import { tournamentRules } from '#domain/tournaments/tournament-input-rules';
import { formErrors } from './form-errors';

type Case = readonly [rule: GenericSchema, bad: object, fault: Record<string, string>, entered?: object];

const game = (rule: GenericSchema) =>
  ({
    tags: [
      rule,
      { tags: ['sea', 'x'.repeat(31)] },
      { tags: `"${'x'.repeat(31)}": You must enter a maximum of 30 characters` },
    ],
    images: [rule, { images: ['elsewhere/1.png'] }, { images: '"elsewhere/1.png": Invalid format' }],
    languages: [
      rule,
      { languages: ['en', 'english'] },
      { languages: '"English" is not a language code. Use two lowercase letters, such as en.' },
      { languages: 'en, English' },
    ],
    restrictedCountries: [
      rule,
      { restrictedCountries: ['US', 'NORWAY'] },
      { restrictedCountries: '"Norway" is not a country code. Use two letters, such as NO.' },
      { restrictedCountries: 'us, , Norway' },
    ],
  }) satisfies Record<string, Case>;
const version = (rule: GenericSchema) =>
  ({
    betLevels: [
      rule,
      { betLevels: [20, Number.NaN] },
      { betLevels: '"forty" is not a bet. Use a whole number from 1 to 1,000,000.' },
      { betLevels: '20, forty' },
    ],
    symbols: [
      rule,
      {
        symbols: [
          { symbol: 'A', name: 'Anchor' },
          { symbol: 'B', name: '' },
        ],
      },
      { 'symbols.1.name': 'This field is required' },
    ],
  }) satisfies Record<string, Case>;
const casino = (rule: GenericSchema) =>
  ({
    blockedCountries: [
      rule,
      { blockedCountries: ['XX'] },
      { blockedCountries: '"xx" is not a country code. Use two letters, such as NO.' },
      { blockedCountries: 'xx' },
    ],
    embedOrigins: [
      rule,
      { embedOrigins: ['https://casino.example/lobby'] },
      {
        embedOrigins:
          '"https://casino.example/lobby" is not an origin. Write it like https://casino.example, without a path.',
      },
    ],
  }) satisfies Record<string, Case>;
const company = (rule: GenericSchema) =>
  ({
    image: [rule, { image: [' '] }, { image: '" ": This field is required' }],
  }) satisfies Record<string, Case>;

/** An invalid item for each list in an input of the API, and the error that its form shows. */
const cases: Record<string, Record<string, Case>> = {
  CreateCompanyInput: company(createCompanyRules),
  UpdateCompanyInput: company(updateCompanyRules),
  SaveComplianceProfileInput: {
    beneficialOwners: [
      saveComplianceProfileRules,
      { beneficialOwners: [{ name: 'Ada', country: 'Norway', percent: 30 }] },
      { 'beneficialOwners.0.country': 'Invalid format. Choose a country' },
    ],
    licences: [
      saveComplianceProfileRules,
      { licences: [{ authority: 'MGA', number: '1', scope: 'All', validTo: '' }] },
      { 'licences.0.validTo': 'This field is required' },
    ],
  },
  CreateGameInput: game(createGameRules),
  UpdateGameInput: game(updateGameRules),
  CreateGameVersionInput: version(createGameVersionRules),
  UpdateGameVersionInput: version(updateGameVersionRules),
  CreateCasinoInput: casino(createCasinoRules),
  UpdateCasinoInput: casino(updateCasinoRules),
  UpdateBrandInput: {
    featuredGameIds: [
      updateBrandRules,
      { featuredGameIds: [''] },
      { featuredGameIds: '"": This field is required' },
    ],
  },
  SaveCoinPackageInput: {
    coins: [
      saveCoinPackageRules,
      { coins: [{ code: 'GLD', amount: '-5' }] },
      { 'coins.0.amount': 'This field can only contain numbers' },
    ],
  },
  TournamentRulesInput: {
    gameIds: [tournamentRules, { gameIds: ['amber', ''] }, { gameIds: '"": This field is required' }],
    prizes: [
      tournamentRules,
      { prizes: [{ rankFrom: 0, rankTo: 1 }] },
      { 'prizes.0.rankFrom': 'Enter a number from 1 to 1,000' },
    ],
  },
};
/**
 * Lists without a test here: checkboxes with fixed choices, which cannot contain an invalid item; lists
 * that no form sends; and the tags of players, which `players-page.test.tsx` tests.
 */
const unasked = [
  'BrandUserTagsInput.tags',
  'CreateApiKeyInput.scopes',
  'CreateWebhookEndpointInput.events',
  'UpdateWebhookEndpointInput.events',
  'GameFilter.features',
  'SaveNotificationSettingsInput.emailTopics',
  'PublishLeaderboardInput.standings',
];
/** The filters and conditions of Amplify's generated clients, which no form sends. */
const isOfAmplify = (input: string) => /^Model\w+Input$/.test(input);

const listsOfInputs = parse(readFileSync('domain/schema.graphql', 'utf8')).definitions.flatMap((definition) =>
  definition.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION && !isOfAmplify(definition.name.value)
    ? (definition.fields ?? [])
        .filter(({ type }) => (type.kind === Kind.NON_NULL_TYPE ? type.type : type).kind === Kind.LIST_TYPE)
        .map(({ name }) => `${definition.name.value}.${name.value}`)
    : [],
);
const tested = Object.entries(cases).flatMap(([input, fields]) =>
  Object.entries(fields).map(([field, each]) => [`${input}.${field}`, each] as const),
);

test('every list of an input has a test case with an invalid item', () => {
  expect([...tested.map(([name]) => name), ...unasked].sort()).toEqual(listsOfInputs.sort());
});

test.each(tested)(
  '%s shows the error of an invalid item on a field',
  (name, [rule, bad, fault, entered = bad]) => {
    const list = name.split('.')[1] ?? '';
    const shown = Object.entries(formErrors(rule, bad, entered)).filter(([path]) => path.startsWith(list));
    expect(Object.fromEntries(shown)).toEqual(fault);
  },
);
