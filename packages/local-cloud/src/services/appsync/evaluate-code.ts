import { systemClock, type Clock } from '#local/platform/clock';
import { loadCode, type Code, type HandlerContext, type HandlerName } from './runtime/code';
import { FieldError } from './runtime/field-error';
import type { ExtensionCall } from './runtime/modules';

export interface CodeToEvaluate {
  /** An ES module that imports `@aws-appsync/utils`, which is not bundled. */
  readonly code: string;
  readonly function: HandlerName;
  /** `ctx`. Missing fields are empty. `args` and `arguments` are the same. */
  readonly context?: HandlerContext & { readonly stash?: Readonly<Record<string, unknown>> };
  readonly clock?: Clock;
}

export interface EvaluatedCode {
  /** Result of the handler; absent if it ended with an error. */
  readonly evaluationResult?: unknown;
  readonly error?: ShownError;
  /** Errors added with `util.appendError`. */
  readonly outErrors: readonly ShownError[];
  /** Calls of `extensions`, if any. */
  readonly extensions?: readonly ExtensionCall[];
  readonly stash: Readonly<Record<string, unknown>>;
  /** Set if `runtime.earlyReturn` ended the handler. */
  readonly skipTo?: 'END' | 'NEXT';
}

interface ShownError {
  readonly message: string;
  readonly type: string | null;
  readonly data: unknown;
  readonly errorInfo: unknown;
}

/** Runs one handler in the same runtime as the service, like AWS's EvaluateCode. Throws CodeRefused. */
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
