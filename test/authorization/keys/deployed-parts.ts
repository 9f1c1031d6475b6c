import {
  Kind,
  parse,
  print,
  type DefinitionNode,
  type DocumentNode,
  type FieldDefinitionNode,
} from 'graphql';
import { resourcesOf, type NamedResource, type Templates } from './templates';

/** The parts of the templates that can change the cases of some operations only, and the rest. */
export interface DeployedParts {
  /** All resources, without the parts below and without those of the site and the alarms. */
  readonly shared: unknown;
  readonly schema: DocumentNode;
  /**
   * The resolver of a field and its functions, each with its data source, the Lambda function that this calls, and the
   * policies of their roles.
   */
  resolverOf(type: string, field: string): unknown;
}

/** These cannot change a case: what the site contains, its headers, and what only measures. */
const unrelated =
  /^(Custom::CDKBucketDeployment|AWS::Lambda::LayerVersion|AWS::CloudFront::ResponseHeadersPolicy|AWS::CloudWatch::.*|AWS::Logs::.*|AWS::Budgets::.*|AWS::SNS::.*|AWS::XRay::.*)$/;
const perOperation = /^AWS::AppSync::(Resolver|FunctionConfiguration)$/;
/** A function whose code runs only in requests is referenced by no other resource. */
const besideRequests =
  /^AWS::(AppSync::DataSource|IAM::.*|Logs::.*|CloudWatch::.*|Lambda::(Permission|EventInvokeConfig))$/;

export function deployedParts(templates: Templates): DeployedParts {
  const resources = resourcesOf(templates);
  const text = new Map(resources.map((resource) => [resource, JSON.stringify(resource)]));
  const names = (one: NamedResource, other: NamedResource) => text.get(one)?.includes(other.id) ?? false;
  const sources = resources.filter(({ Type }) => Type === 'AWS::AppSync::DataSource');
  const functions = resources.filter(({ Type }) => Type === 'AWS::Lambda::Function');
  const inRequests = functions.filter((one) => {
    const users = resources.filter((other) => other !== one && names(other, one));
    return (
      sources.some((source) => users.includes(source)) && users.every(({ Type }) => besideRequests.test(Type))
    );
  });
  const schema = resources.find(({ Type }) => Type === 'AWS::AppSync::GraphQLSchema')?.Properties?.Definition;
  if (typeof schema !== 'string') throw new Error('No template contains the schema.');

  const policies = resources.filter(({ Type }) => /^AWS::IAM::(Managed)?Policy$/.test(Type));
  /** The roles of a resource, and the policies that only they have. */
  const permissionsOf = (resource: NamedResource) =>
    resources
      .filter((role) => role.Type === 'AWS::IAM::Role' && names(resource, role))
      .flatMap((role) => [
        role,
        ...policies.filter((policy) => rolesOf(policy) === 1 && names(policy, role)),
      ]);
  const withPermissions = new Map(
    [...sources, ...inRequests].map((one) => [one, [one, ...permissionsOf(one)]] as const),
  );
  const ofOperations = new Set([...withPermissions.values()].flat());
  const shared = resources
    .filter((one) => !unrelated.test(one.Type) && !perOperation.test(one.Type) && !ofOperations.has(one))
    .map((one) => (one.Type === 'AWS::AppSync::GraphQLSchema' ? without(one, 'Definition') : one));
  const sourceOf = (name: unknown) =>
    sources
      .filter(({ Properties }) => Properties?.Name === name)
      .flatMap((source) => [source, ...inRequests.filter((one) => names(source, one))])
      .flatMap((one) => withPermissions.get(one) ?? []);
  const withSource = (resource: NamedResource) => [resource, sourceOf(resource.Properties?.DataSourceName)];

  const byField = new Map(
    resources
      .filter(({ Type }) => Type === 'AWS::AppSync::Resolver')
      .map((resolver) => [
        `${String(resolver.Properties?.TypeName)}.${String(resolver.Properties?.FieldName)}`,
        [resolver, ...functionsOf(resolver)].map(withSource),
      ]),
  );
  function functionsOf(resolver: NamedResource): readonly NamedResource[] {
    const pipeline = JSON.stringify(resolver.Properties?.PipelineConfig ?? null);
    return resources.filter(
      ({ Type, id }) => Type === 'AWS::AppSync::FunctionConfiguration' && pipeline.includes(`"${id}"`),
    );
  }
  return {
    shared,
    schema: parse(schema),
    resolverOf: (type, field) => byField.get(`${type}.${field}`),
  };
}

const rolesOf = ({ Properties }: NamedResource) =>
  Array.isArray(Properties?.Roles) ? Properties.Roles.length : 0;

function without({ Properties, ...resource }: NamedResource, name: string) {
  const { [name]: _left, ...rest } = Properties ?? {};
  return { ...resource, Properties: rest };
}

const roots = ['Query', 'Mutation', 'Subscription'];

/** The definition of a field with the types of its arguments. For a type that is no root, its whole definition. */
export function definitionOf(schema: DocumentNode, type: string, field: string): string {
  const definitions = new Map(
    schema.definitions.flatMap((one) => ('name' in one && one.name ? [[one.name.value, one] as const] : [])),
  );
  const parent = definitions.get(type);
  if (parent?.kind !== Kind.OBJECT_TYPE_DEFINITION) throw new Error(`The schema has no type ${type}.`);
  const own = parent.fields?.find(({ name }) => name.value === field);
  if (!own) return '';
  const inputs = new Map<string, DefinitionNode>();
  const add = (text: string) => {
    for (const [name] of text.matchAll(/\b[A-Z]\w+/g)) {
      const found = definitions.get(name);
      if (!found || found.kind === Kind.OBJECT_TYPE_DEFINITION || inputs.has(name)) continue;
      inputs.set(name, found);
      add(print(found));
    }
  };
  add(print(own));
  const shown = roots.includes(type) ? { ...parent, fields: [own] satisfies FieldDefinitionNode[] } : parent;
  return [shown, ...inputs.values()].map(print).join('\n');
}
