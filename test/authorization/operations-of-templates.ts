import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Kind, parse } from 'graphql';

interface TemplateResource {
  readonly Type: string;
  readonly Properties?: Readonly<Record<string, unknown>>;
}
type Resources = Readonly<Record<string, TemplateResource>>;

const templates = (assembly: string): Resources[] =>
  readdirSync(assembly)
    .filter((file) => file.endsWith('.template.json'))
    .map(
      (file) =>
        (JSON.parse(readFileSync(join(assembly, file), 'utf8')) as { Resources: Resources }).Resources,
    );

/** Every field with a resolver, every root field and every REST method that the synthesized templates have. */
export function operationsOfTemplates(assembly: string, schema: string): string[] {
  const found = new Set(rootFields(schema));
  for (const resources of templates(assembly)) {
    for (const { Type, Properties = {} } of Object.values(resources)) {
      if (Type === 'AWS::AppSync::Resolver')
        found.add(`${text(Properties.TypeName)}.${text(Properties.FieldName)}`);
      if (Type === 'AWS::ApiGateway::Method')
        found.add(`${text(Properties.HttpMethod)} ${pathOf(Properties.ResourceId, resources)}`);
    }
  }
  return [...found].sort();
}

/** The policies of every role that the identity pool gives out. */
export function policiesOfVisitors(assembly: string): unknown[] {
  return templates(assembly).flatMap((resources) => {
    const roles = Object.entries(resources).filter(
      ([, { Type, Properties }]) =>
        Type === 'AWS::IAM::Role' &&
        JSON.stringify(Properties?.AssumeRolePolicyDocument).includes('cognito-identity.amazonaws.com'),
    );
    const named = (policy: TemplateResource) =>
      roles.some(([id]) => JSON.stringify(policy.Properties?.Roles ?? '').includes(id));
    return [
      ...roles.flatMap(([, { Properties }]) => [Properties?.Policies, Properties?.ManagedPolicyArns]),
      ...Object.values(resources)
        .filter(({ Type }) => Type.includes('Policy'))
        .filter(named),
    ].filter((policy) => policy !== undefined);
  });
}

function rootFields(schema: string): string[] {
  return parse(schema).definitions.flatMap((definition) => {
    if (definition.kind !== Kind.OBJECT_TYPE_DEFINITION || !isRoot(definition.name.value)) return [];
    return (definition.fields ?? []).map(({ name }) => `${definition.name.value}.${name.value}`);
  });
}

const isRoot = (type: string) => ['Query', 'Mutation', 'Subscription'].includes(type);

function pathOf(reference: unknown, resources: Resources): string {
  const id = (reference as { Ref?: string }).Ref;
  const resource = id === undefined ? undefined : resources[id];
  if (!resource?.Properties) return '';
  return `${pathOf(resource.Properties.ParentId, resources)}/${text(resource.Properties.PathPart)}`;
}

function text(value: unknown): string {
  if (typeof value !== 'string') throw new Error(`Expected a text in the template: ${JSON.stringify(value)}`);
  return value;
}
