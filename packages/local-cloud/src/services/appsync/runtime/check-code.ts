import type { AnyNode, Program } from 'acorn';
import { allowedGlobals } from './globals';
import { recursionIn } from './recursion';
import { refusedSyntax } from './refused-syntax';
import { declaredNames, namesProperty, type Visit } from './syntax';

/** The modules that code can import; only their names matter here. */
export type ModuleShapes = Readonly<Record<string, object>>;

/**
 * Returns everything in a bundle that APPSYNC_JS does not support; empty for a valid bundle. `visits` are the visits
 * of the program.
 */
export function faultsOf(program: Program, visits: readonly Visit[], modules: ModuleShapes): string[] {
  const imported = importsOf(program, modules);
  const declared = new Set(visits.flatMap(({ node }) => declaredNames(node)));
  return [
    ...visits.flatMap(({ node }) => refusedSyntax(node) ?? []),
    ...unknownModules(program, modules),
    ...visits.flatMap((visit) => unknownName(visit, declared, imported) ?? []),
    ...recursionIn(visits),
  ];
}

function unknownModules(program: Program, modules: ModuleShapes): string[] {
  return program.body.flatMap((node) => {
    if (node.type !== 'ImportDeclaration') return [];
    const name = String(node.source.value);
    const shape = modules[name];
    if (shape === undefined) return [`the module ${name} is not supported by the local cloud`];
    return node.specifiers.flatMap((specifier) =>
      specifier.type === 'ImportSpecifier' &&
      specifier.imported.type === 'Identifier' &&
      !Object.hasOwn(shape, specifier.imported.name)
        ? [`${name} has no ${specifier.imported.name} here`]
        : [],
    );
  });
}

/** The imported objects by their local name. */
function importsOf(program: Program, modules: ModuleShapes): Map<string, unknown> {
  const imports = new Map<string, unknown>();
  for (const node of program.body) {
    if (node.type !== 'ImportDeclaration') continue;
    const shape = modules[String(node.source.value)] as Record<string, unknown> | undefined;
    for (const specifier of node.specifiers) {
      if (specifier.type === 'ImportNamespaceSpecifier') imports.set(specifier.local.name, shape);
      else if (specifier.type === 'ImportSpecifier' && specifier.imported.type === 'Identifier')
        imports.set(specifier.local.name, shape?.[specifier.imported.name]);
    }
  }
  return imports;
}

function unknownName(
  { node, parent: above }: Visit,
  declared: ReadonlySet<string>,
  imported: ReadonlyMap<string, unknown>,
): string | undefined {
  if (node.type !== 'Identifier' || namesProperty(node, above?.node)) return undefined;
  if (imported.has(node.name)) return unknownMember(node.name, imported.get(node.name), above, node);
  if (declared.has(node.name)) return undefined;
  const members = Object.hasOwn(allowedGlobals, node.name) ? allowedGlobals[node.name] : undefined;
  if (members === undefined) return `${node.name} does not exist in APPSYNC_JS`;
  const parent = above?.node;
  if (parent?.type !== 'MemberExpression' || parent.object !== node) return undefined;
  const member = memberName(parent);
  if (member !== undefined && members.includes(member)) return undefined;
  return `${node.name}.${member ?? '[…]'} does not exist in APPSYNC_JS`;
}

/** Looks up a path such as `util.time.nowISO8601` in the actual object. */
function unknownMember(
  path: string,
  object: unknown,
  above: Visit | undefined,
  child: AnyNode,
): string | undefined {
  if (typeof object !== 'object' || object === null || above === undefined) return undefined;
  const { node: parent } = above;
  if (parent.type.startsWith('Import')) return undefined;
  if (parent.type !== 'MemberExpression' || parent.object !== child)
    return `${path} can only be used by its members`;
  const member = memberName(parent);
  if (member === undefined || !Object.hasOwn(object, member))
    return `${path}.${member ?? '[…]'} is not supported by the local cloud`;
  return unknownMember(
    `${path}.${member}`,
    (object as Record<string, unknown>)[member],
    above.parent,
    parent,
  );
}

function memberName(node: AnyNode): string | undefined {
  return node.type === 'MemberExpression' && !node.computed && node.property.type === 'Identifier'
    ? node.property.name
    : undefined;
}
