import { buildASTSchema, concatAST, Kind, parse, type DocumentNode, type GraphQLSchema } from 'graphql';
import { accessRules, type AccessRules, type AuthMode } from './access-rules';
import { refuseProse } from './refuse-prose';
import { subscribers, type Subscribers } from './subscribers';
import { equipScalars, scalarNames } from './scalars';

/** A schema and the access rules of its fields. */
export interface ApiSchema {
  readonly schema: GraphQLSchema;
  readonly access: AccessRules;
  readonly subscribers: Subscribers;
}

/** Builds the schema of an API from its SDL. Throws if it is invalid or uses unsupported features. */
export function apiSchema(definition: string, defaultMode: AuthMode): ApiSchema {
  const document = parse(definition);
  refuseProse(document);
  refuseUnsupported(document);
  const schema = buildASTSchema(concatAST([prelude, document]));
  equipScalars(schema);
  return { schema, access: accessRules(document, defaultMode), subscribers: subscribers(schema) };
}

const prelude = parse(`
  directive @aws_iam on OBJECT | FIELD_DEFINITION
  directive @aws_cognito_user_pools(cognito_groups: [String!]) on OBJECT | FIELD_DEFINITION
  directive @aws_subscribe(mutations: [String!]!) on FIELD_DEFINITION
  ${scalarNames.map((name) => `scalar ${name}`).join('\n')}
`);

function refuseUnsupported({ definitions }: DocumentNode): void {
  for (const node of definitions) {
    if (node.kind === Kind.SCALAR_TYPE_DEFINITION)
      throw new Error(`AppSync has no custom scalars, such as ${node.name.value}`);
  }
}
