import type { Fault } from './unshown-errors';

/** The sentence of one error, if it is one. */
export const sentenceIn = (found: unknown): string | undefined => {
  if (typeof found !== 'object' || found === null || !('message' in found)) return undefined;
  return typeof found.message === 'string' ? found.message : undefined;
};

/** All errors of a form, by the dotted path of their field. */
export const faultsIn = (errors: unknown, path = ''): Fault[] => {
  const sentence = sentenceIn(errors);
  if (sentence !== undefined) return [[path, sentence]];
  if (typeof errors !== 'object' || errors === null) return [];
  return Object.entries(errors).flatMap(([key, inner]) =>
    faultsIn(inner, key === 'root' ? path : [path, key].filter((part) => part !== '').join('.')),
  );
};
