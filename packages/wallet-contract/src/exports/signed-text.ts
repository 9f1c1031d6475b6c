/** What a signature covers, its headers and its window, in browsers and in Node. */
export {
  type BodySignatureScheme,
  type SignatureScheme,
  type SignedRequest,
  isTimely,
  signatureHeaders,
  signatureWindowSeconds,
  signedText,
} from '#wallet/signatures/signed-text';
