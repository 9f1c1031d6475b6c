/** For Node only: signatures of requests, in both directions. */
export {
  type SigningKey,
  type VerifyingKey,
  type WalletSigningKey,
  isSigned,
  signatureOf,
} from '#wallet/signatures/request-signature';
