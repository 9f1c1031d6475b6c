import type { AnyNode } from 'acorn';
import { nodesOf, type Visit } from './syntax';

/** Returns the recursive functions of a program, direct or indirect. AppSync does not support recursion. */
export function recursionIn(visits: readonly Visit[]): string[] {
  const calls = new Map(visits.flatMap(({ node }) => namedFunction(node) ?? []));
  return [...calls.keys()]
    .filter((name) => reaches(name, name, calls, new Set()))
    .map((name) => `${name} calls itself`);
}

/** Returns a function's name and the names that it calls. */
function namedFunction(node: AnyNode): [[string, Set<string>]] | undefined {
  if (node.type === 'FunctionDeclaration' && node.id !== null) return [[node.id.name, calledBy(node.body)]];
  if (node.type !== 'VariableDeclarator' || node.id.type !== 'Identifier') return undefined;
  const { init } = node;
  const isFunction = init?.type === 'ArrowFunctionExpression' || init?.type === 'FunctionExpression';
  return isFunction ? [[node.id.name, calledBy(init.body)]] : undefined;
}

function calledBy(body: AnyNode): Set<string> {
  return new Set(
    nodesOf(body).flatMap(({ node }) =>
      node.type === 'CallExpression' && node.callee.type === 'Identifier' ? [node.callee.name] : [],
    ),
  );
}

function reaches(
  from: string,
  to: string,
  calls: ReadonlyMap<string, ReadonlySet<string>>,
  seen: Set<string>,
): boolean {
  if (seen.has(from)) return false;
  seen.add(from);
  const called = calls.get(from) ?? new Set();
  return called.has(to) || [...called].some((next) => reaches(next, to, calls, seen));
}
