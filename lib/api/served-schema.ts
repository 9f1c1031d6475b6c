import { Definition, SchemaFile } from 'aws-cdk-lib/aws-appsync';
import { Kind, parse, print, visit, type ConstDirectiveNode } from 'graphql';
import { groupPrecedence } from '#domain/user-groups';
import { playerFields } from '#lib/api/player-fields';
import type { StageSettings } from '#lib/settings';

/**
 * Returns the schema in `file` without descriptions and comments, because AppSync's parser has rejected them.
 * https://github.com/aws/aws-appsync-community/issues/38, /issues/55 and /issues/410
 * Without the choice to play, the fields of players require a group.
 */
export function servedSchema(file: string, { playChoice }: Pick<StageSettings, 'playChoice'>): Definition {
  const schema = SchemaFile.fromAsset(file);
  const definition = withoutProse(schema.definition);
  schema.definition = playChoice === 'on' ? definition : forGroupsOnly(definition);
  return Definition.fromSchema(schema);
}

/** `printSchema` would drop AppSync's directives; printing the syntax tree keeps them. */
const withoutProse = (text: string) =>
  print(
    visit(parse(text), {
      enter: (node) => ('description' in node ? { ...node, description: undefined } : undefined),
    }),
  );

const anyGroup: ConstDirectiveNode = {
  kind: Kind.DIRECTIVE,
  name: { kind: Kind.NAME, value: 'aws_cognito_user_pools' },
  arguments: [
    {
      kind: Kind.ARGUMENT,
      name: { kind: Kind.NAME, value: 'cognito_groups' },
      value: {
        kind: Kind.LIST,
        values: Object.keys(groupPrecedence).map((value) => ({ kind: Kind.STRING, value })),
      },
    },
  ],
};

const forGroupsOnly = (text: string) =>
  print(
    visit(parse(text), {
      ObjectTypeDefinition: (type) => (['Query', 'Mutation'].includes(type.name.value) ? undefined : false),
      FieldDefinition: (field) =>
        playerFields.has(field.name.value) ? { ...field, directives: [anyGroup] } : undefined,
    }),
  );
