import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { walletRules } from '#wallet/contract/rules';
import { walletReport } from '#wallet/runner/report';
import { runScenarios, type ScenarioResult } from '#wallet/runner/run-scenarios';
import type { Scenario } from '#wallet/runner/scenario';
import type { WalletUnderTest } from '#wallet/runner/with-test-wallet';
import { scenarios } from '#wallet/scenarios/all';
import { BadInput, readOptions, usage, type Options } from './options';

const badInput = 2;

/** The command `wallet-contract`: runs the contract tests, prints a line for each scenario and returns the exit code. */
export async function contractCommand(
  args: readonly string[],
  print: (line: string) => void,
  variables: NodeJS.ProcessEnv = process.env,
): Promise<number> {
  try {
    const options = readOptions(args, variables);
    if (options.wallet === undefined) {
      print(options.task === 'help' ? usage : scenarios.map(listed).join('\n'));
      return 0;
    }
    const chosen = scenarios.filter(({ id }) => id.includes(options.only));
    if (chosen.length === 0)
      throw new BadInput(`No scenario has ${options.only} in its id. --list lists all.`);
    return await runAndReport(options, options.wallet, chosen, print);
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    print(error.message);
    return badInput;
  }
}

const listed = ({ id, rule, proves }: Scenario) =>
  `${id.padEnd(28)} rule ${String(rule).padEnd(2)}  ${proves}`;

async function runAndReport(
  { report: file }: Options,
  wallet: WalletUnderTest,
  chosen: readonly Scenario[],
  print: (line: string) => void,
): Promise<number> {
  const startedAt = new Date();
  const seed = randomBytes(6).toString('hex');
  const results = await runScenarios(wallet, chosen, { seed, onResult: (result) => print(lineOf(result)) });
  const isWhole = chosen.length === scenarios.length;
  const scheme = wallet.key.signing.scheme;
  const report = walletReport({
    ...{ url: wallet.url, scheme, startedAt, isWhole, results },
    endedAt: new Date(),
  });
  const passed = results.filter(({ status }) => status === 'PASSED').length;
  print('');
  print(`${passed} of ${results.length} scenarios passed: ${report.status}.`);
  const skipped = results.find(({ status }) => status === 'SKIPPED');
  if (skipped) print(`Skipped, because no session could be created: ${skipped.problem}`);
  for (const rule of brokenRules(results)) print(`Rule ${rule}: ${walletRules[rule]}.`);
  if (file !== undefined) {
    writeFileSync(file, `${JSON.stringify(report, undefined, 2)}\n`);
    print(`Report ${report.hash} in ${file}.`);
  }
  return report.status === 'FAILED' ? 1 : 0;
}

const marks = { PASSED: '✓', FAILED: '✗', SKIPPED: '–' } as const;

function lineOf({ id, status, proves, problem }: ScenarioResult): string {
  const line = `${marks[status]} ${id.padEnd(28)} ${proves}`;
  return status === 'FAILED' ? `${line}\n    ${problem}` : line;
}

const brokenRules = (results: readonly ScenarioResult[]) =>
  [...new Set(results.filter(({ status }) => status === 'FAILED').map(({ rule }) => rule))].sort(
    (one, other) => one - other,
  );
