import { randomUUID } from 'node:crypto';
import {
  getArgumentValues,
  getVariableValues,
  OperationTypeNode,
  visit,
  type FieldNode,
  type DocumentNode,
  isObjectType,
  TypeInfo,
  visitWithTypeInfo,
} from 'graphql';
import * as v from 'valibot';
import type { CloudServices } from '#local/services/needs';
import type { Api } from '../api';
import { executeOperation } from '../execution/execute-operation';
import type { Extended } from '../execution/extended';
import { fieldsOf, selectionInfo } from '../execution/selection';
import { findCaller, type CallerNeeds } from '../request/find-caller';
import type { ChosenOperation, ReadOperation } from '../request/operations';
import { readBody, type GraphQlRequest } from '../request/read-body';
import { Rejection } from '../request/rejection';
import { FieldError, notAuthorized } from '../runtime/field-error';
import type { ApiSchema } from '../schema/api-schema';
import { signedRequest } from './handshake';
import type { Subscription } from './subscription';
import type { Caller } from '../execution/caller';
import { opens } from '../execution/field-access';
import type { CheckedDocument } from '../execution/documents';

export interface ReportedError {
  readonly errorType?: string | null;
  readonly message: string;
}

/** A refused message; the client gets `errors`. */
export class MessageRefused extends Error {
  readonly errors: readonly ReportedError[];

  constructor(...errors: readonly ReportedError[]) {
    super(errors.map(({ message }) => message).join(', '));
    this.name = 'MessageRefused';
    this.errors = errors;
  }
}

export const unsupported = (operation: string): MessageRefused =>
  new MessageRefused({
    errorType: 'UnsupportedOperation',
    message: `${operation} not supported through the realtime channel`,
  });

export interface StartNeeds extends CallerNeeds, Pick<CloudServices, 'iam' | 'clock'> {
  readonly readOperation: ReadOperation;
}

const payloadRule = v.object({
  data: v.string(),
  extensions: v.object({ authorization: v.record(v.string(), v.unknown()) }),
});

/**
 * Authorizes a subscription by the credentials of its own message and runs its resolver, which may set filters.
 * Throws MessageRefused.
 */
export async function startSubscription(
  payload: unknown,
  { api, sourceIp, ...needs }: StartNeeds & { readonly api: Api; readonly sourceIp: string },
): Promise<Subscription> {
  const { schema } = api;
  const parsed = v.safeParse(payloadRule, payload);
  if (!parsed.success || schema === undefined) throw unsupported('unknown');
  const { data, extensions } = parsed.output;
  const request = signedRequest(extensions.authorization, { path: '/graphql', body: data }, sourceIp);
  const served = { ...api, schema };
  const caller = await findCaller(request, api.settings, needs);
  const body = readBody({ headers: {}, body: request.body });
  const operation = needs.readOperation(served, body);
  const { checked, definition } = operation;
  if (definition.operation !== OperationTypeNode.SUBSCRIPTION) throw unsupported(definition.operation);
  const requestId = randomUUID();
  const extended: Extended = { invalidations: [] };
  if (checked.faults.length === 0) checkSelectedFields(checked, schema, caller);
  const { errors } = await executeOperation(checked, body.operationName, {
    api: served,
    caller,
    iam: needs.iam,
    clock: needs.clock,
    requestId,
    headers: { ...request.headers, 'x-amzn-requestid': requestId },
    variables: body.variables,
    appended: [],
    extended,
    resolversRun: 0,
  });
  if (errors !== undefined)
    throw new MessageRefused(...errors.map(({ errorType, message }) => ({ errorType, message })));
  return subscriptionOf(operation, body, schema, extended);
}

/** Converts an error of the start of a subscription for the client. Rethrows unexpected errors. */
export function reportedErrors(error: unknown): readonly ReportedError[] {
  if (error instanceof MessageRefused) return error.errors;
  if (error instanceof FieldError || error instanceof Rejection)
    return [{ errorType: error.errorType, message: error.message }];
  throw error;
}

function subscriptionOf(
  { checked, definition }: ChosenOperation,
  { query, variables, operationName }: GraphQlRequest,
  schema: ApiSchema,
  { filter, invalidationFilter }: Extended,
): Subscription {
  const { coerced = {} } = getVariableValues(schema.schema, definition.variableDefinitions ?? [], variables);
  const [field] = fieldsOf(definition.selectionSet, selectionInfo(checked.document, coerced));
  const fieldName = field?.name.value ?? '';
  const known = schema.schema.getSubscriptionType()?.getFields()[fieldName];
  if (field === undefined || known === undefined) throw unsupported('unknown');
  return {
    fieldName,
    arguments: getArgumentValues(known, field, coerced),
    filters: { ...(filter && { filter }), ...(invalidationFilter && { invalidationFilter }) },
    selection: {
      key: JSON.stringify([query, operationName, selectsByVariables(checked.document, field) && variables]),
      schema,
      checked,
      operationName,
      variables,
    },
  };
}

/** Whether variables affect the selected fields, not only the arguments of the subscription. */
function selectsByVariables(document: DocumentNode, root: FieldNode): boolean {
  let found = false;
  visit(document, {
    VariableDefinition: () => false,
    Argument: (node) => (root.arguments?.includes(node) === true ? false : undefined),
    Variable: () => {
      found = true;
    },
  });
  return found;
}

/**
 * Throws FieldError for a field that the caller is not allowed to read. AppSync does not document whether it checks
 * fields below the first level before delivery, so applications must not rely on it.
 */
function checkSelectedFields(
  { document }: CheckedDocument,
  { schema, access }: ApiSchema,
  caller: Caller,
): void {
  const types = new TypeInfo(schema);
  const enter = () => {
    const parent = types.getParentType();
    const fieldName = types.getFieldDef()?.name;
    if (!parent || fieldName === undefined || fieldName.startsWith('__')) return;
    const owners =
      isObjectType(parent) || !('getFields' in parent) ? [parent] : schema.getPossibleTypes(parent);
    for (const { name } of owners)
      if (!opens(access(name, fieldName), caller)) throw notAuthorized(name, fieldName);
  };
  visit(document, visitWithTypeInfo(types, { Field: { enter } }));
}
