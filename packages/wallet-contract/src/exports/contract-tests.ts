/** For Node only: the contract tests of a wallet, and their report. */
export { contractCommand } from '#wallet/cli/command';
export { type Player, newPlayer } from '#wallet/runner/player';
export { type WalletReport, isUnchanged, reportSchema, walletReport } from '#wallet/runner/report';
export { type RunOptions, type ScenarioResult, runScenarios } from '#wallet/runner/run-scenarios';
export type { Scenario } from '#wallet/runner/scenario';
export type { Place, TestWallet, WalletKey } from '#wallet/runner/test-wallet';
export { type WalletUnderTest, withTestWallet } from '#wallet/runner/with-test-wallet';
export { scenarios } from '#wallet/scenarios/all';
