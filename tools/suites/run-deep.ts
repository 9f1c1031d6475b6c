import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { inputHash } from '#lib/builds/input-hash';
import { deepSuites, type DeepSuite } from './deep-suites';
import { importGraph, reachable } from './import-graph';
import { readPassed, writePassed } from './passed';
import { planDeep, type Planned } from './plan-deep';
import { reportOf } from './report';
import { runTests, type TestStep } from './run-tests';
import { testFilesOf } from './test-files';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runNode } from '#lib/builds/run-node';

const help = `npm run test:deep -- [options] [SUITE …]
Runs the deep suites whose inputs have changed since they last passed, and records those that pass in test/passed.json.

  SUITE          only these: ${deepSuites.map(({ name }) => `"${name}"`).join(', ')}
  --all          also those whose inputs have not changed
  --minutes N    only as many as fit into this time, those that passed longest ago first
  --list         only print what would run
`;

export async function runDeep(options: readonly string[]): Promise<boolean> {
  const { values, positionals } = parseArgs({
    args: [...options],
    allowPositionals: true,
    options: {
      all: { type: 'boolean', default: false },
      minutes: { type: 'string' },
      list: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(help);
    return true;
  }
  const unknown = positionals.filter((name) => !deepSuites.some((suite) => suite.name === name));
  if (unknown.length > 0) throw new Error(`These suites do not exist: ${unknown.join(', ')}.\n${help}`);
  const suites = deepSuites.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
  const minutes = values.minutes === undefined ? undefined : Number(values.minutes);
  const plan = planDeep(suites, {
    inputsOf: await hashes(suites),
    passed: readPassed(),
    ...{ all: values.all, minutes },
  });
  for (const { suite, decision, reason } of plan)
    console.log(`${decision.padEnd(7)} ${suite.name}: ${reason}`);
  const chosen = plan.filter(({ decision }) => decision === 'run');
  if (values.list || chosen.length === 0) return true;
  const seed = process.env.NOVALINK_SEED ?? `${randomInt(2 ** 31)}`;
  console.log(`Random cases start at NOVALINK_SEED=${seed}.`);
  const steps = await Promise.all(chosen.map(stepOf));
  const run = await runTests(steps, console.log, { NOVALINK_DEEP: '1', NOVALINK_SEED: seed });
  for (const { step, passed, seconds, cpuSeconds } of run.outcomes) {
    const planned = chosen.find(({ suite }) => suite.name === step.name);
    if (!passed || planned === undefined) continue;
    writePassed(step.name, {
      inputs: planned.inputs,
      on: new Date().toISOString().slice(0, 10),
      seconds: Math.round(seconds),
      ...(cpuSeconds !== undefined && { cpuSeconds: Math.round(cpuSeconds) }),
    });
  }
  console.log(reportOf(run, { withCosts: true }));
  return run.failed.length === 0;
}

/** Returns the hash of what a suite reads: its files, everything that they import, and its further inputs. */
async function hashes(suites: readonly DeepSuite[]): Promise<(suite: DeepSuite) => string> {
  const entries = new Map(suites.map((suite) => [suite, entriesOf(suite)]));
  const graph = await importGraph([...new Set([...entries.values()].flat())]);
  return (suite) => inputHash([...reachable(graph, entries.get(suite) ?? []), ...suite.inputs]).slice(0, 16);
}

function entriesOf({ entries }: DeepSuite): readonly string[] {
  if (!('runner' in entries)) return entries;
  return testFilesOf(entries.runner).filter((file) => entries.path?.test(file) ?? true);
}

async function stepOf({ suite }: Planned): Promise<TestStep> {
  const { name, work, variables = {}, node } = suite;
  if (!('tests' in work)) return { name, variables, ...work };
  const files = 'runner' in suite.entries && suite.entries.path ? { files: entriesOf(suite) } : {};
  const executable = node === undefined ? {} : { node: await installNode(node) };
  return { name, variables, tests: { ...work.tests, ...files, ...executable } };
}

/** Returns the executable of a major version of Node: this one, or one that npm installs into `.cache`. */
async function installNode(major: number): Promise<string> {
  if (process.versions.node.startsWith(`${major}.`)) return process.execPath;
  const folder = join('.cache', `node-${major}`);
  const executable = join(process.cwd(), folder, 'node_modules/node/bin/node');
  if (!existsSync(executable)) {
    const npm = process.env.npm_execpath;
    if (npm === undefined) throw new Error('Start this with npm, which installs other versions of Node.');
    const options = ['--no-save', '--no-audit', '--no-fund', '--prefix', folder];
    await runNode(`Installing Node ${major}`, [npm, 'install', ...options, `node@${major}`]);
  }
  return executable;
}
