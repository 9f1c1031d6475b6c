import { randomUUID } from 'node:crypto';
import { OperationTypeNode } from 'graphql';
import type { HttpHandler, HttpRequest, HttpResponse } from '#local/platform/http';
import type { CloudServices } from '#local/services/needs';
import type { Api } from '../api';
import { executeOperation, type Answer } from '../execution/execute-operation';
import type { Publish } from '../subscriptions/publisher';
import { findCaller, type CallerNeeds } from './find-caller';
import type { ReadOperation } from './operations';
import { readBody } from './read-body';
import { Rejection } from './rejection';

interface Needs extends CallerNeeds, Pick<CloudServices, 'iam' | 'clock'> {
  readonly readOperation: ReadOperation;
  /** Publishes the result of a mutation to its subscribers. */
  readonly publish: Publish;
}

/** Handles `POST /graphql` for the single API. */
export function graphQlHandler(currentApi: () => Api | undefined, needs: Needs): HttpHandler {
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
    const body = readBody(request);
    const operation = needs.readOperation({ ...api, schema: api.schema }, body);
    // AppSync returns addresses of MQTT topics for old clients. This is not supported here.
    if (operation.definition.operation === OperationTypeNode.SUBSCRIPTION)
      throw new Rejection(400, 'UnsupportedOperation', 'Subscriptions need a WebSocket connection.');
    const run = {
      api: { ...api, schema: api.schema },
      caller,
      iam: needs.iam,
      clock: needs.clock,
      requestId,
      headers: { ...request.headers, 'x-amzn-requestid': requestId },
      variables: body.variables,
      appended: [],
      extended: { invalidations: [] },
      resolversRun: 0,
    };
    const reported = await executeOperation(operation.checked, body.operationName, run);
    if (operation.definition.operation === OperationTypeNode.MUTATION)
      needs.publish(operation, reported.data, run);
    return reported;
  }
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
