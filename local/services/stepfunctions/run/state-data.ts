import { lookUp, withValueAt, type ReferencePath, type Sources } from '../language/reference-path';
import { StateFailure } from '../state-failure';

/** What a filter lets through; `null` lets nothing through. Throws StateFailure States.Runtime. */
export function valueAt(field: string, path: ReferencePath | null, sources: Sources): unknown {
  if (path === null) return {};
  const found = lookUp(path, sources);
  if (found !== undefined) return found.value;
  throw new StateFailure(
    'States.Runtime',
    `Invalid path '${path.text}' of ${field}: it could not be found in '${JSON.stringify(sources[path.of])}'`,
  );
}

/** A state's input with its result put in; `null` keeps the input alone. Throws StateFailure. */
export function putAt(path: ReferencePath | null, input: unknown, result: unknown): unknown {
  if (path === null) return input;
  const placed = withValueAt(input, path.steps, result);
  if (placed !== undefined) return placed.data;
  throw new StateFailure(
    'States.ResultPathMatchFailure',
    `Unable to apply step "${path.text}" to input ${JSON.stringify(input)}`,
  );
}
