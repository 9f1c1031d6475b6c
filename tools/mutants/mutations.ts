import ts from 'typescript';

/** A small change of a program that its tests should notice. */
export interface Mutation {
  /** Offset in the text. */
  readonly at: number;
  readonly old: string;
  readonly new: string;
}

const operators: ReadonlyMap<string, string> = new Map([
  ['&&', '||'],
  ['||', '&&'],
  ['===', '!=='],
  ['!==', '==='],
  ['<', '<='],
  ['<=', '<'],
  ['>', '>='],
  ['>=', '>'],
  ['+', '-'],
  ['-', '+'],
  ['*', '/'],
  ['/', '*'],
]);

/**
 * All mutations of a TypeScript text, in order: another operator, another number, the other boolean, a condition that
 * is negated, the other branch, a call or an assignment that is left out.
 */
export function mutationsOf(text: string, isTsx: boolean): Mutation[] {
  const source = ts.createSourceFile(
    isTsx ? 'file.tsx' : 'file.ts',
    text,
    ts.ScriptTarget.Latest,
    true,
    isTsx ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const found: Mutation[] = [];
  const replace = (node: ts.Node, by: (old: string) => string): void => {
    const at = node.getStart(source);
    const old = text.slice(at, node.end);
    found.push({ at, old, new: by(old) });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node)) return;
    mutate(node, source, replace);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found.sort((one, other) => one.at - other.at);
}

function mutate(
  node: ts.Node,
  source: ts.SourceFile,
  replace: (node: ts.Node, by: (old: string) => string) => void,
): void {
  if (ts.isBinaryExpression(node)) {
    const other = operators.get(node.operatorToken.getText(source));
    // A sum of texts has no difference.
    const isText = node.getText(source).includes("'") || node.getText(source).includes('`');
    if (other !== undefined && !(other === '-' && isText)) replace(node.operatorToken, () => other);
  } else if (ts.isNumericLiteral(node)) replace(node, (old) => `(${old} + 1)`);
  else if (node.kind === ts.SyntaxKind.TrueKeyword) replace(node, () => 'false');
  else if (node.kind === ts.SyntaxKind.FalseKeyword) replace(node, () => 'true');
  else if (ts.isIfStatement(node)) replace(node.expression, (old) => `!(${old})`);
  else if (ts.isConditionalExpression(node)) replace(node.condition, (old) => `!(${old})`);
  else if (ts.isExpressionStatement(node)) replace(node, () => ';');
}
