import type { GraphQLFieldResolver, GraphQLResolveInfo } from 'graphql';
import { FieldError } from '../runtime/field-error';
import { checkAccess } from './field-access';
import type { OperationRun } from './operation-run';
import { runPlan } from './run-plan';
import { selectedData } from './selection';

/** Resolves any field: with its resolver if it has one, otherwise from the parent object. */
export const resolveField: GraphQLFieldResolver<unknown, OperationRun, Readonly<Record<string, unknown>>> = (
  source,
  given,
  run,
  info,
) => {
  checkAccess(run, info);
  checkDepth(run, info);
  const plan = run.api.plans.get(`${info.parentType.name}.${info.fieldName}`);
  if (plan === undefined) return property(source, info.fieldName);
  countResolver(run);
  return runPlan(plan, { run, source, arguments: given, info }).catch((error: unknown) =>
    fail(error, run, info),
  );
};

/** Returns a property of the parent object; null if it does not exist. */
export function property(source: unknown, name: string): unknown {
  if (typeof source !== 'object' || source === null || !Object.hasOwn(source, name)) return null;
  return (source as Readonly<Record<string, unknown>>)[name];
}

/**
 * List indexes do not count as levels.
 * https://docs.aws.amazon.com/appsync/latest/devguide/configuration-limits.html
 */
function checkDepth({ api }: OperationRun, info: GraphQLResolveInfo): void {
  const { depthLimit } = api.settings;
  if (depthLimit === 0) return;
  let depth = 0;
  for (let step: typeof info.path | undefined = info.path; step !== undefined; step = step.prev)
    if (typeof step.key === 'string') depth += 1;
  if (depth > depthLimit)
    throw new FieldError(`The query is deeper than ${depthLimit} levels.`, 'QueryDepthLimitReached');
}

function countResolver(run: OperationRun): void {
  const { resolverLimit } = run.api.settings;
  run.resolversRun += 1;
  if (run.resolversRun > resolverLimit)
    throw new FieldError(
      `The query runs more than ${resolverLimit} resolvers.`,
      'ResolverExecutionLimitReached',
    );
}

function fail(error: unknown, { requestId }: OperationRun, info: GraphQLResolveInfo): never {
  const field = `${info.parentType.name}.${info.fieldName}`;
  if (!(error instanceof FieldError)) {
    console.error(`AppSync ${requestId} ${field}:`, error);
    throw new FieldError('An internal failure occurred while resolving this field.', 'InternalFailure');
  }
  if (error.errorType === 'Code')
    console.error(`AppSync ${requestId} ${field}: ${error.message}: ${String(error.cause)}`);
  throw new FieldError(error.message, error.errorType, {
    data: selectedData(error.data, info),
    errorInfo: error.errorInfo,
  });
}
