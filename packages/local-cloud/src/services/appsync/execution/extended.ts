import * as v from 'valibot';
import { readFilter, type SubscriptionFilter } from '../filters/subscription-filter';
import type { HandlerName } from '../runtime/code';
import { FieldError } from '../runtime/field-error';
import type { ExtensionCall } from '../runtime/modules';

export interface Invalidation {
  /** A field of the type Subscription. */
  readonly subscriptionField: string;
  readonly payload: Readonly<Record<string, unknown>>;
}

/** The calls of `extensions` by the resolvers of an operation. */
export interface Extended {
  filter?: SubscriptionFilter;
  invalidationFilter?: SubscriptionFilter;
  readonly invalidations: Invalidation[];
}

const invalidationRule = v.strictObject({
  subscriptionField: v.string(),
  payload: v.record(v.string(), v.unknown()),
});

// https://docs.aws.amazon.com/appsync/latest/devguide/extensions-js.html
const mostInvalidations = 5;

/**
 * Records a call of an extension: filters in response handlers of subscriptions, invalidations in those of mutations.
 * Throws FieldError for a call anywhere else or with an invalid argument.
 */
export function extend(
  extended: Extended,
  { name, argument }: ExtensionCall,
  { typeName, handler }: { readonly typeName: string; readonly handler: HandlerName },
): void {
  const home = name === 'invalidateSubscriptions' ? 'Mutation' : 'Subscription';
  if (typeName !== home || handler !== 'response')
    throw refused(`extensions.${name} is for response handlers of ${home} fields.`);
  if (name === 'setSubscriptionFilter') extended.filter = readFilter(argument);
  else if (name === 'setSubscriptionInvalidationFilter') extended.invalidationFilter = readFilter(argument);
  else addInvalidation(extended.invalidations, argument);
}

function addInvalidation(invalidations: Invalidation[], argument: unknown): void {
  const parsed = v.safeParse(invalidationRule, argument);
  if (!parsed.success) throw refused('subscription invalidation has no subscriptionField or payload.');
  const text = JSON.stringify(parsed.output);
  if (invalidations.some((one) => JSON.stringify(one) === text)) return;
  if (invalidations.length >= mostInvalidations)
    throw refused(`A request may invalidate subscriptions ${mostInvalidations} times at most.`);
  invalidations.push(parsed.output);
}

const refused = (message: string) => new FieldError(message, 'BadRequest');
