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

/** A document of the site, like those in its bucket: it has the same content for everyone. */
const launchPage = '/{brandId}';

/** Returns all operations of the templates: fields with a resolver, root fields, REST methods and files of visitors. */
export function operationsOfTemplates(assembly: string, schema: string): string[] {
  const found = new Set([...rootFields(schema), ...fileOperations(assembly)]);
  for (const resources of templates(assembly)) {
    for (const { Type, Properties = {} } of Object.values(resources)) {
      if (Type === 'AWS::AppSync::Resolver')
        found.add(`${text(Properties.TypeName)}.${text(Properties.FieldName)}`);
      if (Type !== 'AWS::ApiGateway::Method') continue;
      const path = pathOf(Properties.ResourceId, resources);
      if (path !== launchPage) found.add(`${text(Properties.HttpMethod)} ${path}`);
    }
  }
  return [...found].sort();
}

/** A statement in a policy of the identity pool's roles; its parts are JSON including intrinsic functions. */
export interface VisitorsStatement {
  readonly role: string;
  readonly actions: readonly string[];
  readonly resources: readonly string[];
  readonly condition: string;
}

/** Returns all statements with permissions of visitors' AWS credentials. */
export function statementsOfVisitors(assembly: string): VisitorsStatement[] {
  const all = templates(assembly).flatMap((resources) => Object.entries(resources));
  const roles = all.filter(
    ([, { Type, Properties }]) =>
      Type === 'AWS::IAM::Role' &&
      JSON.stringify(Properties?.AssumeRolePolicyDocument).includes('cognito-identity.amazonaws.com'),
  );
  return roles.flatMap(([role, { Properties = {} }]) => {
    const within = Properties.Policies ?? [];
    const attached = all
      .filter(([, { Type }]) => /^AWS::IAM::.*Policy$/.test(Type))
      // Roles of another stack are referenced by an output that ends in their id.
      .filter(([, policy]) => JSON.stringify(policy.Properties?.Roles ?? '').includes(role))
      .map(([, policy]) => policy.Properties);
    const managed = Properties.ManagedPolicyArns ? [{ PolicyDocument: { Statement: everything } }] : [];
    return [...(within as unknown[]), ...attached, ...managed].flatMap((policy) =>
      statementsIn(role, policy),
    );
  });
}

/** Managed policies are treated as if they allowed everything, because their content is unknown. */
const everything = [{ Action: '*', Resource: '*' }];

function statementsIn(role: string, policy: unknown): VisitorsStatement[] {
  const { Statement } = (policy as { PolicyDocument: { Statement: StatementJson[] } }).PolicyDocument;
  return Statement.map(({ Action, Resource, Condition }) => ({
    role,
    actions: [Action].flat(),
    resources: [Resource].flat().map((resource) => JSON.stringify(resource)),
    condition: JSON.stringify(Condition ?? null),
  }));
}

interface StatementJson {
  readonly Action: string | readonly string[];
  readonly Resource: unknown;
  readonly Condition?: unknown;
}

/** Returns all file actions in visitors' policies, for every bucket; for folders only if a policy contains them. */
function fileOperations(assembly: string): string[] {
  const statements = statementsOfVisitors(assembly);
  const actions = new Set(
    statements.flatMap((one) => one.actions).filter((action) => /^(s3:|\*)/.test(action)),
  );
  const buckets = templates(assembly)
    .flatMap((resources) => Object.entries(resources))
    .filter(([, { Type }]) => Type === 'AWS::S3::Bucket')
    .map(([id]) => id);
  return buckets.flatMap((id) => {
    const hasFolders = statements.some(({ resources }) => resources.some((one) => one.includes(id)));
    const places = hasFolders ? ['own', 'others', 'elsewhere'] : ['elsewhere'];
    return [...actions].flatMap((action) => places.map((place) => `${action} ${bucketName(id)} ${place}`));
  });
}

/** The name of a bucket in the matrix. Other buckets keep their logical id, for which there is no row. */
const bucketName = (id: string) =>
  ({
    ImagesBucket: 'images',
    DocumentsBucket: 'documents',
    Bucket: 'site',
    LabWork: 'runs',
    LedgerSeals: 'seals',
    TournamentsCertificates: 'certificates',
    LedgerArchive: 'archive',
  })[id.slice(0, -8)] ?? id;

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
