import { describe, expect, test } from '@jest/globals';
import { brandFields } from '#domain/casinos/brand-fields';
import { casinoFields } from '#domain/casinos/casino-fields';
import { coinFields, coinPackageFields } from '#domain/casinos/coin-fields';
import { companyFields } from '#domain/companies/company-fields';
import { complianceFields } from '#domain/companies/compliance-fields';
import type { Call, ContentField, Fields as Table } from '#domain/fields/field';
import { isContent } from '#domain/fields/form-values';
import { goodRow, goodValue } from '#domain/fields/testing/good-row';
import { gameFields } from '#domain/games/game-fields';
import { type Asker, givenFields, valueOf } from '#test/support/fields';
import { givenBrand, givenCasino, givenOperator } from '#test/world/given/operator';
import { givenGame, givenProvider, newId, type Row } from '#test/world/given/provider';

/** A caller with access to the mutation, and the required input besides the content. */
interface Prepared {
  readonly asker: Asker;
  readonly input: object;
  /** Returns the content in the response. Default: the response itself. */
  readonly contentOf?: (answer: Readonly<Record<string, unknown>>) => unknown;
}

const fields = givenFields();

const first = (list: unknown): unknown => (Array.isArray(list) ? list[0] : undefined);
const operator = () => givenOperator(fields);
const brandOf = async (more: Row) => {
  const asker = await operator();
  const brandId = await givenBrand(fields, asker, await givenCasino(fields, asker, 'ACTIVE'), 'DRAFT', more);
  return { asker, brandId };
};

const mutations: readonly (readonly [string, Table, Call, () => Promise<Prepared>])[] = [
  ['createCompany', companyFields, 'create', () => Promise.resolve({ asker: { sub: newId() }, input: {} })],
  [
    'updateCompany',
    companyFields,
    'update',
    async () => {
      const asker = await givenProvider(fields);
      return { asker, input: { id: asker.companyId, expectedVersion: 1 } };
    },
  ],
  [
    'createCasino',
    casinoFields,
    'create',
    async () => {
      const asker = await operator();
      return { asker, input: { companyId: asker.companyId } };
    },
  ],
  [
    'updateCasino',
    casinoFields,
    'update',
    async () => {
      const asker = await operator();
      return { asker, input: { id: await givenCasino(fields, asker), expectedVersion: 1 } };
    },
  ],
  [
    'createBrand',
    brandFields,
    'create',
    async () => {
      const asker = await operator();
      return { asker, input: { casinoId: await givenCasino(fields, asker), slug: newId().toLowerCase() } };
    },
  ],
  [
    'updateBrand',
    brandFields,
    'update',
    async () => {
      const { asker, brandId } = await brandOf({ gameIds: goodRow(brandFields).featuredGameIds });
      return { asker, input: { id: brandId, expectedVersion: 1 } };
    },
  ],
  [
    'createGame',
    gameFields,
    'create',
    async () => {
      const asker = await givenProvider(fields);
      return { asker, input: { companyId: asker.companyId, code: newId().toLowerCase() } };
    },
  ],
  [
    'updateGame',
    gameFields,
    'update',
    async () => {
      const asker = await givenProvider(fields);
      return { asker, input: { id: await givenGame(fields, asker, 'DRAFT'), expectedVersion: 1 } };
    },
  ],
  [
    'saveComplianceProfile',
    complianceFields,
    'create',
    async () => {
      const asker = await givenProvider(fields);
      return { asker, input: { companyId: asker.companyId, expectedVersion: 0 } };
    },
  ],
  [
    'saveCoinType',
    coinFields,
    'create',
    async () => {
      const { asker, brandId } = await brandOf({ coinTypes: [] });
      return { asker, input: { brandId, expectedVersion: 1 }, contentOf: (row) => first(row.coinTypes) };
    },
  ],
  [
    'saveCoinPackage',
    coinPackageFields,
    'create',
    async () => {
      const { asker, brandId } = await brandOf({});
      return { asker, input: { brandId, expectedVersion: 1 }, contentOf: (row) => first(row.packages) };
    },
  ],
];

/** The fields of the table that the input of the call has. */
const contentOf = (table: Table, call: Call) =>
  Object.entries(table)
    .filter(isContent)
    .filter(([, { only = call }]) => only === call);

describe.each(mutations)('%s', (mutation, table, call, prepare) => {
  const content = contentOf(table, call);
  const good = Object.fromEntries(content.map(([name, field]) => [name, goodValue(field)]));
  const ask = async (more: object) => {
    const { asker, input, contentOf: kept = (row) => row } = await prepare();
    const sent: Readonly<Record<string, unknown>> = { ...good, ...input, ...more };
    const answer = await fields.ask(asker, `Mutation.${mutation}`, { input: sent });
    return { answer, sent, kept };
  };

  test('keeps every field of the table', async () => {
    const { answer, sent, kept } = await ask({});
    const expected = Object.fromEntries(content.map(([name]) => [name, sent[name]]));
    expect(kept(valueOf(answer))).toMatchObject(expected);
  });

  const bounded = content.flatMap(([name, field]) => tooMuch(field).map((value) => [name, value] as const));
  test.each(bounded)('refuses %s beyond its limit', async (name, value) => {
    const { answer } = await ask({ [name]: value });
    expect(answer).toMatchObject({ refusal: expect.stringMatching(/^input[.]/) as unknown });
    expect(answer).toMatchObject({ reported: { field: expect.stringContaining(name) as unknown } });
  });

  const demanded = content.filter(([, { required, kind }]) => required && kind !== 'enum' && kind !== 'flag');
  test.each(demanded)('refuses %s as null', async (name) => {
    const { answer } = await ask({ [name]: null });
    expect(answer).toMatchObject({ refusal: 'input.required', reported: { field: name } });
  });
});

/** Returns values outside the field's limits. The schema itself checks booleans, enums and ids. */
function tooMuch(field: ContentField): unknown[] {
  switch (field.kind) {
    case 'flag':
    case 'enum':
    case 'id':
      return [];
    case 'line':
    case 'lines':
    case 'json':
      return ['x'.repeat(field.longest + 1)];
    case 'integer':
    case 'decimal':
      return [field.largest + 1, field.smallest - 1];
    case 'amount':
      return [`${field.largest + 1}`];
    case 'group':
      return Object.entries(field.fields).flatMap(([part, of]) =>
        tooMuch(of).map((value) => ({ ...goodRow(field.fields), [part]: value })),
      );
    case 'list':
      return [
        Array<unknown>(field.most + 1).fill(goodValue(field.of)),
        ...tooMuch(field.of).map((value) => [value]),
      ];
    default:
      return ['x'.repeat(300), 'x\u0007'];
  }
}
