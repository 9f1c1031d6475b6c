import { startCloud } from '#local/cloud';
import { synthesize } from '../../bin/local/synthesize';
import { copyAssembly, type AssemblyCopy } from './assembly-copy';
import { castOf, newPerson } from './cast';
import { playCell } from './cells';
import { guards, type Guard } from './guards';
import { identities } from './matrix';
import type { GraphqlOperation } from './requests';
import { openStage } from './stage';

/**
 * Takes out one guard after another and plays the cells that it guards: one that turns no cell red is missed by the
 * matrix. `npm run test:mutation`; names given as arguments choose the guards that contain one of them.
 */
async function run(chosen: readonly string[]): Promise<number> {
  const assembly = await synthesize(console.log);
  const tried = guards.filter(
    ({ name }) => chosen.length === 0 || chosen.some((part) => name.includes(part)),
  );
  let missed = 0;
  for (const guard of tried) {
    const red = await turnsRed(assembly, guard);
    const missing = guard.operations.filter((operation) => !red.has(operation));
    if (missing.length > 0) missed += 1;
    console.log(`${missing.length === 0 ? 'killed  ' : 'SURVIVED'} ${guard.name}`);
    for (const [operation, where] of red) console.log(`           ${operation}: ${where.join(', ')}`);
    for (const operation of missing) console.log(`           ${operation}: still green`);
  }
  console.log(
    `${tried.length - missed} of ${tried.length} guards are missed by the cells when they are gone.`,
  );
  return missed === 0 ? 0 : 1;
}

/** The operations whose cells are red without the guard, and for whom. */
async function turnsRed(assembly: string, guard: Guard): Promise<Map<GraphqlOperation, string[]>> {
  const copy = copyAssembly(assembly);
  try {
    takeOut(guard, copy);
    return await playWithout(guard, copy);
  } finally {
    copy.remove();
  }
}

function takeOut({ name, parts }: Guard, copy: AssemblyCopy): void {
  for (const [is, becomes] of parts) {
    const changed = copy.rewrite((text, file) =>
      file.endsWith('.template.json')
        ? inTemplate(text, is, becomes)
        : typeof is === 'string'
          ? text.replaceAll(is, becomes)
          : text.replace(is, becomes),
    );
    if (changed === 0) throw new Error(`${name}: ${String(is)} is nowhere in the assembly.`);
  }
}

/** Templates hold the schema as a JSON text: it is changed as the text it stands for. */
function inTemplate(text: string, is: string | RegExp, becomes: string): string {
  if (typeof is === 'string') return text;
  const template = JSON.parse(text) as { Resources: Record<string, Resource> };
  const schema = Object.values(template.Resources).find(({ Type }) => Type === 'AWS::AppSync::GraphQLSchema');
  const definition = schema?.Properties?.Definition;
  if (!schema || typeof definition !== 'string' || definition.search(is) === -1)
    return text.replace(is, becomes);
  schema.Properties = { ...schema.Properties, Definition: definition.replace(is, becomes) };
  return JSON.stringify(template);
}

interface Resource {
  readonly Type: string;
  Properties?: Record<string, unknown>;
}

async function playWithout(guard: Guard, { folder }: AssemblyCopy): Promise<Map<GraphqlOperation, string[]>> {
  const cloud = await startCloud({ assembly: folder, data: 'memory', port: 0, log: () => undefined });
  try {
    const stage = await openStage(cloud);
    const cast = await castOf(stage, 'mutant');
    const bystander = await newPerson(stage, 'mutant-bystander@cast.test', []);
    const red = new Map<GraphqlOperation, string[]>();
    for (const operation of guard.operations)
      for (const identity of identities) {
        const faults = await playCell({ stage, cast, bystander }, operation, identity);
        if (faults.length > 0) red.set(operation, [...(red.get(operation) ?? []), identity]);
      }
    return red;
  } finally {
    await cloud.stop();
  }
}

process.exitCode = await run(process.argv.slice(2));
