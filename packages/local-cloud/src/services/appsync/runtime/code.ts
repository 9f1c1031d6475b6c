import { parse, type Program } from 'acorn';
import { asScript } from './as-script';
import { faultsOf, type ModuleShapes } from './check-code';
import { EarlyReturn } from './early-return';
import { FieldError } from './field-error';
import { modulesOf, type Surroundings } from './modules';
import { realm, type Realm } from './realm';
import { nodesOf } from './syntax';
import { writtenValues } from './written-values';

export type HandlerName = 'request' | 'response';

/** `ctx` without its stash; `arguments` is also available as `args`. */
export type HandlerContext = Readonly<Record<string, unknown>>;

export interface Evaluation {
  readonly result: unknown;
  readonly stash: Readonly<Record<string, unknown>>;
  /** Set if `runtime.earlyReturn` ended the handler. */
  readonly skipTo?: 'END' | 'NEXT';
}

/** Literal texts by the request property that they are assigned to. */
export type RequestTexts = Readonly<Record<'operation' | 'invocationType', readonly string[]>>;

/** Loaded code of a resolver or function. */
export interface Code {
  /** Literal operations in its requests, which a data source may not support. */
  readonly requests: RequestTexts;
  /** Whether it reads the client's selection, which is expensive to compute. */
  readonly readsSelection: boolean;
  /** Throws FieldError for `util.error` and for exceptions in the code. */
  evaluate(
    handler: HandlerName,
    context: HandlerContext,
    stash: Readonly<Record<string, unknown>>,
    surroundings: Surroundings,
  ): Evaluation;
}

// https://docs.aws.amazon.com/appsync/latest/devguide/resolver-reference-overview-js.html
const largestBytes = 32_768;

/** Loads a bundle. Throws CodeRefused if AppSync would reject it. */
export function loadCode(text: string): Code {
  const { script, requests } = checked(text);
  // Created on first use: an API has hundreds of these, and most processes use only a few.
  let world: Realm | undefined;
  return {
    requests,
    readsSelection: text.includes('selectionSet'),
    evaluate: (handler, context, stash, surroundings) => {
      world ??= realm(script);
      return evaluate(world, { handler, context, stash, surroundings });
    },
  };
}

/** Caches checks by code. Many pipeline functions share the same code, and checking takes most of an API's start. */
const known = new Map<string, CheckedCode>();

interface CheckedCode {
  readonly script: string;
  readonly requests: RequestTexts;
}

function checked(text: string): CheckedCode {
  const code = known.get(text) ?? checkedCode(text);
  known.set(text, code);
  return code;
}

function checkedCode(text: string): CheckedCode {
  const bytes = Buffer.byteLength(text);
  if (bytes > largestBytes) throw new CodeRefused([`it has ${bytes} bytes of at most ${largestBytes}`]);
  const program = parsed(text);
  const visits = nodesOf(program);
  const faults = faultsOf(program, visits, moduleShapes);
  const { script, exported } = asScript(text, program, visits);
  const missing = ['request', 'response'].filter((handler) => !exported.includes(handler));
  faults.push(...missing.map((handler) => `it does not export ${handler}`));
  if (faults.length > 0) throw new CodeRefused(faults);
  const requests = {
    operation: writtenValues(visits, 'operation'),
    invocationType: writtenValues(visits, 'invocationType'),
  };
  return { script, requests };
}

interface Question {
  readonly handler: HandlerName;
  readonly context: HandlerContext;
  readonly stash: Readonly<Record<string, unknown>>;
  readonly surroundings: Surroundings;
}

function evaluate(world: Realm, { handler, context, stash, surroundings }: Question): Evaluation {
  try {
    const { result } = world.run({
      modules: modulesOf(surroundings),
      handler,
      context: JSON.stringify(context),
      stash: JSON.stringify(stash),
      overlong,
      log: (line) => console.error(`AppSync ${surroundings.typeName}.${surroundings.fieldName}: ${line}`),
    });
    return { result: result === undefined ? null : JSON.parse(result), stash: stashOf(world) };
  } catch (error) {
    if (error instanceof EarlyReturn)
      return { result: error.result, stash: stashOf(world), skipTo: error.skipTo };
    if (error instanceof FieldError) throw error;
    // Logs the message of the JavaScript engine; AppSync's message is different.
    throw new FieldError('Runtime Error', 'Code', { cause: reasonOf(error) });
  }
}

const overlong = () => {
  throw new FieldError('Runtime Error: the code runs for too long', 'Code');
};

const stashOf = (world: Realm) => JSON.parse(world.stash()) as Readonly<Record<string, unknown>>;

/** Errors of the bundle's realm are not instances of this realm's `Error`. */
function reasonOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'message' in error
    ? String(error.message)
    : String(error);
}

function parsed(text: string): Program {
  try {
    return parse(text, { ecmaVersion: 2022, sourceType: 'module' });
  } catch (error) {
    throw new CodeRefused([reasonOf(error)]);
  }
}

const moduleShapes: ModuleShapes = modulesOf({
  clock: { now: () => new Date(0) },
  typeName: '',
  fieldName: '',
  authType: 'IAM Authorization',
  append: () => undefined,
  extend: () => undefined,
});

/** AppSync would reject the bundle. */
class CodeRefused extends Error {
  constructor(reasons: readonly string[]) {
    super(`The code contains one or more errors: ${[...new Set(reasons)].join('; ')}.`);
    this.name = 'CodeRefused';
  }
}
