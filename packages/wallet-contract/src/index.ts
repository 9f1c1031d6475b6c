/** The contract of a seamless wallet: its calls and errors, and what a reply means for the caller. */
export { callLimitMs } from './contract/call-limit';
export { type NextStep, nextStep, replyKinds } from './contract/classify';
export type { AnswerOf, RequestOf, WalletCall, WalletError, WalletErrorCode } from './contract/calls';
export { type WalletErrorMeaning, walletErrors } from './contract/errors';
export { type ReadReply, type Reply, type ReplyKind, readReply } from './contract/read-reply';
export { type WalletRule, walletRules } from './contract/rules';
export { contractVersion, walletCalls } from './generated/wallet-api';
