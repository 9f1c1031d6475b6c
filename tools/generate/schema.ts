import { readFileSync } from 'node:fs';
import { parse } from 'graphql';

/** AppSync adds these to every schema. They are repeated here so that other tools can parse the schema. */
const appSyncAdditions = /* GraphQL */ `
  scalar AWSDate
  scalar AWSDateTime
  scalar AWSEmail
  scalar AWSJSON
  scalar AWSURL
  directive @aws_iam on OBJECT | FIELD_DEFINITION
  directive @aws_subscribe(mutations: [String!]!) on FIELD_DEFINITION
  directive @aws_cognito_user_pools(cognito_groups: [String!]) on OBJECT | FIELD_DEFINITION
`;

export const schemaDocument = () =>
  parse(`${readFileSync('domain/schema.graphql', 'utf8')}\n${appSyncAdditions}`);

/** The JSON types of AppSync's scalars. */
export const scalars = {
  AWSDate: 'string',
  AWSDateTime: 'string',
  AWSEmail: 'string',
  AWSJSON: 'string',
  AWSURL: 'string',
};
