import type { Code } from './runtime/code';
import type { ApiSchema } from './schema/api-schema';
import type { AuthMode } from './schema/access-rules';
import type { DataSource } from './sources/source';

export interface UserPoolMode {
  readonly userPoolId: string;
  readonly appIdClientRegex?: string;
}

export interface ApiSettings {
  readonly defaultMode: AuthMode;
  readonly modes: ReadonlySet<AuthMode>;
  readonly userPool?: UserPoolMode;
  readonly environment: Readonly<Record<string, string>>;
  /** Maximum depth of nested fields; 0 for no limit. */
  readonly depthLimit: number;
  readonly resolverLimit: number;
  readonly introspection: boolean;
}

/** A request handler, a data source and a response handler. */
export interface Step {
  readonly code: Code;
  readonly source: DataSource;
}

/** How a field is resolved. */
export type FieldPlan =
  | ({ readonly kind: 'unit' } & Step)
  | { readonly kind: 'pipeline'; readonly code: Code; readonly steps: readonly Step[] };

/** A GraphQL API with the resources created so far. */
export interface Api {
  readonly id: string;
  readonly arn: string;
  readonly settings: ApiSettings;
  schema: ApiSchema | undefined;
  readonly sources: Map<string, DataSource>;
  /** By function id. */
  functions: ReadonlyMap<string, Step>;
  /** By type and field, such as `Query.getGame`. A running operation keeps the plans that it started with. */
  plans: ReadonlyMap<string, FieldPlan>;
}

// https://docs.aws.amazon.com/appsync/latest/devguide/configuration-limits.html
export const mostResolvers = 10_000;

export function newApi(id: string, arn: string, settings: ApiSettings): Api {
  return { id, arn, settings, schema: undefined, sources: new Map(), functions: new Map(), plans: new Map() };
}

/** Sets the step of a function, also in the pipelines that use it. */
export function putFunction(api: Api, id: string, step: Step): void {
  const former = api.functions.get(id);
  api.functions = new Map(api.functions).set(id, step);
  if (former === undefined) return;
  const renewed = (plan: FieldPlan): FieldPlan =>
    plan.kind === 'unit'
      ? plan
      : { ...plan, steps: plan.steps.map((each) => (each === former ? step : each)) };
  api.plans = new Map([...api.plans].map(([field, plan]) => [field, renewed(plan)]));
}

export function putPlan(api: Api, field: string, plan: FieldPlan): void {
  api.plans = new Map(api.plans).set(field, plan);
}
