import { expect, test } from '@jest/globals';
import {
  buildASTSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredInputField,
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLObjectType,
} from 'graphql';
import { limits } from '#domain/limits';
import { resolverMap } from '#lib/api/resolver-map';
import type { ResolverPlan } from '#lib/api/resolver-plan';
import { tournamentSubscriptions } from '#lib/api/tournament-fields';
import { type Asker, givenFields } from '#test/support/fields';
import { newId } from '#test/world/given/provider';
import { schemaDocument } from '#tools/generate/schema';

const fields = givenFields();

const plans: Readonly<Record<string, Readonly<Record<string, ResolverPlan>>>> = {
  ...resolverMap,
  Subscription: tournamentSubscriptions,
};

type Field = GraphQLArgument | GraphQLInputField;
type Named = readonly [field: string, path: string];

const schema = buildASTSchema(schemaDocument());
const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].filter(
  (root) => root !== null && root !== undefined,
);

/** The ids in an argument, such as `input.rules.gameIds`. Amplify's conditions compare with any text. */
function idsIn({ name, type }: Field): string[] {
  const named = getNamedType(type);
  if (named.name === 'ID') return [name];
  if (!isInputObjectType(named) || named.name.startsWith('Model')) return [];
  return Object.values(named.getFields()).flatMap((inner) => idsIn(inner).map((path) => `${name}.${path}`));
}

const idsOf = (root: GraphQLObjectType): Named[] =>
  Object.values(root.getFields()).flatMap(({ name, args }) =>
    args.flatMap((arg) => idsIn(arg).map((path) => [`${root.name}.${name}`, path] as const)),
  );
const ids = roots.flatMap((root) => idsOf(root));

/** A value of a type with the required fields, in which the ids at `path` are `id`. */
function valueWith(type: GraphQLInputType, path: readonly string[], id: string): unknown {
  if (isNonNullType(type)) return valueWith(type.ofType, path, id);
  if (isListType(type)) return [valueWith(type.ofType, path, id)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type)) return valuesWith(Object.values(type.getFields()), path, id);
  if (type.name === 'ID') return path.length === 0 ? id : newId();
  return type.name === 'Boolean' ? true : type.name === 'String' ? '1' : 1;
}

function valuesWith(all: readonly Field[], [first, ...rest]: readonly string[], id: string) {
  const given = all.filter((field) => isRequiredInputField(field) || field.name === first);
  return Object.fromEntries(
    given.map(({ name, type }) => [name, valueWith(type, name === first ? rest : ['other'], id)]),
  );
}

/** The request of the first code that AppSync runs for a field. */
function ask(field: string, path: string, id: string) {
  const [type = '', name = ''] = field.split('.');
  const plan = plans[type]?.[name];
  const args = roots.find((root) => root.name === type)?.getFields()[name]?.args;
  if (!plan || !args) throw new Error(`${field} has no resolver.`);
  const code = plan.kind === 'unit' ? plan.code : 'pipeline';
  const asker: Asker = code === 'invoke-for-guest' ? { guest: 'guest' } : { sub: 'ada', groups: ['ADMINS'] };
  return fields.evaluate(code, asker, valuesWith(args, path.split('.'), id));
}

test('finds the ids of the schema', () => {
  expect(ids.length).toBeGreaterThan(100);
  expect(ids).toContainEqual(['Mutation.createTournament', 'input.rules.gameIds']);
});

test.each(ids)('%s refuses an invalid id as %s', (field, path) => {
  const longest = path === 'entityId' ? limits.objectKey : limits.id;
  const expected = { field: path.replace(/^input\./, '') };
  for (const [id, refusal] of [
    ['', 'input.required'],
    ['x'.repeat(longest + 1), 'input.too-long'],
    ['x\u0000y', 'input.character'],
    [`${newId()}\n`, 'input.character'],
  ] as const)
    expect(ask(field, path, id)).toMatchObject({ refusal, reported: expected });
});
