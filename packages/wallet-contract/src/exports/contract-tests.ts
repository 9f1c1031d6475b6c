/** For Node only: the contract tests of a wallet, and their report. */
export { contractCommand } from '#wallet/cli/command';
export { type WalletReport, isUnchanged, reportSchema, walletReport } from '#wallet/runner/report';
export { type ScenarioResult, type WalletUnderTest, runScenarios } from '#wallet/runner/run-scenarios';
export type { Scenario } from '#wallet/runner/scenario';
export type { WalletKey } from '#wallet/runner/test-wallet';
export { scenarios } from '#wallet/scenarios/all';
