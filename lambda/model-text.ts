import { Refusal } from '#lambda/refusal';

/** Deeper than any model, and far from what the stack holds. */
const deepest = 64;

/** AppSync gives an AWSJSON argument as what it reads, not as the text that came. Refuses what is nested too deeply. */
export function modelText(given: unknown): unknown {
  if (typeof given !== 'object') return given;
  if (isTooDeep(given))
    throw new Refusal('version.model-faulty', { path: 'model', reason: 'nested too deeply', faults: 1 });
  return JSON.stringify(given);
}

/** Level by level: to go down into each value would need as much of the stack as there are levels. */
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
