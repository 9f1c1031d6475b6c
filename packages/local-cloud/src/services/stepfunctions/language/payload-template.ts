import { pipe, rawTransform, unknown } from 'valibot';
import { StateFailure } from '../state-failure';
import { isArray, isObject } from './json';
import { pathItems } from './path-items';
import { lookUp, referencePath, type Sources } from './reference-path';

/** A payload in which fields with the suffix `.$` are paths. Amazon States Language, "Payload Template". */
export interface PayloadTemplate {
  /** The names of its fields without the suffix. */
  readonly names: readonly string[];
  /** Throws StateFailure States.ParameterPathFailure. */
  readonly fill: (sources: Sources) => unknown;
}

type Fill = PayloadTemplate['fill'];
type Refuse = (at: readonly (string | number)[], reason: string) => void;

export const payloadTemplate = pipe(
  unknown(),
  rawTransform(({ dataset: { value }, addIssue, NEVER }): PayloadTemplate => {
    if (!isObject(value)) {
      addIssue({ message: 'a payload must be an object' });
      return NEVER;
    }
    const fill = compiled(value, [], (at, message) => {
      const path = pathItems(value, at);
      addIssue({ message, ...(path !== undefined && { path }) });
    });
    return { names: Object.keys(value).map(nameOf), fill };
  }),
);

function compiled(value: unknown, at: readonly (string | number)[], refuse: Refuse): Fill {
  if (isArray(value)) {
    const parts = value.map((each, index) => compiled(each, [...at, index], refuse));
    return (sources) => parts.map((fill) => fill(sources));
  }
  if (!isObject(value)) return () => value;
  const fields = Object.entries(value).map(
    ([key, each]) => [nameOf(key), field(key, each, [...at, key], refuse)] as const,
  );
  return (sources) => Object.fromEntries(fields.map(([name, fill]) => [name, fill(sources)]));
}

function field(key: string, value: unknown, at: readonly (string | number)[], refuse: Refuse): Fill {
  if (!key.endsWith('.$')) return compiled(value, at, refuse);
  const path = typeof value === 'string' ? referencePath(value) : undefined;
  if (path === undefined) {
    refuse(at, `${JSON.stringify(value)} is not a path that the local cloud supports`);
    return () => undefined;
  }
  return (sources) => {
    const found = lookUp(path, sources);
    if (found !== undefined) return found.value;
    throw new StateFailure(
      'States.ParameterPathFailure',
      `The JSONPath '${path.text}' specified for the field '${key}' could not be found in the input '${JSON.stringify(sources[path.of])}'`,
    );
  };
}

const nameOf = (key: string) => key.replace(/\.\$$/, '');
