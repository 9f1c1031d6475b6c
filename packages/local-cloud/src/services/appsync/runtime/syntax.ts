import type { AnyNode, Program } from 'acorn';

export interface Visit {
  readonly node: AnyNode;
  readonly parent: Visit | undefined;
}

/** All nodes of a program, parents before their children. */
export function nodesOf(program: AnyNode | Program): readonly Visit[] {
  const visits: Visit[] = [];
  collect(program, undefined, visits);
  return visits;
}

/** Appends to an array. Nested generators would pass every node through all parents. */
function collect(node: AnyNode | Program, parent: Visit | undefined, visits: Visit[]): void {
  const visit = { node, parent };
  visits.push(visit);
  for (const value of Object.values(node) as unknown[]) {
    for (const child of Array.isArray(value) ? (value as unknown[]) : [value]) {
      if (isNode(child)) collect(child, visit, visits);
    }
  }
}

function isNode(value: unknown): value is AnyNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/** Whether an identifier is only a property name and does not refer to a binding. */
export function namesProperty(node: AnyNode, parent: AnyNode | undefined): boolean {
  switch (parent?.type) {
    case 'MemberExpression':
      return parent.property === node && !parent.computed;
    case 'Property':
      return parent.key === node && !parent.computed && !parent.shorthand;
    case 'ImportSpecifier':
      return parent.imported === node && parent.local !== node;
    case 'ExportSpecifier':
      return parent.exported === node && parent.local !== node;
    default:
      return false;
  }
}

/** The names bound by a pattern, such as `a` and `b` in `{ a, c: [b] }`. */
export function boundNames(pattern: AnyNode | null): string[] {
  switch (pattern?.type) {
    case 'Identifier':
      return [pattern.name];
    case 'ObjectPattern':
      return pattern.properties.flatMap((property) =>
        boundNames(property.type === 'Property' ? property.value : property.argument),
      );
    case 'ArrayPattern':
      return pattern.elements.flatMap(boundNames);
    case 'AssignmentPattern':
      return boundNames(pattern.left);
    case 'RestElement':
      return boundNames(pattern.argument);
    default:
      return [];
  }
}

/** The names that a node declares. */
export function declaredNames(node: AnyNode): string[] {
  switch (node.type) {
    case 'VariableDeclarator':
      return boundNames(node.id);
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
      return [...boundNames(node.id ?? null), ...node.params.flatMap(boundNames)];
    case 'ImportSpecifier':
    case 'ImportNamespaceSpecifier':
      return [node.local.name];
    default:
      return [];
  }
}
