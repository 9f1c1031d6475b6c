import {
  getDirectiveValues,
  getNullableType,
  isNonNullType,
  type GraphQLField,
  type GraphQLSchema,
} from 'graphql';

/** Returns the subscription fields to which a mutation field publishes. */
export type Subscribers = (mutationField: string) => readonly string[];

/**
 * Reads `@aws_subscribe`. Throws for a subscription that no mutation can reach or whose type differs from that of its
 * mutations.
 * https://docs.aws.amazon.com/appsync/latest/devguide/aws-appsync-real-time-data.html
 */
export function subscribers(schema: GraphQLSchema): Subscribers {
  const byMutation = new Map<string, string[]>();
  for (const field of Object.values(schema.getSubscriptionType()?.getFields() ?? {})) {
    for (const name of mutationsOf(field, schema)) {
      checkPair(field, name, schema);
      byMutation.set(name, [...(byMutation.get(name) ?? []), field.name]);
    }
  }
  return (mutationField) => byMutation.get(mutationField) ?? [];
}

type Field = GraphQLField<unknown, unknown>;

function mutationsOf({ name, type, astNode }: Field, schema: GraphQLSchema): readonly string[] {
  const directive = schema.getDirective('aws_subscribe');
  const given = directive && astNode && getDirectiveValues(directive, astNode)?.mutations;
  if (!Array.isArray(given) || given.length === 0)
    throw new Error(`Subscription.${name} names no mutation in @aws_subscribe`);
  // Its resolver returns null when a subscription starts.
  if (isNonNullType(type)) throw new Error(`Subscription.${name} must have a nullable type`);
  return given as readonly string[];
}

function checkPair(field: Field, mutation: string, schema: GraphQLSchema): void {
  const published = schema.getMutationType()?.getFields()[mutation];
  if (published === undefined)
    throw new Error(`Subscription.${field.name}: there is no mutation ${mutation}`);
  if (String(getNullableType(published.type)) !== String(field.type))
    throw new Error(`Subscription.${field.name} has another type than Mutation.${mutation}`);
}
