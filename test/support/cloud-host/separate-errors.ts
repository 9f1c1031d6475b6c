import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * Makes `console.error` write to the list of the cloud whose work causes the output: everything that `run` starts, such
 * as servers and timers, and everything that these start. Other output is still printed.
 */
export function separateErrors(): <Result>(errors: string[], run: () => Result) => Result {
  const current = new AsyncLocalStorage<string[]>();
  const print = console.error.bind(console);
  console.error = (...parts: unknown[]) => {
    const errors = current.getStore();
    if (errors === undefined) print(...parts);
    else errors.push(parts.map(textOf).join(' '));
  };
  return (errors, run) => current.run(errors, run);
}

const textOf = (part: unknown) => (part instanceof Error ? (part.stack ?? part.message) : String(part));
