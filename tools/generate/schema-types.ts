import { codegen } from '@graphql-codegen/core';
import * as typescript from '@graphql-codegen/typescript';
import type { DocumentNode } from 'graphql';
import { scalars } from './schema';

export const schemaTypesFile = 'domain/generated/types.ts';

/** The TypeScript types of the schema. */
export const schemaTypes = async (schema: DocumentNode): Promise<string> => {
  const code = await codegen({
    filename: schemaTypesFile,
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
          scalars,
        },
      },
    ],
    pluginMap: { typescript },
  });
  return `// Made from domain/schema.graphql by \`npm run generate\`; not edited by hand.\n${code}\n`;
};
