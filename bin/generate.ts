import { readFile, writeFile } from 'node:fs/promises';
import { codegen } from '@graphql-codegen/core';
import * as typescript from '@graphql-codegen/typescript';
import { parse } from 'graphql';

/** AppSync adds these to every schema; they stand here so that the contract parses outside AppSync. */
const appSyncAdditions = /* GraphQL */ `
  scalar AWSDate
  scalar AWSDateTime
  scalar AWSEmail
  scalar AWSJSON
  scalar AWSURL
  directive @aws_iam on OBJECT | FIELD_DEFINITION
  directive @aws_cognito_user_pools(cognito_groups: [String!]) on OBJECT | FIELD_DEFINITION
`;

const target = 'domain/generated/types.ts';

async function generateTypes(): Promise<string> {
  const schema = parse(`${await readFile('domain/schema.graphql', 'utf8')}\n${appSyncAdditions}`);
  const code = await codegen({
    filename: target,
    schema,
    documents: [],
    config: {},
    plugins: [
      {
        typescript: {
          skipTypename: true,
          enumsAsTypes: true,
          useTypeImports: true,
          avoidOptionals: { field: true },
          strictScalars: true,
          defaultScalarType: 'unknown',
          scalars: {
            AWSDate: 'string',
            AWSDateTime: 'string',
            AWSEmail: 'string',
            AWSJSON: 'string',
            AWSURL: 'string',
          },
        },
      },
    ],
    pluginMap: { typescript },
  });
  return `// Made from domain/schema.graphql by \`npm run generate\`; not edited by hand.\n${code}\n`;
}

const fresh = await generateTypes();
if (process.argv.includes('--check')) {
  const committed = await readFile(target, 'utf8').catch(() => '');
  if (committed !== fresh) {
    console.error(`${target} is stale: run \`npm run generate\` and commit the result.`);
    process.exitCode = 1;
  }
} else {
  await writeFile(target, fresh);
}
