import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import {
  Kind,
  parse,
  print,
  TokenKind,
  visit,
  type DefinitionNode,
  type DirectiveNode,
  type InputValueDefinitionNode,
} from 'graphql';
import { playerFields } from '#lib/api/player-fields';
import { operations, permissionOf } from '#test/authorization/matrix/matrix';
import { resourcesOf, synthesized } from '#test/synth/synthesized';
import type { VariantName } from '#test/synth/variants';

const contract = readFileSync('domain/schema.graphql', 'utf8');
const served = servedText('dev');

function servedText(variant: VariantName): string {
  const [schema] = resourcesOf(synthesized(variant), 'AWS::AppSync::GraphQLSchema');
  const text = schema?.properties.Definition;
  if (typeof text !== 'string') throw new Error('The template has no schema.');
  return text;
}

const directives = (given: readonly DirectiveNode[] = []) => given.map(print).join(' ');

const argument = ({ name, type, defaultValue, directives: given }: InputValueDefinitionNode) =>
  [name.value, print(type), defaultValue && print(defaultValue), directives(given)].join(' ');

/** A line for each type, field, enum value and union, with its arguments and directives. */
function linesOf(definition: DefinitionNode): readonly string[] {
  if (definition.kind === Kind.SCHEMA_DEFINITION)
    return definition.operationTypes.map(({ operation, type }) => `${operation}: ${print(type)}`);
  if (!('name' in definition) || !definition.name) throw new Error(`${definition.kind} is not compared.`);
  const type = definition.name.value;
  const itself = `${definition.kind} ${type} ${directives(definition.directives)}`;
  switch (definition.kind) {
    case Kind.ENUM_TYPE_DEFINITION:
      return [
        itself,
        ...(definition.values ?? []).map(
          (value) => `${type}.${value.name.value} ${directives(value.directives)}`,
        ),
      ];
    case Kind.INPUT_OBJECT_TYPE_DEFINITION:
      return [itself, ...(definition.fields ?? []).map((field) => `${type}.${argument(field)}`)];
    case Kind.OBJECT_TYPE_DEFINITION:
      return [
        itself,
        ...(definition.fields ?? []).map(
          (field) =>
            `${type}.${field.name.value}(${(field.arguments ?? []).map(argument).join(', ')}): ` +
            `${print(field.type)} ${directives(field.directives)}`,
        ),
      ];
    default:
      throw new Error(`${definition.kind} is not compared.`);
  }
}

const allLines = (text: string) => parse(text).definitions.flatMap(linesOf);

describe('the schema that AppSync gets', () => {
  test('has the types, fields, arguments and directives of the contract', () => {
    expect(allLines(contract).length).toBeGreaterThan(300);
    expect(allLines(served)).toEqual(allLines(contract));
  });

  test('has no descriptions', () => {
    const described: string[] = [];
    visit(parse(served), {
      enter: (node) => {
        if ('description' in node && node.description) described.push(node.description.value);
      },
    });
    expect(described).toEqual([]);
  });

  test('has no comments', () => {
    const comments: string[] = [];
    for (let token = parse(served).loc?.startToken; token; token = token.next ?? undefined)
      if (token.kind === TokenKind.COMMENT) comments.push(token.value);
    expect(comments).toEqual([]);
  });
});

describe('the fields of players', () => {
  const fieldOf = (operation: string) => operation.replace(/^(Query|Mutation)\./, '');

  test('are those that users without a group can use after they chose to play', () => {
    // CU has level ADMIN, so CU cannot use the fields that give something to players who do not manage the brand.
    const isForReceivers = (operation: (typeof operations)[number]) =>
      permissionOf(operation, 'BP') === 'self' && permissionOf(operation, 'BA') === 'none';
    const gained = operations.filter(
      (operation) =>
        /^(Query|Mutation)\./.test(operation) &&
        // Visitors can use it: a report can be public.
        operation !== 'Query.getWalletReport' &&
        (permissionOf(operation, 'CU') !== permissionOf(operation, 'U0') || isForReceivers(operation)),
    );
    expect([...playerFields].sort()).toEqual(
      [...gained.map(fieldOf), 'choosePlay', 'getPlayerChoice'].sort(),
    );
  });

  test('require a group where the setting turns the choice to play off', () => {
    const literal = allLines(servedText('dev, literal rules'));
    const contracted = new Set(allLines(contract));
    const changed = literal.filter((line) => !contracted.has(line));
    expect(changed.map((line) => fieldOf(line).replace(/\W.*$/, '')).sort()).toEqual(
      [...playerFields].sort(),
    );
    for (const line of changed)
      expect(line).toMatch(
        / @aws_cognito_user_pools\(cognito_groups: \["ADMINS", "OPERATORS", "PROVIDERS"\]\)$/,
      );
  });
});
