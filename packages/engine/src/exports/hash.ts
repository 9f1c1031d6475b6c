/** SHA-256 without a library, and JSON whose bytes do not depend on the order of its keys. */
export { type Json, canonicalJson } from '#engine/slots/model/canonical-json';
export { fromHex, sha256, toHex } from '#engine/slots/play/sha256';
export { utf8 } from '#engine/slots/play/utf8';
