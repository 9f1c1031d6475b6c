import { canonicalJson, type Json } from '../slots/model/canonical-json';
import { sha256, toHex } from '../slots/play/sha256';
import { utf8 } from '../slots/play/utf8';

/**
 * SHA-256 in hex of a caller's request: the field and its arguments, without anything that affects only the response.
 * Equal requests have equal hashes, whatever the order of their members.
 */
export const requestHash = (wish: Json): string => toHex(sha256(utf8(canonicalJson(wish))));
