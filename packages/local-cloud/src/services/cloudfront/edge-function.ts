import { createContext, Script } from 'node:vm';

/** A CloudFront function: takes an event and returns a request or a response. Throws if it fails. */
export type EdgeFunction = (event: object) => unknown;

/** https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cloudfront-limits.html */
const largestCodeBytes = 10_240;
/**
 * CloudFront stops a function after about a millisecond. Here, the limit only prevents endless loops: on a busy machine,
 * another process can run for more than a second in between.
 */
const longestMilliseconds = 5000;

/**
 * Runs a function like cloudfront-js-2.0: isolated, without state between runs, and without modules, timers, network
 * or `eval`. Throws for code that is too large or invalid.
 */
export function createEdgeFunction(name: string, code: string, timeout = longestMilliseconds): EdgeFunction {
  const size = Buffer.byteLength(code);
  if (size > largestCodeBytes) {
    throw new Error(`the function's code has ${size} bytes; the limit of CloudFront is ${largestCodeBytes}`);
  }
  const filename = `${name}.js`;
  // Parsed separately, so that the wrapper around it cannot complete invalid code.
  compiled(code, filename);
  const script = compiled(`${before}${code}${after}`, filename);
  let idle: World | undefined;
  return (event) => {
    const world = idle ?? newWorld();
    idle = undefined;
    // Only text is passed in, so that the code cannot reach objects of this process.
    world.$event = JSON.stringify(event);
    script.runInContext(world, { timeout });
    const { $error: error, $answer: answer } = world;
    delete world.$error;
    delete world.$answer;
    const hasEnded = typeof error === 'string' || typeof answer === 'string';
    if (hasEnded && Object.getOwnPropertyNames(world).every((known) => ownNames.includes(known)))
      idle = world;
    if (typeof error === 'string') throw new Error(error);
    // Otherwise, the promise never settled or the result was undefined.
    return typeof answer === 'string' ? (JSON.parse(answer) as unknown) : undefined;
  };
}

const compiled = (text: string, filename: string) => new Script(text, { filename });

type World = Record<string, unknown>;

/** Expensive to create, so it is reused unless a run failed to end or left a global. */
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
// The function runs outside of promises, because stopping it inside of one can end the whole process.
const after = `
; Promise.resolve(handler(JSON.parse($event))).then(
  (answer) => { globalThis.$answer = JSON.stringify(answer); },
  (error) => { globalThis.$error = String(error); });
})()`;
