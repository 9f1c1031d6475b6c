import * as v from 'valibot';
import { FieldError } from '../runtime/field-error';

type Value = string | number | boolean;

export interface FilterRule {
  /** A field of the published data; dots separate nested fields. */
  readonly fieldName: string;
  readonly operator: Operator;
  readonly value: Value | readonly Value[];
}

/** Matches if all rules of at least one group match. */
export type SubscriptionFilter = readonly (readonly FilterRule[])[];

const number = v.pipe(v.number(), v.finite());
const scalar = v.union([v.string(), number]);
const listOf = (most: number) => v.pipe(v.array(scalar), v.minLength(1), v.maxLength(most));

/**
 * The value type of each operator.
 * https://docs.aws.amazon.com/appsync/latest/devguide/extensions-js.html
 */
const values = {
  eq: v.union([scalar, v.boolean()]),
  ne: v.union([scalar, v.boolean()]),
  le: scalar,
  lt: scalar,
  ge: scalar,
  gt: scalar,
  contains: scalar,
  notContains: scalar,
  beginsWith: v.string(),
  in: listOf(5),
  notIn: listOf(5),
  between: v.pipe(v.array(scalar), v.length(2)),
  containsAny: listOf(20),
} as const;

export type Operator = keyof typeof values;

const operators = Object.keys(values) as [Operator, ...Operator[]];

// AWS does not document these limits; Amplify generates resolvers that stay below them.
const mostGroups = 10;
const mostRules = 10;

const shape = v.strictObject({
  filterGroup: v.pipe(
    v.array(
      v.strictObject({
        filters: v.pipe(
          v.array(
            v.strictObject({
              fieldName: v.pipe(v.string(), v.nonEmpty(), v.maxLength(256)),
              operator: v.picklist(operators),
              value: v.union([scalar, v.boolean(), v.array(v.union([scalar, v.boolean()]))]),
            }),
          ),
          v.minLength(1),
          v.maxLength(mostRules),
        ),
      }),
    ),
    v.minLength(1),
    v.maxLength(mostGroups),
  ),
});

/** Parses the argument of a filter extension. Throws FieldError. */
export function readFilter(given: unknown): SubscriptionFilter {
  const parsed = v.safeParse(shape, given);
  if (!parsed.success) {
    const [issue] = parsed.issues;
    throw refused(`subscription filter is invalid at ${v.getDotPath(issue) ?? 'its root'}: ${issue.message}`);
  }
  const groups = parsed.output.filterGroup.map(({ filters }) => filters);
  for (const { operator, value } of groups.flat())
    if (!v.is(values[operator], value))
      throw refused(`subscription filter has invalid filter value for operator \`${operator}\`.`);
  return groups;
}

const refused = (message: string) => new FieldError(message, 'BadRequest');
