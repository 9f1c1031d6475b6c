import {
  AppsyncFunction,
  Code,
  FunctionRuntime,
  Resolver,
  type BaseDataSource,
  type IGraphqlApi,
} from 'aws-cdk-lib/aws-appsync';
import { Construct } from 'constructs';
import { resolverBundle, resolverCode } from '#lib/api/resolver-code';
import type { ResolverPlan, ResolverStep, Source } from '#lib/api/resolver-plan';
import { bundleTogether, nameBundle } from '#lib/functions/bundle';

export interface ResolversProps {
  readonly api: IGraphqlApi;
  readonly sources: Readonly<Partial<Record<Source, BaseDataSource>>>;
  /** By type and field. */
  readonly fields: Readonly<Record<string, Readonly<Record<string, ResolverPlan>>>>;
}

/** Creates resolvers for fields. Pipelines share equal steps. */
export class Resolvers extends Construct {
  private readonly steps = new Map<string, AppsyncFunction>();

  constructor(scope: Construct, id: string, props: ResolversProps) {
    super(scope, id);
    bundleTogether(namesOf(props.fields).map(resolverBundle));
    for (const [typeName, fields] of Object.entries(props.fields))
      for (const [fieldName, plan] of Object.entries(fields)) this.resolve(props, typeName, fieldName, plan);
  }

  private resolve(props: ResolversProps, typeName: string, fieldName: string, plan: ResolverPlan): void {
    const field = { api: props.api, typeName, fieldName, runtime: FunctionRuntime.JS_1_0_0 };
    const id = `${typeName}.${fieldName}`;
    const name = nameOf(plan);
    const code = Code.fromAsset(resolverCode(name));
    const resolver =
      plan.kind === 'unit'
        ? new Resolver(this, id, { ...field, code, dataSource: sourceOf(props, plan.source) })
        : new Resolver(this, id, {
            ...field,
            code,
            pipelineConfig: plan.steps.map((step) => this.step(props, step)),
          });
    nameBundle(resolver, resolverBundle(name));
  }

  private step(props: ResolversProps, { source, code }: ResolverStep): AppsyncFunction {
    const known = this.steps.get(code);
    if (known) return known;
    const step = new AppsyncFunction(this, code.replaceAll(/[^A-Za-z]/g, '-'), {
      api: props.api,
      name: code.replaceAll(/[^A-Za-z0-9]/g, '_'),
      dataSource: sourceOf(props, source),
      code: Code.fromAsset(resolverCode(code)),
      runtime: FunctionRuntime.JS_1_0_0,
    });
    nameBundle(step, resolverBundle(code));
    this.steps.set(code, step);
    return step;
  }
}

const nameOf = (plan: ResolverPlan) => (plan.kind === 'unit' ? plan.code : 'pipeline');

/** The files of `lambda/resolvers` for these fields. */
function namesOf(fields: ResolversProps['fields']): string[] {
  const plans = Object.values(fields).flatMap((ofType) => Object.values(ofType));
  const steps = plans.flatMap((plan) => (plan.kind === 'unit' ? [] : plan.steps));
  return [...new Set([...plans.map(nameOf), ...steps.map(({ code }) => code)])];
}

function sourceOf({ sources }: ResolversProps, name: Source): BaseDataSource {
  const source = sources[name];
  if (!source) throw new Error(`The stack has no data source ${name}.`);
  return source;
}
