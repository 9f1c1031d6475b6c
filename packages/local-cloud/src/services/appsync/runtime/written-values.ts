import type { AnyNode } from 'acorn';
import type { Visit } from './syntax';

/**
 * Returns the texts that a program assigns to properties with this name, such as `operation`, if they are literals:
 * in an object, an assignment, a branch of a conditional or a referenced constant.
 */
export function writtenValues(visits: readonly Visit[], property: string): string[] {
  const constants = new Map(visits.flatMap(({ node }) => constantIn(node)));
  return visits.flatMap(({ node }) => {
    const value = valueGivenTo(property, node);
    return value === undefined ? [] : textsOf(value, constants, new Set());
  });
}

function constantIn(node: AnyNode): [string, AnyNode][] {
  return node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && node.init
    ? [[node.id.name, node.init]]
    : [];
}

function valueGivenTo(property: string, node: AnyNode): AnyNode | undefined {
  if (node.type === 'Property' && nameOf(node.key, node.computed) === property) return node.value;
  if (node.type !== 'AssignmentExpression' || node.left.type !== 'MemberExpression') return undefined;
  return nameOf(node.left.property, node.left.computed) === property ? node.right : undefined;
}

function nameOf(key: AnyNode, isComputed: boolean): unknown {
  if (key.type === 'Identifier' && !isComputed) return key.name;
  return key.type === 'Literal' ? key.value : undefined;
}

function textsOf(
  node: AnyNode,
  constants: ReadonlyMap<string, AnyNode>,
  seen: ReadonlySet<AnyNode>,
): string[] {
  if (seen.has(node)) return [];
  const within = (inner: AnyNode | undefined) =>
    inner === undefined ? [] : textsOf(inner, constants, new Set([...seen, node]));
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [node.value] : [];
    case 'TemplateLiteral':
      return node.expressions.length === 0 ? [node.quasis[0]?.value.cooked ?? ''] : [];
    case 'ConditionalExpression':
      return [...within(node.consequent), ...within(node.alternate)];
    case 'LogicalExpression':
      return [...within(node.left), ...within(node.right)];
    case 'Identifier':
      return within(constants.get(node.name));
    default:
      return [];
  }
}
