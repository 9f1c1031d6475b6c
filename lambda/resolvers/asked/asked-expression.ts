import type { AskedField } from './comparisons';
import { limits } from '#domain/limits';
import { checkStrings } from '../check-strings';
import { checkLength } from '../check-text';
import { refuse } from '../refuse';
import type { Expression } from '../transaction';
import { compare, type Comparisons } from './comparisons';

/** Amplify's filter or condition: fields with their operators, and `and`, `or`, `not`. */
type Asked = Readonly<Record<string, unknown>>;

/** Parts of one expression; `asked` is not converted yet. */
interface Group {
  readonly asked?: Asked;
  readonly joiner: 'AND' | 'OR';
  readonly negated?: boolean;
  readonly outer?: Group;
  readonly parts: string[];
}

/**
 * APPSYNC_JS supports neither recursion nor counters, so each level of `and`, `or` and `not` is an iteration of a
 * loop.
 */
const levels = [1, 2, 3, 4, 5];

/**
 * Converts Amplify's filter or condition to an expression of DynamoDB that can be combined with others without
 * brackets; undefined for an empty one. Refuses one that exceeds the maximum length or nesting.
 */
export function askedExpression(field: AskedField, given: object | null | undefined): Expression | undefined {
  if (!given || Object.keys(given).length === 0) return undefined;
  checkLength(field, JSON.stringify(given), limits.filter);
  checkStrings({ args: { [field]: given } });
  const comparisons: Comparisons = { field, names: {}, values: {} };
  const groups: Group[] = [];
  const last = levels.length;
  let level: Group[] = [{ asked: given as Asked, joiner: 'AND', parts: [] }];
  for (const turn of levels) {
    groups.push(...level);
    const next: Group[] = [];
    for (const group of level) {
      for (const [name, asked] of Object.entries(group.asked ?? {})) {
        if (name === 'and' || name === 'or' || name === 'not') next.push(...inner(field, group, name, asked));
        else group.parts.push(...compare(comparisons, name, asked));
      }
    }
    if (turn === last && next.length > 0) refuse('input.invalid', { field });
    level = next;
  }
  return {
    expression: joined(groups),
    expressionNames: comparisons.names,
    expressionValues: comparisons.values,
  };
}

/** Returns the groups of the next level; an OR comes before its parts. */
function inner(field: AskedField, outer: Group, name: 'and' | 'or' | 'not', asked: unknown): Group[] {
  const list = (name === 'not' ? [asked] : (asked ?? [])) as readonly (Asked | null)[];
  const either: Group = { joiner: 'OR', outer, parts: [] };
  const found: Group[] = name === 'or' ? [either] : [];
  for (const one of list) {
    if (Object.keys(one ?? {}).length === 0) refuse('input.invalid', { field });
    const around = name === 'or' ? either : outer;
    found.push({ asked: one ?? {}, joiner: 'AND', negated: name === 'not', outer: around, parts: [] });
  }
  if (list.length === 0) refuse('input.invalid', { field });
  return found;
}

/** Joins the groups, starting with the innermost one. */
function joined(groups: readonly Group[]): string {
  let expression = '';
  for (const { parts, joiner, negated, outer } of [...groups].reverse()) {
    // DynamoDB rejects redundant brackets.
    const all = parts.length === 1 ? parts.join('') : `(${parts.join(` ${joiner} `)})`;
    expression = negated ? `(NOT ${all})` : all;
    if (outer) outer.parts.push(expression);
  }
  return expression;
}
