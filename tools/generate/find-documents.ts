import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** GraphQL text in a source file: an operation, or a fragment that operations include. */
export interface FoundDocument {
  readonly file: string;
  /** The line where the text starts, from 1. */
  readonly line: number;
  readonly column: number;
  readonly text: string;
  /** The name of the constant of a fragment; undefined for an operation. */
  readonly constant: string | undefined;
  /** The constants of the fragments in the text. */
  readonly includes: readonly string[];
}

const callers = new Set(['operation', 'nullableOperation']);

/**
 * The GraphQL documents of a TypeScript file: the argument of each call of `operation` or `nullableOperation`, and each
 * constant whose text starts with `fragment`.
 */
export const findDocuments = (file: string, code = readFileSync(file, 'utf8')): FoundDocument[] => {
  if (!/\bfragment\b|[oO]peration\b/.test(code)) return [];
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  const found: FoundDocument[] = [];
  const add = (literal: ts.Expression, constant?: string) => {
    const { line, character } = source.getLineAndCharacterOfPosition(literal.getStart() + 1);
    const position = { file, line: line + 1, column: character + 1 };
    if (!ts.isStringLiteralLike(literal) && !ts.isTemplateExpression(literal))
      throw new Error(`${at(position)}: a GraphQL document must be written as text in its place.`);
    found.push({ ...position, ...contentOf(literal, position), constant });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && callers.has(node.expression.text)) {
      const [argument] = node.arguments;
      if (argument) add(argument);
    }
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && startsFragment(node.initializer))
      add(node.initializer, node.name.text);
    node.forEachChild(visit);
  };
  visit(source);
  return found;
};

export const at = ({ file, line, column }: Pick<FoundDocument, 'file' | 'line' | 'column'>): string =>
  `${file}:${line}:${column}`;

type Literal = ts.StringLiteralLike | ts.TemplateExpression;

const startsFragment = (node: ts.Expression | undefined): node is Literal =>
  node !== undefined &&
  (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) &&
  /^\s*fragment\s+\w+\s+on\b/.test(ts.isTemplateExpression(node) ? node.head.text : node.text);

/** The text without insertions. Each insertion must be the constant of a fragment. */
const contentOf = (literal: Literal, position: Pick<FoundDocument, 'file' | 'line' | 'column'>) => {
  if (!ts.isTemplateExpression(literal)) return { text: literal.text, includes: [] };
  const includes = literal.templateSpans.map(({ expression }) => {
    if (ts.isIdentifier(expression)) return expression.text;
    throw new Error(`${at(position)}: only the constant of a fragment can be inserted into a document.`);
  });
  const text = [literal.head.text, ...literal.templateSpans.map((span) => span.literal.text)].join('');
  return { text, includes };
};
