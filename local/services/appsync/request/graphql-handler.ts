import { randomUUID } from 'node:crypto';
import { getOperationAST, GraphQLError } from 'graphql';
import type { HttpHandler, HttpRequest, HttpResponse } from '#local/platform/http';
import type { CloudServices } from '#local/services/needs';
import type { Api } from '../api';
import { documentReader, type CheckedDocument } from '../execution/documents';
import { executeOperation, type Answer } from '../execution/execute-operation';
import type { ApiSchema } from '../schema/api-schema';
import { findCaller, type CallerNeeds } from './find-caller';
import { malformed, readBody, unparsable } from './read-body';
import { Rejection } from './rejection';

type Needs = CallerNeeds & Pick<CloudServices, 'iam'>;

/** Answers `POST /graphql` for the one API there is. */
export function graphQlHandler(currentApi: () => Api | undefined, needs: Needs): HttpHandler {
  const reader = readerOfSchemas();
  return async (request) => {
    const requestId = randomUUID();
    if (request.method === 'OPTIONS') return respond(200, '', requestId);
    try {
      return respond(200, JSON.stringify(await answer(request, requestId)), requestId);
    } catch (error) {
      const { status, errorType, message } =
        error instanceof Rejection ? error : unexpected(error, requestId);
      return respond(status, JSON.stringify({ errors: [{ errorType, message }] }), requestId);
    }
  };

  async function answer(request: HttpRequest, requestId: string): Promise<Answer> {
    const api = currentApi();
    if (api?.schema === undefined) throw new Rejection(404, 'NotFoundException', 'There is no such API.');
    if (request.method !== 'POST')
      throw new Rejection(405, 'MethodNotAllowedException', `${request.method} is not supported.`);
    const caller = await findCaller(request, api.settings, needs);
    const { query, variables, operationName } = readBody(request);
    const checked = read(reader(api.schema, api), query);
    checkOperation(checked, operationName);
    return executeOperation(checked, operationName, {
      api: { ...api, schema: api.schema },
      caller,
      iam: needs.iam,
      clock: needs.clock,
      requestId,
      headers: { ...request.headers, 'x-amzn-requestid': requestId },
      variables,
      appended: [],
      resolversRun: 0,
    });
  }
}

type Reader = ReturnType<typeof documentReader>;

/** A deployment brings a schema of its own, and documents are checked anew. */
function readerOfSchemas(): (schema: ApiSchema, api: Api) => Reader {
  const readers = new WeakMap<ApiSchema, Reader>();
  return (schema, { settings }) => {
    const reader = readers.get(schema) ?? documentReader(schema.schema, settings);
    readers.set(schema, reader);
    return reader;
  };
}

function read(reader: Reader, query: string): CheckedDocument {
  try {
    return reader(query);
  } catch (error) {
    throw error instanceof GraphQLError ? malformed(unparsable) : error;
  }
}

function checkOperation({ document }: CheckedDocument, operationName: string | undefined): void {
  if (getOperationAST(document, operationName) !== null) return;
  const reason =
    operationName === undefined
      ? 'Must provide operation name if query contains multiple operations.'
      : `Unknown operation named '${operationName}'.`;
  throw new Rejection(400, 'BadRequestException', reason);
}

function unexpected(error: unknown, requestId: string): Rejection {
  console.error(`AppSync ${requestId}:`, error);
  return new Rejection(500, 'InternalFailure', 'An internal failure occurred.');
}

const respond = (status: number, body: string, requestId: string): HttpResponse => ({
  status,
  headers: {
    'content-type': 'application/json;charset=UTF-8',
    'x-amzn-requestid': requestId,
    'access-control-allow-origin': '*',
    'access-control-allow-headers': '*',
    'access-control-expose-headers': 'x-amzn-RequestId,x-amzn-ErrorType',
  },
  body,
});
