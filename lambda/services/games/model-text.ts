import { Refusal } from '#lambda/runtime/refusal';

/** More levels than any model has, and far fewer than the stack supports. */
const deepest = 64;

/**
 * Converts an AWSJSON argument, which AppSync passes as a value, to JSON. Refuses values that are nested too deeply.
 */
export function modelText(given: unknown): unknown {
  if (typeof given !== 'object') return given;
  if (isTooDeep(given))
    throw new Refusal('version.model-faulty', { path: 'model', reason: 'nested too deeply', faults: 1 });
  return JSON.stringify(given);
}

/** Checks level by level, because recursion could overflow the stack. */
function isTooDeep(value: unknown): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; depth <= deepest; depth += 1) {
    level = level.flatMap((each): unknown[] =>
      typeof each === 'object' && each !== null ? Object.values(each) : [],
    );
    if (level.length === 0) return false;
  }
  return true;
}
