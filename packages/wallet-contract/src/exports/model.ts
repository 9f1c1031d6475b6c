/** A model of a wallet for tests with random histories, and the player of such histories for Node. */
export { playHistory } from '#wallet/model/play-history';
export { randomHistory } from '#wallet/model/random-history';
export type { Step } from '#wallet/model/step';
export { type Expected, type WalletModel, walletModel } from '#wallet/model/wallet-model';
