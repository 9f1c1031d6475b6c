import type { components, operations } from '#wallet/generated/wallet-api';

/** A call of the contract, by its operation id. */
export type WalletCall = keyof operations;

export type RequestOf<Call extends WalletCall> =
  operations[Call]['requestBody']['content']['application/json'];
export type AnswerOf<Call extends WalletCall> =
  operations[Call]['responses'][200]['content']['application/json'];

export type WalletErrorCode = components['schemas']['ErrorCode'];
export type WalletError = components['schemas']['Error'];
