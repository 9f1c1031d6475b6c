import type { Fault } from './faults';
import type { MathModel } from './math-model';
import { modelLimits } from './model-limits';
import { readJson } from './read-json';
import { utf8 } from '../play/utf8';
import { validateModel } from '../validate/validate-model';

/**
 * `validateModel` for text. A text that is too long or not JSON is an error at the path `model`, with line
 * and column.
 */
export function readModel(json: string): { model: MathModel } | { faults: readonly Fault[] } {
  const bytes = json.length > modelLimits.bytes ? json.length : utf8(json).length;
  if (bytes > modelLimits.bytes) {
    return {
      faults: [
        { path: 'model', reason: `has ${bytes} bytes of JSON, but can have at most ${modelLimits.bytes}` },
      ],
    };
  }
  const read = readJson(json);
  if ('value' in read) return validateModel(read.value);
  const { reason, line, column } = read.fault;
  return { faults: [{ path: 'model', reason: `invalid JSON at line ${line}, column ${column}: ${reason}` }] };
}
