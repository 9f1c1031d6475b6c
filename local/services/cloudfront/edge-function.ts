import { createContext, Script } from 'node:vm';

/** A CloudFront function: an event in, a request or a response out. Throws when it fails. */
export type EdgeFunction = (event: object) => unknown;

/** https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cloudfront-limits.html */
const largestCodeBytes = 10_240;
/** CloudFront stops a function after about a millisecond of its own; here it need only not hang. */
const longestMilliseconds = 1000;

/**
 * Runs a function as cloudfront-js-2.0 does: alone, each time from the start, without modules, timers, network or
 * code made of text. Throws for code that is too large or does not parse.
 */
export function createEdgeFunction(name: string, code: string): EdgeFunction {
  const size = Buffer.byteLength(code);
  if (size > largestCodeBytes) {
    throw new Error(`the function's code has ${size} bytes; CloudFront takes ${largestCodeBytes}`);
  }
  const script = new Script(`${code}\n;${run}`, { filename: `${name}.js` });
  return (event) => {
    // Nothing of this process is handed in but text, so nothing of it can be reached.
    const world: Record<string, unknown> = { __proto__: null, $event: JSON.stringify(event) };
    const context = createContext(world, {
      codeGeneration: { strings: false, wasm: false },
      microtaskMode: 'afterEvaluate',
    });
    prelude.runInContext(context);
    script.runInContext(context, { timeout: longestMilliseconds });
    if (typeof world.$error === 'string') throw new Error(world.$error);
    // Otherwise a promise that never settles, or an answer of nothing.
    return typeof world.$answer === 'string' ? (JSON.parse(world.$answer) as unknown) : undefined;
  };
}

const prelude = new Script('globalThis.console = { log() {} };');
// The function itself runs outside of any promise: stopping it inside of one can end the whole process.
const run = `((answered) => Promise.resolve(answered).then(
  (answer) => { globalThis.$answer = JSON.stringify(answer); },
  (error) => { globalThis.$error = String(error); }))(handler(JSON.parse($event)));`;
