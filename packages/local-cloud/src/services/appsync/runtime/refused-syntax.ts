import type { AnyNode } from 'acorn';

/**
 * Returns why APPSYNC_JS does not support the syntax; undefined if it does.
 * https://docs.aws.amazon.com/appsync/latest/devguide/supported-features.html
 */
export function refusedSyntax(node: AnyNode): string | undefined {
  const statement = refusedNodes[node.type];
  if (statement !== undefined) return `${statement} not supported`;
  switch (node.type) {
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
      if (node.async) return 'async functions are not supported';
      return node.generator ? 'generators are not supported' : undefined;
    case 'Literal':
      return node.regex === undefined ? undefined : 'regular expression literals are not supported';
    case 'UnaryExpression':
      return node.operator === '~' ? 'the operator ~ is not supported' : undefined;
    case 'UpdateExpression':
      return `the operator ${node.operator} is not supported`;
    case 'BinaryExpression':
      return node.operator === 'in' || node.operator === 'instanceof'
        ? `the operator ${node.operator} is not supported`
        : undefined;
    case 'Property':
      return node.kind === 'init' ? undefined : 'getters and setters are not supported';
    default:
      return undefined;
  }
}

const refusedNodes: Readonly<Record<string, string>> = {
  AwaitExpression: 'await is',
  ClassDeclaration: 'classes are',
  ClassExpression: 'classes are',
  ContinueStatement: 'continue is',
  DebuggerStatement: 'debugger is',
  DoWhileStatement: 'do-while is',
  ExportAllDeclaration: 'export * is',
  ExportDefaultDeclaration: 'export default is',
  ForStatement: 'for with a counter is',
  ImportDefaultSpecifier: 'default imports are',
  ImportExpression: 'import() is',
  LabeledStatement: 'labels are',
  MetaProperty: 'import.meta and new.target are',
  NewExpression: 'new is',
  ThisExpression: 'this is',
  ThrowStatement: 'throw is',
  TryStatement: 'try is',
  WhileStatement: 'while is',
  YieldExpression: 'yield is',
};
