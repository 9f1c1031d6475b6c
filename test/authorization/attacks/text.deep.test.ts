import { beforeAll, describe, expect, test } from '@jest/globals';
import {
  buildASTSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  type GraphQLField,
  type GraphQLInputType,
} from 'graphql';
import { ulid } from '#lambda/runtime/ulid';
import { schemaDocument } from '#tools/generate/schema';
import { openTestEnvironment } from '../environment/test-environment';

let environment: Awaited<ReturnType<typeof openTestEnvironment>>;
beforeAll(async () => {
  environment = await openTestEnvironment('text');
});

const schema = buildASTSchema(schemaDocument());
const roots = { query: schema.getQueryType(), mutation: schema.getMutationType() } as const;

const samples: Readonly<Record<string, unknown>> = {
  String: 'Blue Reef',
  ID: ulid(new Date()),
  Int: 1,
  Float: 1,
  Boolean: true,
  AWSDate: '2026-01-01',
  AWSDateTime: '2026-01-01T00:00:00.000Z',
  AWSEmail: 'ada@blue-reef.example',
  AWSJSON: '{}',
  AWSURL: 'https://blue-reef.example',
};

type Path = readonly string[];

/**
 * All positions of text in a value of a type. Each input type is visited once: filters contain filters, and their
 * operators are the same for every field.
 */
function textsIn(type: GraphQLInputType, path: Path, entered = new Set<string>()): Path[] {
  const named = getNamedType(type);
  if (isInputObjectType(named)) {
    if (entered.has(named.name)) return [];
    entered.add(named.name);
    return Object.values(named.getFields()).flatMap((field) =>
      textsIn(field.type, [...path, field.name], entered),
    );
  }
  return ['String', 'ID', 'AWSJSON'].includes(named.name) ? [path] : [];
}

/** A value of the type with the text at one position, and otherwise only required fields. */
function valueWith(type: GraphQLInputType, path: Path | undefined, text: string): unknown {
  if (isNonNullType(type)) return valueWith(type.ofType, path, text);
  if (isListType(type)) return path ? [valueWith(type.ofType, path, text)] : [];
  if (isInputObjectType(type)) {
    const given = Object.values(type.getFields()).flatMap((field) => {
      const inside = path?.[0] === field.name ? path.slice(1) : undefined;
      if (!inside && !isNonNullType(field.type)) return [];
      return [[field.name, valueWith(field.type, inside, text)]];
    });
    return Object.fromEntries(given) as unknown;
  }
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (!path) return samples[type.name];
  return type.name === 'AWSJSON' ? JSON.stringify({ text }) : text;
}

type Root = keyof typeof roots;
type Field = GraphQLField<unknown, unknown>;

async function ask(root: Root, { name, args, type }: Field, [place = '', ...inside]: Path, text: string) {
  const given = args.filter((arg) => arg.name === place || isNonNullType(arg.type));
  const declared = given.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ');
  const passed = given.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  const selection = isLeafType(getNamedType(type)) ? '' : '{ __typename }';
  const variables = Object.fromEntries(
    given.map((arg) => [arg.name, valueWith(arg.type, arg.name === place ? inside : undefined, text)]),
  );
  const query = `${root} (${declared}) { ${name}(${passed}) ${selection} }`;
  for (const who of ['AD', 'O+', 'P+', 'G'] as const) {
    const { data, errors } = await environment.personas[who].ask({ query, variables });
    if (errors[0]?.errorType !== 'Unauthorized') return { data: data?.[name] ?? null, errors };
  }
  throw new Error(`${name} is for none of the personas.`);
}

const fields = (Object.keys(roots) as Root[]).flatMap((root) =>
  Object.values(roots[root]?.getFields() ?? {}).map((field) => ({ root, name: field.name, field })),
);
const placesOf = ({ args }: Field) => args.flatMap((arg) => textsIn(arg.type, [arg.name]));
/** Called only by functions. */
const isOfFunctions = ({ name }: Field) => name === 'publishLeaderboard';
const withText = fields.filter(({ field }) => placesOf(field).length > 0 && !isOfFunctions(field));

test('finds nearly all fields with text', () => {
  expect(withText.length).toBeGreaterThan(80);
});

describe.each(withText)('$root $name', ({ root, field }) => {
  test.each(['\ud800', 'a\udfffb'])('refuses an unpaired surrogate in every field: %j', async (text) => {
    for (const path of placesOf(field)) {
      const { data, errors } = await ask(root, field, path, text);
      expect([path, data]).toEqual([path, null]);
      // AppSync parses page tokens. An invalid id has the same error as a missing one.
      const { errorType: code } = errors[0] ?? {};
      const isRefused =
        code === 'input.character' ||
        code === 'input.invalid' ||
        (code ?? '').endsWith('.missing') ||
        (path.at(-1) === 'nextToken' && code === 'BadRequestException');
      expect([path, code, isRefused]).toEqual([path, code, true]);
    }
  });

  test('handles text of any length without internal errors', async () => {
    for (const path of placesOf(field))
      for (const text of ['x'.repeat(3000), '\u0000', '{"$ne":null}']) {
        const { errors } = await ask(root, field, path, text);
        for (const { errorType, message } of errors) {
          expect([path, message]).toEqual([path, expect.not.stringMatching(engineWords)]);
          expect(['Code', 'InternalFailure']).not.toContain(errorType);
        }
      }
  });
});

const engineWords = /DynamoDB|Dynamo|Exception|call stack|Runtime Error|cannot read|not defined|\bat .*:\d+/i;

describe.each(['createGameVersion', 'updateGameVersion', 'startTestRun'])('%s', (name) => {
  test.each([100, 1000, 20_000])('refuses a model that is nested %d levels deep', async (levels) => {
    const field = roots.mutation?.getFields()[name];
    if (!field) throw new Error(`There is no ${name}.`);
    const { name: type } = getNamedType(field.args[0]?.type ?? null) ?? { name: 'none' };
    const mathModel = '['.repeat(levels) + ']'.repeat(levels);
    const input = { ...modelInputs[name], mathModel };
    const { data, errors } = await environment.personas['P+'].ask({
      query: `mutation ($input: ${type}!) { ${name}(input: $input) { __typename } }`,
      variables: { input },
    });
    expect(data?.[name] ?? null).toBeNull();
    const [{ errorType, message } = { errorType: null, message: '' }] = errors;
    if (levels <= 1000) expect(errorType).toBe('version.model-faulty');
    else expect(message).toContain('Unable to parse');
    expect(message).not.toMatch(engineWords);
  });
});

const face = { symbol: 'A', name: 'Ace' };
const modelInputs: Readonly<Record<string, object>> = {
  createGameVersion: {
    gameId: samples.ID,
    semver: '1.0.0',
    declaredRtp: '0.96',
    declaredMaxWinX: 100,
    betLevels: [1],
    rulesText: 'Play.',
    symbols: [face],
  },
  updateGameVersion: { gameId: samples.ID, id: samples.ID, expectedVersion: 1 },
  startTestRun: { rounds: 10_000 },
};
