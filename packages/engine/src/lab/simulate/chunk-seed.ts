import { sha256 } from '#engine/slots/play/sha256';
import { utf8 } from '#engine/slots/play/utf8';
import { stateFrom, type GeneratorState } from './generator';
import type { RunJob } from './run-format';

/**
 * The state of the generator before a chunk's first round: the first 16 bytes of a hash of the run and the
 * chunk.
 */
export function chunkState({ seed, mathModelHash, mode }: RunJob, chunk: number): GeneratorState {
  return stateFrom(sha256(utf8(`novalink-run/1|${seed}|${mathModelHash}|${mode}|${chunk}`)));
}
