import { canonicalJson, type Json } from './canonical-json';
import type { MathModel } from './math-model';
import { sha256, toHex } from '../play/sha256';
import { utf8 } from '../play/utf8';

/**
 * The SHA-256 of the model's canonical JSON, as 64 hexadecimal digits. Models with the same hash are the same
 * game.
 */
export const modelHash = (model: MathModel): string =>
  toHex(sha256(utf8(canonicalJson(model as unknown as Json))));
