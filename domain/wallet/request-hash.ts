import { canonicalJson, type Json } from '../slots/model/canonical-json';
import { sha256, toHex } from '../slots/play/sha256';
import { utf8 } from '../slots/play/utf8';

/**
 * SHA-256, in hex, of what a caller asked for: its field and arguments, and nothing that the answer depends on. Equal
 * wishes have equal hashes, whatever the order of their members.
 */
export const requestHash = (wish: Json): string => toHex(sha256(utf8(canonicalJson(wish))));
