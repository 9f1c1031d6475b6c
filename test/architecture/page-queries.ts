import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

const root = 'frontend/src';

/**
 * The text of every GraphQL document that a page sends: the argument of every call of `operation(…)` in the
 * front end.
 */
export function pageQueries(): readonly string[] {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => join(root, file));
  // Parsing all files would take seconds.
  const asking = files.filter((file) => readFileSync(file, 'utf8').includes('operation'));
  return asking.flatMap((file) =>
    callsOf('operation', parsed(file)).map((text) => textOf(text, parsed(file))),
  );
}

const known = new Map<string, ts.SourceFile>();

function parsed(file: string): ts.SourceFile {
  const source =
    known.get(file) ?? ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  known.set(file, source);
  return source;
}

function callsOf(name: string, within: ts.Node): ts.Expression[] {
  const found: ts.Expression[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === name)
      found.push(...node.arguments.slice(0, 1));
    ts.forEachChild(node, look);
  };
  look(within);
  return found;
}

function textOf(expression: ts.Expression, source: ts.SourceFile): string {
  if (ts.isStringLiteralLike(expression)) return expression.text;
  if (ts.isTemplateExpression(expression))
    return expression.templateSpans.reduce(
      (text, span) => `${text}${textOf(span.expression, source)}${span.literal.text}`,
      expression.head.text,
    );
  if (ts.isIdentifier(expression)) return constant(expression.text, source) ?? parameter(expression);
  if (ts.isAsExpression(expression) || ts.isSatisfiesExpression(expression))
    return textOf(expression.expression, source);
  if (ts.isArrayLiteralExpression(expression))
    return expression.elements.map((element) => textOf(element, source)).join(' ');
  if (ts.isCallExpression(expression) && ts.isPropertyAccessExpression(expression.expression))
    if (expression.expression.name.text === 'join') return textOf(expression.expression.expression, source);
  throw new Error(`${source.fileName}: a query is made of ${expression.getText()}, which is not a text.`);
}

/** A constant of this file, or of the file that it is imported from. */
function constant(name: string, source: ts.SourceFile): string | undefined {
  for (const statement of source.statements) {
    if (ts.isVariableStatement(statement))
      for (const { name: declared, initializer } of statement.declarationList.declarations)
        if (ts.isIdentifier(declared) && declared.text === name && initializer)
          return textOf(initializer, source);
    const { importClause, moduleSpecifier } = ts.isImportDeclaration(statement)
      ? statement
      : { importClause: undefined, moduleSpecifier: undefined };
    const bindings = importClause?.namedBindings;
    if (!bindings || !ts.isNamedImports(bindings) || !moduleSpecifier || !ts.isStringLiteral(moduleSpecifier))
      continue;
    if (bindings.elements.some((element) => element.name.text === name))
      return constant(name, parsed(fileOf(moduleSpecifier.text, source)));
  }
  return undefined;
}

function fileOf(specifier: string, { fileName }: ts.SourceFile): string {
  const path = join(dirname(fileName), specifier);
  const file = [`${path}.ts`, `${path}.tsx`].find((candidate) => existsSync(candidate));
  if (file === undefined) throw new Error(`${fileName}: ${specifier} is not a file of the front end.`);
  return file;
}

/** A parameter stands for the name of a field or type, so its own name can replace it. */
function parameter(identifier: ts.Identifier): string {
  for (let node: ts.Node = identifier; !ts.isSourceFile(node); node = node.parent)
    if (ts.isFunctionLike(node) && node.parameters.some(({ name }) => name.getText() === identifier.text))
      return identifier.text;
  throw new Error(`${identifier.text} is neither a constant nor a parameter.`);
}
