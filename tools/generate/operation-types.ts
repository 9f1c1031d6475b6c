import { codegen } from '@graphql-codegen/core';
import * as operations from '@graphql-codegen/typescript-operations';
import { type DocumentNode, Kind, OperationTypeNode } from 'graphql';
import type { CheckedDocuments } from './check-documents';
import { scalars } from './schema';

export const operationTypesFile = 'frontend/src/generated/operations.ts';

const suffixes = {
  [OperationTypeNode.QUERY]: 'Query',
  [OperationTypeNode.MUTATION]: 'Mutation',
  [OperationTypeNode.SUBSCRIPTION]: 'Subscription',
};

/**
 * The types of the variables and the result of each operation, of each fragment, and the table of the
 * operations.
 */
export const operationTypes = async (
  schema: DocumentNode,
  documents: CheckedDocuments['documents'],
): Promise<string> => {
  const code = await codegen({
    filename: operationTypesFile,
    schema,
    documents: documents.map((document) => ({ ...document })),
    config: {},
    plugins: [
      {
        operations: {
          skipTypename: true,
          inlineFragmentTypes: 'combine',
          useTypeImports: true,
          importSchemaTypesFrom: '~#domain/generated/types',
          strictScalars: true,
          defaultScalarType: 'unknown',
          scalars: { ...scalars, ID: 'string' },
        },
      },
    ],
    pluginMap: { operations },
  });
  const rows = documents.flatMap(({ document }) =>
    document.definitions.flatMap((definition) => {
      if (definition.kind !== Kind.OPERATION_DEFINITION || !definition.name) return [];
      const name = definition.name.value;
      const type = `${name}${suffixes[definition.operation]}`;
      return [`  readonly ${name}: { readonly result: ${type}; readonly variables: ${type}Variables };`];
    }),
  );
  return [
    '// Made from the GraphQL documents of the front end by `npm run generate`; not edited by hand.',
    code,
    '/** Every operation of the front end, by its name. */',
    'export interface Operations {',
    ...rows,
    '}',
    '',
  ].join('\n');
};
