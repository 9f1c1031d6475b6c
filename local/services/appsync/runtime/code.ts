import { parse, type Program } from 'acorn';
import { asScript } from './as-script';
import { faultsOf, type ModuleShapes } from './check-code';
import { CodeRefused } from './code-refused';
import { EarlyReturn } from './early-return';
import { FieldError } from './field-error';
import { modulesOf, type Surroundings } from './modules';
import { realm, type Realm } from './realm';
import { nodesOf } from './syntax';
import { writtenValues } from './written-values';

export type HandlerName = 'request' | 'response';

/** `ctx`, without its stash; `arguments` is shown as `args` too. */
export type HandlerContext = Readonly<Record<string, unknown>>;

export interface Evaluation {
  readonly result: unknown;
  readonly stash: Readonly<Record<string, unknown>>;
  /** Set when `runtime.earlyReturn` ended the handler. */
  readonly skipTo?: 'END' | 'NEXT';
}

/** Texts by the property of a request that they are given to. */
export type RequestTexts = Readonly<Record<'operation' | 'invocationType', readonly string[]>>;

/** A resolver's or function's code, ready to run. */
export interface Code {
  /**
   * Operations in its requests that a data source may not support, as far as they are literals in the code.
   */
  readonly requests: RequestTexts;
  /** Whether it asks what the client selected, which is dear to tell. */
  readonly readsSelection: boolean;
  /** Throws FieldError for `util.error` and for code that fails. */
  evaluate(
    handler: HandlerName,
    context: HandlerContext,
    stash: Readonly<Record<string, unknown>>,
    surroundings: Surroundings,
  ): Evaluation;
}

// https://docs.aws.amazon.com/appsync/latest/devguide/resolver-reference-overview-js.html
const largestBytes = 32_768;

/** Loads a bundle. Throws CodeRefused for one that AppSync would not take. */
export function loadCode(text: string): Code {
  const { script, requests } = checked(text);
  // Made when it is first needed: an API has hundreds of these, and most starts ask for few.
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

/** Many functions of pipelines have the same code, and to look through it is most of an API's start. */
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
    // The engine's own words are for the log; AppSync's are others.
    throw new FieldError('Runtime Error', 'Code', { cause: reasonOf(error) });
  }
}

const overlong = () => {
  throw new FieldError('Runtime Error: the code runs for too long', 'Code');
};

const stashOf = (world: Realm) => JSON.parse(world.stash()) as Readonly<Record<string, unknown>>;

/** Errors of the bundle's own realm are none of this one. */
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
