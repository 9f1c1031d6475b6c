import type { Invalidation } from '../execution/extended';
import type { OperationRun } from '../execution/operation-run';
import { matchesArguments, matchesFilter } from '../filters/matches';
import type { ChosenOperation } from '../request/operations';
import type { Subscribers } from '../schema/subscribers';
import { publications, type Publication } from './published-data';
import type { Register } from './register';
import type { Subscription, Selection } from './subscription';
import { executeSync, type GraphQLFieldResolver } from 'graphql';
import { property } from '../execution/resolve-field';
import { shownExecutionError } from '../execution/shown-error';

/** Publishes the result of a mutation. Subscribers get it after the caller of the mutation. */
export type Publish = (operation: ChosenOperation, data: unknown, run: OperationRun) => void;

// https://docs.aws.amazon.com/general/latest/gr/appsync.html: the payload of a subscription.
const mostPayloadBytes = 240 * 1024;

/** Number of subscribers served before other work of this process, such as HTTP requests, continues. */
const mostInATurn = 100;
/** Maximum number of mutations that wait to be published. Further mutations are delayed. */
const mostWaiting = 100;

export function createPublish(register: Register): Publish {
  const waiting: Iterator<void>[] = [];
  const sendSome = () => {
    do {
      const [first] = waiting;
      if (first === undefined) return;
      if (isDone(first)) waiting.shift();
    } while (waiting.length > mostWaiting);
    if (waiting.length > 0) setImmediate(sendSome);
  };
  return (operation, data, run) => {
    const published = publications(operation, data, run);
    const { invalidations } = run.extended;
    if (published.length === 0 && invalidations.length === 0) return;
    if (waiting.length === 0) setImmediate(sendSome);
    waiting.push(publishing(published, invalidations, run.api.schema.subscribers, register));
  };
}

/** Runs the next step. Returns whether the publication is complete. */
function isDone(turns: Iterator<void>): boolean {
  try {
    return turns.next().done === true;
  } catch (error) {
    console.error('AppSync: not published', error);
    return true;
  }
}

function* publishing(
  published: readonly Publication[],
  invalidations: readonly Invalidation[],
  subscribers: Subscribers,
  register: Register,
): Generator<void> {
  // Invalidated subscriptions do not get this message.
  for (const invalidation of invalidations) invalidate(invalidation, register);
  for (const publication of published) yield* deliver(publication, subscribers, register);
}

function invalidate({ subscriptionField, payload }: Invalidation, register: Register): void {
  for (const subscriber of [...register.of(subscriptionField)]) {
    const { invalidationFilter } = subscriber.subscription.filters;
    if (invalidationFilter !== undefined && matchesFilter(invalidationFilter, payload))
      subscriber.invalidate();
  }
}

function* deliver(
  { mutationField, data }: Publication,
  subscribers: Subscribers,
  register: Register,
): Generator<void> {
  for (const fieldName of subscribers(mutationField)) {
    const payloads = new Map<string, string | undefined>();
    for (const [place, subscriber] of [...register.of(fieldName)].entries()) {
      if (place > 0 && place % mostInATurn === 0) yield;
      const { subscription } = subscriber;
      if (!isMeant(subscription, data)) continue;
      const { key } = subscription.selection;
      if (!payloads.has(key)) payloads.set(key, deliverable(subscription, data));
      const payload = payloads.get(key);
      if (payload !== undefined) subscriber.deliver(payload);
    }
  }
}

/** A filter of the resolver replaces the comparison of arguments. Lists never match. */
function isMeant({ filters: { filter }, arguments: given }: Subscription, data: unknown): boolean {
  return filter === undefined ? matchesArguments(given, data) : matchesFilter(filter, data);
}

function deliverable({ selection, fieldName }: Subscription, data: unknown): string | undefined {
  const payload = payloadOf(selection, fieldName, data);
  const bytes = Buffer.byteLength(payload);
  if (bytes <= mostPayloadBytes) return payload;
  console.error(
    `AppSync Subscription.${fieldName}: not delivered, the payload has ${bytes} bytes of at most ${mostPayloadBytes}`,
  );
  return undefined;
}

/** Creates the payload of a data message: the published data that the client selected. Runs no resolvers. */
function payloadOf(
  { schema: { schema }, checked, operationName, variables }: Selection,
  fieldName: string,
  data: unknown,
): string {
  const { data: selected, errors = [] } = executeSync({
    schema,
    document: checked.document,
    operationName,
    rootValue: { [fieldName]: data },
    variableValues: variables,
    fieldResolver: ofSource,
  });
  const shown = errors.map((error) => shownExecutionError(error, schema));
  return JSON.stringify({ data: selected, ...(shown.length > 0 && { errors: shown }) });
}

const ofSource: GraphQLFieldResolver<unknown, unknown> = (source, _given, _context, { fieldName }) =>
  property(source, fieldName);
