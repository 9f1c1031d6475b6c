import { startCloud } from 'cdk-local-cloud';
import { synthesize } from '#tools/local/synthesize';
import { runRow } from '../cases/run-row';
import type { TestEnvironment } from '../cases/permission-case';
import { copyAssembly } from '../environment/assembly-copy';
import { testEnvironmentIn } from '../environment/test-environment';
import { remove } from './removal';
import { runsOf, trials, type Trial } from './trials';

/**
 * Removes the guards of each operation, one after the other, and runs the permission cases of the operation: if none
 * fails, the matrix does not cover the guard. Arguments choose the trials by parts of the operation’s and the guards’
 * names: `updateCompany`, `company.owner` or `"updateCompany company.owner"`.
 */
async function run(parts: readonly string[]): Promise<number> {
  const chosen = trials.filter((trial) => parts.length === 0 || parts.some((part) => isAbout(trial, part)));
  if (chosen.length === 0)
    throw new Error(`No guard and no operation has a name with ${parts.join(' or ')}.`);
  const assembly = await synthesize(console.log);
  let survivors = 0;
  for (const together of runsOf(chosen)) survivors += await tryWithout(assembly, together);
  console.log(`${chosen.length - survivors} of ${chosen.length} removed guards make a permission case fail.`);
  return survivors === 0 ? 0 : 1;
}

const isAbout = ({ operation, removed }: Trial, part: string) =>
  part.split(' ').every((word) => [operation, ...removed].some((name) => name.includes(word)));

/** Returns the number of removals that no case detected. */
async function tryWithout(assembly: string, together: readonly Trial[]): Promise<number> {
  const copy = copyAssembly(assembly);
  try {
    await remove(together, copy);
    const { folder } = copy;
    const cloud = await startCloud({ assembly: folder, data: 'memory', port: 0, log: () => undefined });
    try {
      const environment = await testEnvironmentIn(cloud, 'mutant');
      let survivors = 0;
      for (const trial of together) if (!(await isKilled(environment, trial))) survivors += 1;
      return survivors;
    } finally {
      await cloud.stop();
    }
  } finally {
    copy.remove();
  }
}

async function isKilled(environment: TestEnvironment, { operation, removed }: Trial): Promise<boolean> {
  const faults = await runRow(environment, operation);
  const failing = new Set(faults.map(({ who }) => who));
  const verdict = failing.size > 0 ? 'killed  ' : 'SURVIVED';
  console.log(`${verdict} ${operation} without ${removed.join(' and ')}: ${[...failing].join(', ')}`);
  return failing.size > 0;
}

// Exits explicitly, because undelivered events of stopped clouds would be retried for minutes.
process.exit(await run(process.argv.slice(2)));
