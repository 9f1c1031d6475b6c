import { operators } from './operators';
import type { Lookup } from './pattern';

export type Condition = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

interface Test {
  readonly operator: string;
  readonly set: 'ForAnyValue' | 'ForAllValues' | undefined;
  readonly ifExists: boolean;
}

/** Throws for an unsupported operator, because an unknown condition must not be ignored. */
export function checkCondition(condition: Condition): void {
  for (const [name, keys] of Object.entries(condition)) {
    const { operator } = testOf(name);
    if (operator === 'Null') checkNull(name, keys);
    else if (!operators.has(operator))
      throw new Error(`condition operator ${name} is not supported by the local cloud`);
  }
}

/** IAM User Guide: `Null` supports neither `IfExists` nor set operators, and only the values `true` and `false`. */
function checkNull(name: string, keys: Condition[string]): void {
  if (name !== 'Null') throw new Error(`condition operator ${name} does not exist; write Null`);
  for (const [key, stated] of Object.entries(keys))
    if (!texts(stated).every((text) => text === 'true' || text === 'false'))
      throw new Error(`condition Null of ${key} must be true or false`);
}

/** Whether all operators and all their keys match. `variables` is absent for policies older than 2012-10-17. */
export function conditionMet(condition: Condition, lookup: Lookup, variables: Lookup | undefined): boolean {
  return Object.entries(condition).every(([name, keys]) =>
    Object.entries(keys).every(([key, stated]) => met(testOf(name), lookup(key), texts(stated), variables)),
  );
}

function testOf(name: string): Test {
  const [, set, operator = name, ifExists] =
    /^(?:(ForAnyValue|ForAllValues):)?(.*?)(IfExists)?$/.exec(name) ?? [];
  return { operator, set: set as Test['set'], ifExists: ifExists !== undefined };
}

function met(
  { operator, set, ifExists }: Test,
  value: string | readonly string[] | undefined,
  stated: readonly string[],
  variables: Lookup | undefined,
): boolean {
  const asked = value === undefined ? [] : texts(value);
  if (operator === 'Null') return stated.some((text) => (text === 'true') === (asked.length === 0));
  const known = operators.get(operator);
  if (known === undefined) return false;
  const one = (text: string) => stated.some((other) => known.meets(text, other, variables)) !== known.negated;
  if (set === 'ForAllValues') return asked.every(one);
  if (asked.length === 0) return ifExists || (known.negated && set === undefined);
  return known.negated && set === undefined ? asked.every(one) : asked.some(one);
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [String(value)];
}
