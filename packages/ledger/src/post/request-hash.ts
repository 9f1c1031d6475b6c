import { canonicalJson, type Json, sha256, toHex, utf8 } from '@novalink/engine/hash';

/**
 * SHA-256 in hex of a caller's request: the field and its arguments, without anything that affects only the response.
 * Equal requests have equal hashes, whatever the order of their members.
 */
export const requestHash = (wish: Json): string => toHex(sha256(utf8(canonicalJson(wish))));
