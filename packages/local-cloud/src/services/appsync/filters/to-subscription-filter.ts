interface Rule {
  readonly fieldName: string;
  readonly operator: string;
  readonly value: unknown;
}

/** Alternatives, each with rules that must all match. Empty if every field was ignored. */
type AnyOf = readonly (readonly Rule[])[];

type Conditions = Readonly<Record<string, unknown>>;

/**
 * `util.transform.toSubscriptionFilter`. Several operators of one field are combined with OR, several fields with
 * AND.
 * https://docs.aws.amazon.com/appsync/latest/devguide/built-in-util-js.html
 */
export function toSubscriptionFilter(
  conditions: Conditions,
  ignoredFields: readonly string[] = [],
  rules: Conditions = {},
): { filterGroup: { filters: readonly Rule[] }[] } {
  const ignored = new Set(ignoredFields);
  const strict = Object.entries(rules).flatMap(([name, operators]) => ofField(name, operators));
  return { filterGroup: both(ofObject(conditions, ignored), strict).map((filters) => ({ filters })) };
}

function ofObject(conditions: Conditions, ignored: ReadonlySet<string>): AnyOf {
  return Object.entries(conditions)
    .map(([key, value]): AnyOf => {
      if (key === 'and') return all(value as readonly Conditions[], ignored).reduce(both, []);
      if (key === 'or') return all(value as readonly Conditions[], ignored).flat();
      return ignored.has(key) ? [] : ofField(key, value);
    })
    .reduce(both, []);
}

const all = (parts: readonly Conditions[], ignored: ReadonlySet<string>) =>
  parts.map((part) => ofObject(part, ignored));

const ofField = (fieldName: string, operators: unknown): AnyOf =>
  Object.entries(operators as Conditions).map(([operator, value]) => [{ fieldName, operator, value }]);

function both(left: AnyOf, right: AnyOf): AnyOf {
  if (left.length === 0) return right;
  if (right.length === 0) return left;
  return left.flatMap((one) => right.map((other) => [...one, ...other]));
}
