import type { AnyNode, Program } from 'acorn';
import type { Visit } from './syntax';

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * Converts a module to the text of a function that takes the imported modules and returns the exports. Every loop
 * iteration calls a counter, because a script with a time limit costs more than most handlers. Line numbers are
 * unchanged.
 */
export function asScript(
  code: string,
  program: Program,
  visits: readonly Visit[],
): { script: string; exported: readonly string[] } {
  const exports: [exported: string, local: string][] = [];
  const edits: Edit[] = visits.flatMap(({ node }) => countedLoop(node));
  for (const node of program.body) {
    if (node.type === 'ImportDeclaration') {
      edits.push({ start: node.start, end: node.end, text: importText(node) });
    } else if (node.type === 'ExportNamedDeclaration') {
      const { declaration } = node;
      if (declaration === null || declaration === undefined) {
        for (const { exported, local } of node.specifiers) exports.push([nameOf(exported), nameOf(local)]);
        edits.push({ start: node.start, end: node.end, text: '' });
      } else {
        for (const name of declarationNames(declaration)) exports.push([name, name]);
        edits.push({ start: node.start, end: declaration.start, text: '' });
      }
    }
  }
  const answer = exports.map(([exported, local]) => `${JSON.stringify(exported)}: ${local}`).join(', ');
  return {
    script: `(function ($modules, $turn) { 'use strict'; ${edited(code, edits)}\nreturn { ${answer} }; })`,
    exported: exports.map(([exported]) => exported),
  };
}

const edited = (code: string, edits: readonly Edit[]): string =>
  edits
    .toSorted((left, right) => right.start - left.start)
    .reduce((text, { start, end, text: changed }) => text.slice(0, start) + changed + text.slice(end), code);

function countedLoop(node: AnyNode): Edit[] {
  if (node.type !== 'ForOfStatement' && node.type !== 'ForInStatement') return [];
  const { start, end } = node.body;
  return [
    { start, end: start, text: '{ $turn(); ' },
    { start: end, end, text: ' }' },
  ];
}

type Import = Extract<Program['body'][number], { type: 'ImportDeclaration' }>;
type Declaration = NonNullable<
  Extract<Program['body'][number], { type: 'ExportNamedDeclaration' }>['declaration']
>;

function importText({ source, specifiers }: Import): string {
  const module = `$modules[${JSON.stringify(source.value)}]`;
  return specifiers
    .map((specifier) =>
      specifier.type === 'ImportSpecifier'
        ? `const ${specifier.local.name} = ${module}[${JSON.stringify(nameOf(specifier.imported))}];`
        : `const ${specifier.local.name} = ${module};`,
    )
    .join(' ');
}

function declarationNames(declaration: Declaration): string[] {
  if (declaration.type !== 'VariableDeclaration') return [declaration.id.name];
  return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []));
}

const nameOf = (node: { type: 'Identifier'; name: string } | { type: 'Literal'; value?: unknown }): string =>
  node.type === 'Identifier' ? node.name : String(node.value);
