import type { GraphQLResolveInfo } from 'graphql';
import type { FieldPlan, Step } from '../api';
import type { Code, Evaluation, HandlerContext, HandlerName } from '../runtime/code';
import type { FieldError } from '../runtime/field-error';
import type { Surroundings } from '../runtime/modules';
import { extend } from './extended';
import type { OperationRun } from './operation-run';
import { selectionOf } from './selection';
import { pathOf, shownFieldError } from './shown-error';

type Stash = Evaluation['stash'];

/** A field to resolve. */
export interface Field {
  readonly run: OperationRun;
  readonly source: unknown;
  readonly arguments: Readonly<Record<string, unknown>>;
  readonly info: GraphQLResolveInfo;
}

/** Resolves a field with its resolver. Throws FieldError. */
export function runPlan(plan: FieldPlan, field: Field): Promise<unknown> {
  const evaluator = evaluatorOf(field);
  return plan.kind === 'unit'
    ? runStep(plan, { prev: null }, {}, field, evaluator).then(({ result }) => result)
    : runPipeline(plan, field, evaluator);
}

type Evaluate = (code: Code, handler: HandlerName, parts: HandlerContext, stash: Stash) => Evaluation;

async function runPipeline(
  { code, steps }: Extract<FieldPlan, { kind: 'pipeline' }>,
  field: Field,
  evaluate: Evaluate,
): Promise<unknown> {
  let latest = evaluate(code, 'request', { prev: null }, {});
  if (latest.skipTo === undefined) {
    for (const step of steps) {
      latest = await runStep(step, { prev: { result: latest.result } }, latest.stash, field, evaluate);
      if (latest.skipTo === 'END') break;
    }
  }
  return evaluate(code, 'response', { prev: { result: latest.result } }, latest.stash).result;
}

/**
 * Runs the request handler, the data source and the response handler. If the data source fails, the response handler
 * gets `ctx.error` and decides whether the field fails.
 */
async function runStep(
  { code, source }: Step,
  parts: HandlerContext,
  stash: Stash,
  { run }: Field,
  evaluate: Evaluate,
): Promise<Evaluation> {
  const asked = evaluate(code, 'request', parts, stash);
  if (asked.skipTo !== undefined) return asked;
  const { result, error } = await source(asked.result, run.requestId);
  return evaluate(code, 'response', { ...parts, result, error }, asked.stash);
}

function evaluatorOf({ run, source, arguments: given, info }: Field): Evaluate {
  const { api, caller, clock, headers, variables } = run;
  const fieldName = info.fieldName;
  const parentTypeName = info.parentType.name;
  const base = {
    arguments: given,
    env: api.settings.environment,
    identity: caller.identity,
    source: source ?? null,
    request: { headers, domainName: null },
    result: null,
  };
  const surroundings: Omit<Surroundings, 'extend'> = {
    clock,
    typeName: parentTypeName,
    fieldName,
    authType: caller.mode === 'iam' ? 'IAM Authorization' : 'User Pool Authorization',
    append: (error: FieldError) => run.appended.push(shownFieldError(error, pathOf(info), info.fieldNodes)),
  };
  return (code, handler, parts, stash) => {
    const selection = code.readsSelection ? selectionOf(info) : {};
    const shownInfo = { fieldName, parentTypeName, variables, ...selection };
    return code.evaluate(handler, { ...base, ...parts, info: shownInfo }, stash, {
      ...surroundings,
      extend: (call) => extend(run.extended, call, { typeName: parentTypeName, handler }),
    });
  };
}
