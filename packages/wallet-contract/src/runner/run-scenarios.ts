import type { WalletRule } from '#wallet/contract/rules';
import { Mismatch } from './mismatch';
import { newPlayer } from './player';
import type { Scenario } from './scenario';
import { withTestWallet, type WalletUnderTest } from './with-test-wallet';

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

export interface RunOptions {
  /** As in `withTestWallet`. */
  readonly seed: string;
  readonly onResult?: (result: ScenarioResult) => void;
  /** Whether there is no time for a further scenario. The rest is skipped. */
  readonly isOver?: () => boolean;
}

/** Plays scenarios one after the other. If the wallet cannot create a session, all are skipped. */
export function runScenarios(
  underTest: WalletUnderTest,
  scenarios: readonly Scenario[],
  { seed, onResult, isOver = () => false }: RunOptions,
): Promise<readonly ScenarioResult[]> {
  return withTestWallet(underTest, seed, async (wallet) => {
    const unreachable = await problemOf(() => newPlayer(wallet, '0'));
    const results: ScenarioResult[] = [];
    for (const { id, rule, proves, play } of scenarios) {
      const before = wallet.exchanges.length;
      const skipped = unreachable ?? (isOver() ? 'The other scenarios took too long.' : undefined);
      const problem = skipped ?? (await problemOf(() => play(wallet)));
      const failed = skipped === undefined ? 'FAILED' : 'SKIPPED';
      const status = problem === undefined ? 'PASSED' : failed;
      const calls = wallet.exchanges.length - before;
      const result = { id, rule, proves, status, calls, ...(problem !== undefined && { problem }) } as const;
      results.push(result);
      onResult?.(result);
    }
    return results;
  });
}

async function problemOf(play: () => Promise<unknown>): Promise<string | undefined> {
  try {
    await play();
    return undefined;
  } catch (error) {
    if (error instanceof Mismatch) return error.message;
    throw error;
  }
}
