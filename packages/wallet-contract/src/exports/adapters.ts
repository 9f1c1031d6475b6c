/** The protocols of wallets: the calls of the contract as each writes them, and its answers as replies of the contract. */
export type {
  CallContext,
  EncodedCall,
  HttpAnswer,
  SessionContext,
  WalletAdapter,
  WalletRequest,
} from '#wallet/adapters/adapter';
export { walletAdapters } from '#wallet/adapters/by-protocol';
export { CannotEncode, encodedCall } from '#wallet/adapters/cannot-encode';
export { type WalletProtocol, walletProtocols } from '#wallet/adapters/protocols';
