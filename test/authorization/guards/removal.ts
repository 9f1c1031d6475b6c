import type { GuardName } from '#domain/guard';
import type { AssemblyCopy } from '../environment/assembly-copy';
import type { GraphqlOperation } from '../matrix/operations';
import { isPolicyGuard, policyGuards, type PolicyGuardName, type Statement } from './policies';
import type { Trial } from './trials';
import { removeFromCode } from './without-code';
import { withoutDirectives } from './without-schema';

interface Resource {
  readonly Type: string;
  readonly Properties?: Record<string, unknown>;
}
interface Template {
  readonly Resources: Record<string, Resource>;
}

/** Removes the guards of the trials from a copy of the assembly. Throws if one is not found. */
export async function remove(together: readonly Trial[], copy: AssemblyCopy): Promise<void> {
  const names = new Set(together.flatMap(({ removed }) => removed));
  const policies = [...names].filter(isPolicyGuard);
  const code = new Set(
    [...names].filter((name): name is GuardName => !isPolicyGuard(name) && !name.startsWith('@')),
  );
  const groupsOf = new Set(
    together
      .filter(({ removed }) => removed.includes('@groups'))
      .map(({ operation }) => operation as GraphqlOperation),
  );
  const opensToIam = names.has('@aws_cognito_user_pools');
  if (code.size > 0) missed((await removeFromCode(copy, code)) === 0, [...code]);
  const widened = new Set<PolicyGuardName>();
  let directives = 0;
  changeTemplates(copy, ({ Resources }) => {
    for (const [id, resource] of Object.entries(Resources)) {
      for (const name of policies) if (widen(name, id, resource)) widened.add(name);
      directives += ungroup(resource, groupsOf, opensToIam);
    }
  });
  missed(widened.size < policies.length, policies);
  missed(directives < groupsOf.size, [...groupsOf]);
}

function missed(isMissed: boolean, names: readonly string[]): void {
  if (isMissed) throw new Error(`Not all of these are in the assembly: ${names.join(', ')}`);
}

/** Widens the statements of a policy. Returns whether the resource has such statements. */
function widen(name: PolicyGuardName, id: string, { Type, Properties }: Resource): boolean {
  const { policies, sids, widen: change } = policyGuards[name];
  if (Type !== 'AWS::IAM::ManagedPolicy' || !id.startsWith(policies)) return false;
  const { PolicyDocument: document } = Properties as { PolicyDocument: { Statement: Statement[] } };
  const found = document.Statement.filter(({ Sid }) => sids.some((sid) => sid === Sid));
  for (const statement of found) change(statement);
  return found.length > 0;
}

/** Removes the groups of fields in the schema. Returns the number of changed fields. */
function ungroup(
  { Type, Properties }: Resource,
  groupsOf: ReadonlySet<GraphqlOperation>,
  opensToIam: boolean,
): number {
  if (Type !== 'AWS::AppSync::GraphQLSchema' || Properties === undefined) return 0;
  if (groupsOf.size === 0 && !opensToIam) return 0;
  const { schema, removed } = withoutDirectives(String(Properties.Definition), { groupsOf, opensToIam });
  Properties.Definition = schema;
  return removed;
}

function changeTemplates(copy: AssemblyCopy, change: (template: Template) => void): void {
  copy.rewrite((text, file) => {
    if (!file.endsWith('.template.json')) return text;
    const template = JSON.parse(text) as Template;
    change(template);
    return JSON.stringify(template);
  });
}
