import type { WalletRule } from '#wallet/contract/rules';
import { openLine } from './http-line';
import { newIds } from './ids';
import { Mismatch } from './mismatch';
import { newPlayer } from './player';
import type { Scenario } from './scenario';
import { testWallet, type WalletKey } from './test-wallet';

/** The wallet under test. */
export interface WalletUnderTest {
  /** The address of the wallet; `https`, or `http` on this machine. */
  readonly url: URL;
  readonly key: WalletKey;
}

export interface ScenarioResult {
  readonly id: string;
  readonly rule: WalletRule;
  readonly proves: string;
  readonly status: 'PASSED' | 'FAILED' | 'SKIPPED';
  /** What differs from the contract. */
  readonly problem?: string;
  /** The number of calls. */
  readonly calls: number;
}

const connections = 100;

/**
 * Plays scenarios one after the other. If the wallet cannot create a session, the others are skipped.
 *
 * @param seed At most 32 letters and digits that no other run uses, for the ids of transactions.
 */
export async function runScenarios(
  { url, key }: WalletUnderTest,
  scenarios: readonly Scenario[],
  { seed, onResult }: { readonly seed: string; readonly onResult?: (result: ScenarioResult) => void },
): Promise<readonly ScenarioResult[]> {
  const line = openLine(url, connections);
  const needs = { url, key, line, ids: newIds(seed), exchanges: [], openLine: () => openLine(url, 1) };
  const wallet = testWallet(needs);
  const results: ScenarioResult[] = [];
  const unreachable = await problemOf(async () => {
    await newPlayer(wallet, '0');
  });
  for (const { id, rule, proves, play } of scenarios) {
    const before = wallet.exchanges.length;
    const problem = unreachable ?? (await problemOf(() => play(wallet)));
    const failed = unreachable === undefined ? 'FAILED' : 'SKIPPED';
    const status = problem === undefined ? 'PASSED' : failed;
    const calls = wallet.exchanges.length - before;
    const result = { id, rule, proves, status, calls, ...(problem !== undefined && { problem }) } as const;
    results.push(result);
    onResult?.(result);
  }
  line.close();
  return results;
}

async function problemOf(play: () => Promise<void>): Promise<string | undefined> {
  try {
    await play();
    return undefined;
  } catch (error) {
    if (error instanceof Mismatch) return error.message;
    throw error;
  }
}
