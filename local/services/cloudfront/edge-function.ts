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
  const filename = `${name}.js`;
  // By itself, so that what is put around it completes no half of a function.
  compiled(code, filename);
  const script = compiled(`${before}${code}${after}`, filename);
  let idle: World | undefined;
  return (event) => {
    const world = idle ?? newWorld();
    idle = undefined;
    // Nothing of this process is handed in but text, so nothing of it can be reached.
    world.$event = JSON.stringify(event);
    script.runInContext(world, { timeout: longestMilliseconds });
    const { $error: error, $answer: answer } = world;
    delete world.$error;
    delete world.$answer;
    const hasEnded = typeof error === 'string' || typeof answer === 'string';
    if (hasEnded && Object.getOwnPropertyNames(world).every((known) => ownNames.includes(known)))
      idle = world;
    if (typeof error === 'string') throw new Error(error);
    // Otherwise a promise that never settles, or an answer of nothing.
    return typeof answer === 'string' ? (JSON.parse(answer) as unknown) : undefined;
  };
}

const compiled = (text: string, filename: string) => new Script(text, { filename });

type World = Record<string, unknown>;

/** Dear to make; it serves again unless a run failed to end in it or left a global behind. */
function newWorld(): World {
  const world: World = { __proto__: null };
  createContext(world, {
    codeGeneration: { strings: false, wasm: false },
    microtaskMode: 'afterEvaluate',
  });
  prelude.runInContext(world);
  return world;
}

const ownNames = ['$event', 'console'];
const prelude = new Script('globalThis.console = Object.freeze({ log() {} });');
const before = '(() => { ';
// The function itself runs outside of any promise: stopping it inside of one can end the whole process.
const after = `
; Promise.resolve(handler(JSON.parse($event))).then(
  (answer) => { globalThis.$answer = JSON.stringify(answer); },
  (error) => { globalThis.$error = String(error); });
})()`;
