import { startCloud } from '#local/cloud';
import { synthesize } from '#tools/local/synthesize';
import { copyAssembly, type AssemblyCopy } from '../environment/assembly-copy';
import { runRow } from '../cases/run-row';
import type { Guard } from './guard';
import { guards, runsOf } from './guards';
import type { Operation } from '../matrix/matrix';
import { testEnvironmentIn } from '../environment/test-environment';

/** The rows that are red without some guards, and for whom. */
type Red = ReadonlyMap<Operation, ReadonlySet<string>>;

/**
 * Takes out one guard after another, some that have nothing to do with each other at once, and plays the rows that
 * they guard: one that turns no cell red is missed by the matrix. `npm run test:mutation`; names given as arguments
 * choose the guards that contain one of them.
 */
async function run(chosen: readonly string[]): Promise<number> {
  const assembly = await synthesize(console.log);
  const tried = guards.filter(
    ({ name }) => chosen.length === 0 || chosen.some((part) => name.includes(part)),
  );
  let survivors = 0;
  for (const together of runsOf(tried)) {
    const red = await turnsRed(assembly, together);
    for (const guard of together) if (!isKilled(guard, red)) survivors += 1;
  }
  console.log(
    `${tried.length - survivors} of ${tried.length} guards make a permission case fail when they are removed.`,
  );
  return survivors === 0 ? 0 : 1;
}

function isKilled({ name, operations }: Guard, red: Red): boolean {
  const green = operations.filter((operation) => !red.has(operation));
  console.log(`${green.length === 0 ? 'killed  ' : 'SURVIVED'} ${name}`);
  for (const operation of operations)
    console.log(`           ${operation}: ${[...(red.get(operation) ?? ['still green'])].join(', ')}`);
  return green.length === 0;
}

async function turnsRed(assembly: string, together: readonly Guard[]): Promise<Red> {
  const copy = copyAssembly(assembly);
  try {
    // Guards of one run may share a part.
    const parts = new Map(together.flatMap((guard) => guard.parts.map((part) => [String(part[0]), part])));
    for (const part of parts.values()) takeOut(part, copy);
    return await playWithout(together, copy);
  } finally {
    copy.remove();
  }
}

function takeOut([is, becomes]: Guard['parts'][number], copy: AssemblyCopy): void {
  const changed = copy.rewrite((text, file) =>
    file.endsWith('.template.json') ? inTemplate(text, is, becomes) : replaced(text, is, becomes),
  );
  if (changed === 0) throw new Error(`${String(is)} is nowhere in the assembly.`);
}

const replaced = (text: string, is: string | RegExp, becomes: string) =>
  typeof is === 'string' ? text.replaceAll(is, becomes) : text.replace(is, becomes);

/** Templates hold the schema as a JSON text: it is changed as the text it stands for. */
function inTemplate(text: string, is: string | RegExp, becomes: string): string {
  const template = JSON.parse(text) as { Resources: Record<string, Resource> };
  const schema = Object.values(template.Resources).find(({ Type }) => Type === 'AWS::AppSync::GraphQLSchema');
  const definition = schema?.Properties?.Definition;
  if (!schema || typeof definition !== 'string' || typeof is === 'string' || definition.search(is) === -1)
    return replaced(text, is, becomes);
  schema.Properties = { ...schema.Properties, Definition: definition.replace(is, becomes) };
  return JSON.stringify(template);
}

interface Resource {
  readonly Type: string;
  Properties?: Record<string, unknown>;
}

async function playWithout(together: readonly Guard[], { folder }: AssemblyCopy): Promise<Red> {
  const cloud = await startCloud({ assembly: folder, data: 'memory', port: 0, log: () => undefined });
  try {
    const environment = await testEnvironmentIn(cloud, 'mutant');
    const red = new Map<Operation, Set<string>>();
    for (const operation of together.flatMap(({ operations }) => operations))
      for (const { who } of await runRow(environment, operation))
        red.set(operation, (red.get(operation) ?? new Set()).add(who));
    return red;
  } finally {
    await cloud.stop();
  }
}

// Functions that a stopped cloud still owes an event would be tried again for minutes.
process.exit(await run(process.argv.slice(2)));
