import { lookUp, withValueAt, type ReferencePath, type Sources } from '../language/reference-path';
import { StateFailure } from '../state-failure';

/** Returns the value that a filter selects; `null` selects nothing. Throws StateFailure States.Runtime. */
export function valueAt(field: string, path: ReferencePath | null, sources: Sources): unknown {
  if (path === null) return {};
  const found = lookUp(path, sources);
  if (found !== undefined) return found.value;
  throw new StateFailure(
    'States.Runtime',
    `Invalid path '${path.text}' of ${field}: it could not be found in '${JSON.stringify(sources[path.of])}'`,
  );
}

/** Adds a state's result to its input; `null` keeps only the input. Throws StateFailure. */
export function putAt(path: ReferencePath | null, input: unknown, result: unknown): unknown {
  if (path === null) return input;
  const placed = withValueAt(input, path.steps, result);
  if (placed !== undefined) return placed.data;
  throw new StateFailure(
    'States.ResultPathMatchFailure',
    `Unable to apply step "${path.text}" to input ${JSON.stringify(input)}`,
  );
}
