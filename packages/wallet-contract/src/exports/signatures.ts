/** For Node only: signatures of requests, in both directions. */
export {
  type SigningKey,
  type VerifyingKey,
  isSigned,
  signatureOf,
} from '#wallet/signatures/request-signature';
export {
  type SignatureScheme,
  type SignedRequest,
  isTimely,
  signatureHeaders,
  signatureWindowSeconds,
  signedText,
} from '#wallet/signatures/signed-text';
