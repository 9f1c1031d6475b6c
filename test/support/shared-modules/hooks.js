const globals = new URL('globals.js', import.meta.url).href;
const fastCheck = new URL('../fast-check.js', import.meta.url).href;

/** Resolves `@jest/globals` to those of the running test file, and `fast-check` to the one with the seed of the run. */
export function resolve(specifier, context, next) {
  if (specifier === '@jest/globals') return { url: globals, format: 'module', shortCircuit: true };
  if (specifier === 'fast-check') return { url: fastCheck, format: 'module', shortCircuit: true };
  return next(specifier, context);
}
