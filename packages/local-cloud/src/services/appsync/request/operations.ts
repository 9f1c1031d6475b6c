import { getOperationAST, GraphQLError, type OperationDefinitionNode } from 'graphql';
import type { Api } from '../api';
import { documentReader, type CheckedDocument } from '../execution/documents';
import type { ApiSchema } from '../schema/api-schema';
import { malformed, unparsable, type GraphQlRequest } from './read-body';
import { Rejection } from './rejection';

/** The operation of a document that the request selects. */
export interface ChosenOperation {
  readonly checked: CheckedDocument;
  readonly definition: OperationDefinitionNode;
}

export type ReadOperation = (
  api: Api & { readonly schema: ApiSchema },
  request: Pick<GraphQlRequest, 'query' | 'operationName'>,
) => ChosenOperation;

/** Reads operations, parsing each document once per schema. Throws Rejection. */
export function operationReader(): ReadOperation {
  const readers = new WeakMap<ApiSchema, ReturnType<typeof documentReader>>();
  return ({ schema, settings }, { query, operationName }) => {
    const reader = readers.get(schema) ?? documentReader(schema.schema, settings);
    readers.set(schema, reader);
    const checked = read(reader, query);
    return { checked, definition: choose(checked, operationName) };
  };
}

function read(reader: (text: string) => CheckedDocument, query: string): CheckedDocument {
  try {
    return reader(query);
  } catch (error) {
    throw error instanceof GraphQLError ? malformed(unparsable) : error;
  }
}

function choose({ document }: CheckedDocument, operationName: string | undefined): OperationDefinitionNode {
  const chosen = getOperationAST(document, operationName);
  if (chosen) return chosen;
  const reason =
    operationName === undefined
      ? 'Must provide operation name if query contains multiple operations.'
      : `Unknown operation named '${operationName}'.`;
  throw new Rejection(400, 'BadRequestException', reason);
}
