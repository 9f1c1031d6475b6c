import { runScenarios, type ScenarioResult, walletReport } from '@novalink/wallet-contract/contract-tests';
import { walletSettings } from '#domain/casinos/wallet-settings';
import { limits } from '#domain/limits';
import type { Needs } from '#lambda/functions/test-wallets/needs';
import { ulid } from '#lambda/runtime/ulid';
import type { OwnProtocolWallet } from '#lambda/services/seamless/open-wallet';
import type { QueuedWalletTest } from '#lambda/services/seamless/wallet-test-queue';
import { parseCasinoWallet } from '#lambda/stores/brands/casino-wallet';
import type { WalletTestRow } from '#lambda/stores/brands/wallet-test-store';

const progressMs = 1500;

/** Runs the contract tests of a casino's wallet, and keeps their report. A message that comes again has no effect. */
export const testWallets =
  (needs: Needs) =>
  async ({ casinoId, startedAt }: QueuedWalletTest): Promise<void> => {
    const { casinos, tests, open, clock } = needs;
    const test = await tests.test(casinoId);
    if (test?.status !== 'RUNNING' || test.startedAt !== startedAt) return;
    if (!(await tests.claim(casinoId, test))) return;
    const casino = await casinos.casino(casinoId);
    const address = casino && parseCasinoWallet(casino);
    const wallet = address && (await open(address));
    if (!casino || !wallet) {
      await tests.fail(casinoId, test, clock().toISOString());
      return;
    }
    const results = await resultsOf(needs, wallet, test);
    const report = walletReport({
      ...{ url: new URL(wallet.url), scheme: wallet.signing.scheme, results, isWhole: true },
      ...{ startedAt: new Date(startedAt), endedAt: clock() },
    });
    const { status, endedAt, hash } = report;
    const id = ulid(clock());
    await tests.end({
      ...{ casinoId, owner: casino.owner, report: JSON.stringify(report) },
      test: {
        ...{ ...test, ...counted(results), status: status === 'PASSED' ? 'PASSED' : 'FAILED' },
        ...{ endedAt, reportHash: hash },
      },
      ...(status === 'PASSED' && { passedWith: walletSettings(casino) }),
      audit: {
        ...{ id, requestId: id, at: endedAt, action: 'CASINO_WALLET_TESTED', actor: test.startedBy },
        ...{ entity: { type: 'CASINO', id: casinoId }, changes: { status, hash, wallet: report.wallet } },
      },
    });
  };

/** The results of all scenarios. Nothing is sent to an address that is not allowed. */
async function resultsOf(
  { tests, check, scenarios, newSeed, clock }: Needs,
  { casinoId, url, keyId, signing }: OwnProtocolWallet,
  test: WalletTestRow,
): Promise<readonly ScenarioResult[]> {
  const checked = await check(url);
  if ('failure' in checked) {
    const problem = `The address cannot be called: ${checked.failure}.`;
    return scenarios.map(({ id, rule, proves }) => ({
      id,
      rule,
      proves,
      status: 'SKIPPED',
      problem,
      calls: 0,
    }));
  }
  const until = Date.parse(test.startedAt) + limits.walletTest.startScenariosMinutes * 60_000;
  const results: ScenarioResult[] = [];
  let writing = Promise.resolve();
  const timer = setInterval(() => {
    const progress = { ...test, ...counted(results) };
    writing = writing.then(() => tests.progress(casinoId, progress));
  }, progressMs);
  try {
    const tested = { url: checked.url, address: checked.address, key: { id: keyId, signing } };
    await runScenarios(tested, scenarios, {
      seed: newSeed(),
      onResult: (result) => results.push(result),
      isOver: () => clock().getTime() > until,
    });
    return results;
  } finally {
    clearInterval(timer);
    await writing;
  }
}

const counted = (results: readonly ScenarioResult[]) => ({
  done: results.length,
  passed: results.filter(({ status }) => status === 'PASSED').length,
});
