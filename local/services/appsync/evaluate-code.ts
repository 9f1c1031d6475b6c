import { systemClock, type Clock } from '#local/platform/clock';
import { loadCode, type Code, type HandlerContext, type HandlerName } from './runtime/code';
import { FieldError } from './runtime/field-error';
import type { ExtensionCall } from './runtime/modules';

export interface CodeToEvaluate {
  /** The bundle: an ES module whose imports of `@aws-appsync/utils` are kept. */
  readonly code: string;
  readonly function: HandlerName;
  /** `ctx`; whatever is left out is empty. `args` and `arguments` are one. */
  readonly context?: HandlerContext & { readonly stash?: Readonly<Record<string, unknown>> };
  readonly clock?: Clock;
}

export interface EvaluatedCode {
  /** What the handler returned; absent if it ended with an error. */
  readonly evaluationResult?: unknown;
  readonly error?: ShownError;
  /** What `util.appendError` added. */
  readonly outErrors: readonly ShownError[];
  /** What it gave to `extensions`, if anything. */
  readonly extensions?: readonly ExtensionCall[];
  readonly stash: Readonly<Record<string, unknown>>;
  /** Set when `runtime.earlyReturn` ended the handler. */
  readonly skipTo?: 'END' | 'NEXT';
}

interface ShownError {
  readonly message: string;
  readonly type: string | null;
  readonly data: unknown;
  readonly errorInfo: unknown;
}

/** Runs one handler with the very runtime of the service, as AWS's EvaluateCode does. Throws CodeRefused. */
export function evaluateCode(asked: CodeToEvaluate): EvaluatedCode {
  const { stash = {}, args = {}, ...given } = asked.context ?? {};
  const context = { arguments: args, ...given };
  const info = { fieldName: 'field', parentTypeName: 'Query', ...(given.info as object | undefined) };
  const outErrors: ShownError[] = [];
  const extensions: ExtensionCall[] = [];
  try {
    const evaluation = loaded(asked.code).evaluate(asked.function, { ...empty, ...context, info }, stash, {
      clock: asked.clock ?? systemClock,
      typeName: info.parentTypeName,
      fieldName: info.fieldName,
      authType: hasGroups(given.identity) ? 'User Pool Authorization' : 'IAM Authorization',
      append: (error) => outErrors.push(shown(error)),
      extend: (call) => extensions.push(call),
    });
    const { result, ...rest } = evaluation;
    return { evaluationResult: result, outErrors, ...(extensions.length > 0 && { extensions }), ...rest };
  } catch (error) {
    if (!(error instanceof FieldError)) throw error;
    return { error: shown(error), outErrors, stash };
  }
}

const empty = {
  env: {},
  identity: null,
  source: null,
  result: null,
  prev: null,
  request: { headers: {}, domainName: null },
};

const hasGroups = (identity: unknown) =>
  typeof identity === 'object' && identity !== null && 'groups' in identity;

const shown = ({ message, errorType, data, errorInfo }: FieldError): ShownError => ({
  message,
  type: errorType,
  data,
  errorInfo,
});

const known = new Map<string, Code>();

function loaded(text: string): Code {
  const code = known.get(text) ?? loadCode(text);
  known.set(text, code);
  return code;
}
