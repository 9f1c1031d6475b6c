import { readFileSync } from 'node:fs';
import { parse, type Node } from 'acorn';
import { buildSync } from 'esbuild';
import { buildASTSchema, getNamedType, isObjectType, parse as parseGraphql, TypeInfo, visit } from 'graphql';
import { visitWithTypeInfo } from 'graphql';
import { guardNames, type GuardName } from '#domain/guard';
import { resolverCode } from '#lib/api/resolver-code';
import { resolverMap } from '#lib/api/resolver-map';
import type { ResolverPlan, ResolverStep, Source } from '#lib/api/resolver-plan';
import { schemaDocument } from '#tools/generate/schema';
import type { GraphqlOperation } from '../matrix/operations';
import { graphqlCalls } from '../requests/requests';
import { functionOf, implementations } from './implementations';

/** Returns the guards that the code of an operation applies, in its resolvers and the functions that they call. */
export function guardsApplied(operation: GraphqlOperation): ReadonlySet<GuardName> {
  return new Set(resolversOf(operation).flatMap(({ field, step }) => guardsOfStep(field, step)));
}

interface OwnStep {
  readonly field: string;
  readonly step: ResolverStep;
}

const schema = buildASTSchema(schemaDocument());

/** All steps of all fields with a resolver in the operation's request. */
function resolversOf(operation: GraphqlOperation): OwnStep[] {
  const steps: OwnStep[] = [];
  const typeInfo = new TypeInfo(schema);
  const { query } = graphqlCalls[operation].request('id');
  visit(
    parseGraphql(query),
    visitWithTypeInfo(typeInfo, {
      Field: ({ name }) => {
        const parent = getNamedType(typeInfo.getParentType());
        if (!isObjectType(parent)) return;
        const plan = plans[parent.name]?.[name.value];
        if (plan) steps.push(...stepsOf(plan).map((step) => ({ field: name.value, step })));
      },
    }),
  );
  return steps;
}

const plans: Readonly<Record<string, Readonly<Record<string, ResolverPlan>>>> = resolverMap;
const stepsOf = (plan: ResolverPlan) => (plan.kind === 'unit' ? [plan] : plan.steps);

function guardsOfStep(field: string, { source, code }: ResolverStep): GuardName[] {
  const inResolver = guardsInBundle(code);
  const called = functionOf[source];
  if (called === undefined) return inResolver;
  return [...inResolver, ...guardsOfFunction(source, field)];
}

/** Guards of the field's own code and of the code that all fields of the function share. */
function guardsOfFunction(source: Source, field: string): GuardName[] {
  const fields = Object.entries(implementations).filter(([, one]) => one.source === source);
  const own = new Map(
    fields.map(([name, one]) => [name, guardsInCode(`export { ${one.name} } from '${one.file}';`)]),
  );
  const ofField = own.get(field);
  if (!ofField) throw new Error(`implementations.ts does not name the code of ${field}.`);
  const ofSome = new Set([...own.values()].flat());
  const handler = guardsInCode(`export * from '#lambda/functions/${functionOf[source] ?? ''}/handler';`);
  return [...ofField, ...handler.filter((name) => !ofSome.has(name))];
}

const found = new Map<string, GuardName[]>();
const once = (key: string, find: () => GuardName[]) => {
  const known = found.get(key) ?? find();
  found.set(key, known);
  return known;
};

const guardsInBundle = (code: string) => once(code, () => guardsIn(readFileSync(resolverCode(code), 'utf8')));

const guardsInCode = (contents: string) =>
  once(contents, () => {
    const { outputFiles } = buildSync({
      stdin: { contents, resolveDir: '.', loader: 'ts' },
      bundle: true,
      format: 'esm',
      platform: 'node',
      // Unused code is removed, and packages are not read.
      external: ['@*', 'valibot', 'jose', 'node:*'],
      write: false,
      logLevel: 'error',
    });
    return guardsIn(outputFiles[0]?.text ?? '');
  });

/** Returns the names of the guards that code calls. Throws for a name that is not a literal. */
export function guardsIn(code: string): GuardName[] {
  const names = new Set<GuardName>();
  forEachNode(parse(code, { ecmaVersion: 'latest', sourceType: 'module' }), (node) => {
    if (!isCallOfGuard(node)) return;
    const [name] = node.arguments;
    const value = name?.type === 'Literal' ? name.value : undefined;
    if (typeof value !== 'string' || !isGuardName(value))
      throw new Error(`The first argument of guard is not one of guardNames: ${JSON.stringify(value)}`);
    names.add(value);
  });
  return [...names];
}

const isGuardName = (name: string): name is GuardName => name in guardNames;

interface Call extends Node {
  readonly arguments: readonly { readonly type: string; readonly value?: unknown }[];
  readonly callee: { readonly type: string; readonly name?: string };
}

/** esbuild adds a number to duplicate names. */
const isCallOfGuard = (node: Node): node is Call => {
  if (node.type !== 'CallExpression') return false;
  const { callee } = node as Call;
  return callee.type === 'Identifier' && /^guard\d*$/.test(callee.name ?? '');
};

function forEachNode(node: unknown, visitNode: (node: Node) => void): void {
  if (Array.isArray(node)) {
    for (const one of node) forEachNode(one, visitNode);
  } else if (node !== null && typeof node === 'object') {
    if ('type' in node && typeof node.type === 'string') visitNode(node as Node);
    for (const value of Object.values(node)) forEachNode(value, visitNode);
  }
}
