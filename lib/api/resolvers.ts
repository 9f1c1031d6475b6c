import { AppsyncFunction, Code, FunctionRuntime, Resolver, type GraphqlApi } from 'aws-cdk-lib/aws-appsync';
import { Construct } from 'constructs';
import { resolverBundle, resolverCode } from '#lib/api/resolver-code';
import { resolverMap } from '#lib/api/resolver-map';
import type { ResolverPlan, ResolverStep } from '#lib/api/resolver-plan';
import type { Sources } from '#lib/api/sources';
import { nameBundle } from '#lib/functions/bundle';

export interface ResolversProps {
  readonly api: GraphqlApi;
  readonly sources: Sources;
}

/** A resolver for every field of `resolver-map.ts`; a step that several pipelines share exists once. */
export class Resolvers extends Construct {
  private readonly steps = new Map<string, AppsyncFunction>();

  constructor(scope: Construct, id: string, props: ResolversProps) {
    super(scope, id);
    for (const [typeName, fields] of Object.entries(resolverMap))
      for (const [fieldName, plan] of Object.entries<ResolverPlan>(fields))
        this.resolve(props, typeName, fieldName, plan);
  }

  private resolve(props: ResolversProps, typeName: string, fieldName: string, plan: ResolverPlan): void {
    const field = { api: props.api, typeName, fieldName, runtime: FunctionRuntime.JS_1_0_0 };
    const id = `${typeName}.${fieldName}`;
    const name = plan.kind === 'unit' ? plan.code : 'pipeline';
    const code = Code.fromAsset(resolverCode(name));
    const resolver =
      plan.kind === 'unit'
        ? new Resolver(this, id, { ...field, code, dataSource: props.sources[plan.source] })
        : new Resolver(this, id, {
            ...field,
            code,
            pipelineConfig: plan.steps.map((step) => this.step(props, step)),
          });
    nameBundle(resolver, resolverBundle(name));
  }

  private step({ api, sources }: ResolversProps, { source, code }: ResolverStep): AppsyncFunction {
    const known = this.steps.get(code);
    if (known) return known;
    const step = new AppsyncFunction(this, code.replaceAll(/[^A-Za-z]/g, '-'), {
      api,
      name: code.replaceAll(/[^A-Za-z0-9]/g, '_'),
      dataSource: sources[source],
      code: Code.fromAsset(resolverCode(code)),
      runtime: FunctionRuntime.JS_1_0_0,
    });
    nameBundle(step, resolverBundle(code));
    this.steps.set(code, step);
    return step;
  }
}
