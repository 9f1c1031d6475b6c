import {
  buildASTSchema,
  concatAST,
  Kind,
  OperationTypeNode,
  parse,
  type DocumentNode,
  type GraphQLSchema,
} from 'graphql';
import { accessRules, type AccessRules, type AuthMode } from './access-rules';
import { refuseProse } from './refuse-prose';
import { equipScalars, scalarNames } from './scalars';

/** A schema and who may use its fields. */
export interface ApiSchema {
  readonly schema: GraphQLSchema;
  readonly access: AccessRules;
}

/**
 * Builds the schema of an API from its SDL. Throws for an invalid one and for what is not run here.
 */
export function apiSchema(definition: string, defaultMode: AuthMode): ApiSchema {
  const document = parse(definition);
  refuseProse(document);
  refuseUnsupported(document);
  const schema = buildASTSchema(concatAST([prelude, document]));
  equipScalars(schema);
  return { schema, access: accessRules(document, defaultMode) };
}

const prelude = parse(`
  directive @aws_iam on OBJECT | FIELD_DEFINITION
  directive @aws_cognito_user_pools(cognito_groups: [String!]) on OBJECT | FIELD_DEFINITION
  ${scalarNames.map((name) => `scalar ${name}`).join('\n')}
`);

function refuseUnsupported({ definitions }: DocumentNode): void {
  for (const node of definitions) {
    if (node.kind === Kind.SCALAR_TYPE_DEFINITION)
      throw new Error(`AppSync has no custom scalars, such as ${node.name.value}`);
    if (node.kind === Kind.OBJECT_TYPE_DEFINITION && node.name.value === 'Subscription')
      throw new Error('subscriptions are not supported by the local cloud');
    if (
      node.kind === Kind.SCHEMA_DEFINITION &&
      node.operationTypes.some(({ operation }) => operation === OperationTypeNode.SUBSCRIPTION)
    )
      throw new Error('subscriptions are not supported by the local cloud');
  }
}
