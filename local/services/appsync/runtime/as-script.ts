import type { Program } from 'acorn';


/**
 * A module as the text of a function of the modules that it imports, which answers its exports. Line numbers stay.
 */
export function asScript(code: string, program: Program): { script: string; exported: readonly string[] } {
  const exports: [exported: string, local: string][] = [];
  const edits: { start: number; end: number; text: string }[] = [];
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
  const body = edits.reduceRight(
    (text, { start, end, text: replacement }) => text.slice(0, start) + replacement + text.slice(end),
    code,
  );
  const answer = exports.map(([exported, local]) => `${JSON.stringify(exported)}: ${local}`).join(', ');
  return {
    script: `(function (modules) { 'use strict'; ${body}\nreturn { ${answer} }; })`,
    exported: exports.map(([exported]) => exported),
  };
}

type Import = Extract<Program['body'][number], { type: 'ImportDeclaration' }>;
type Declaration = NonNullable<
  Extract<Program['body'][number], { type: 'ExportNamedDeclaration' }>['declaration']
>;

function importText({ source, specifiers }: Import): string {
  const module = `modules[${JSON.stringify(source.value)}]`;
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
