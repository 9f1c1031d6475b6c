import { element, escaped } from '#local/platform/aws-answers';
import { AwsError } from '#local/platform/aws-error';
import type { HttpHandler } from '#local/platform/http';
import type { IamRegister, Role } from '#local/platform/iam/roles';
import type { PolicyDocument } from '#local/platform/principal';
import { memberList, queryHandler, required, type QueryOperation } from '#local/platform/query-protocol';
import type { Authenticate } from '#local/platform/sigv4';
import { accountId } from '#local/services/needs';
import { roleIdOf, uniqueId } from '#local/services/sts/user-id';

type Needs = Pick<IamRegister, 'iam' | 'roles'> & {
  readonly authenticate: Authenticate;
  /** When the roles were created. */
  readonly startedAt: Date;
};

/** Reads the roles and policies of the templates. Lists have one page. IAM API Reference. */
export function iamApi({ iam, roles, authenticate, startedAt }: Needs): {
  handler: HttpHandler;
  operations: readonly string[];
} {
  const created = element('CreateDate', startedAt.toISOString());
  const roleOf = (parameters: URLSearchParams) => {
    const wanted = required(parameters, 'RoleName');
    const role = roles.all().find(({ name }) => name === wanted);
    if (role === undefined) throw noSuch(`The role with name ${wanted} cannot be found.`);
    return role;
  };
  const ofRole = (parameters: URLSearchParams) => ({
    resource: `arn:aws:iam::${accountId}:role/${required(parameters, 'RoleName')}`,
  });
  const ofPolicy = (parameters: URLSearchParams) => ({ resource: required(parameters, 'PolicyArn') });
  const managed = (arn: string) => {
    try {
      return roles.managedPolicy(arn);
    } catch {
      throw noSuch(`Policy ${arn} does not exist or is not attachable.`);
    }
  };
  const roleMember = ({ arn, name, trust }: Role) =>
    element('Path', '/') +
    element('RoleName', name) +
    element('RoleId', roleIdOf(name)) +
    element('Arn', arn) +
    created +
    documentElement('AssumeRolePolicyDocument', trust);

  const operations: Readonly<Record<string, QueryOperation>> = {
    GetPolicy: {
      demand: ofPolicy,
      run(parameters) {
        const arn = required(parameters, 'PolicyArn');
        managed(arn);
        const attached = roles.all().filter((role) => role.managedPolicies.some(({ name }) => name === arn));
        const policy =
          element('PolicyName', nameOf(arn)) +
          element('PolicyId', uniqueId('ANPA', arn)) +
          element('Arn', arn) +
          element('Path', '/') +
          element('DefaultVersionId', onlyVersion) +
          element('AttachmentCount', String(attached.length)) +
          element('IsAttachable', 'true') +
          created;
        return `<Policy>${policy}</Policy>`;
      },
    },
    GetPolicyVersion: {
      demand: ofPolicy,
      run(parameters) {
        const document = managed(required(parameters, 'PolicyArn'));
        const version = required(parameters, 'VersionId');
        if (version !== onlyVersion) throw noSuch(`Policy version ${version} does not exist.`);
        const described =
          documentElement('Document', document) +
          element('VersionId', version) +
          element('IsDefaultVersion', 'true') +
          created;
        return `<PolicyVersion>${described}</PolicyVersion>`;
      },
    },
    GetRole: { demand: ofRole, run: (parameters) => `<Role>${roleMember(roleOf(parameters))}</Role>` },
    GetRolePolicy: {
      demand: ofRole,
      run(parameters) {
        const role = roleOf(parameters);
        const wanted = required(parameters, 'PolicyName');
        const policy = role.inlinePolicies.find(({ name }) => name === wanted);
        if (policy === undefined) throw noSuch(`The role policy with name ${wanted} cannot be found.`);
        return (
          element('RoleName', role.name) +
          element('PolicyName', policy.name) +
          documentElement('PolicyDocument', policy.document)
        );
      },
    },
    ListAttachedRolePolicies: {
      demand: ofRole,
      run(parameters) {
        const members = roleOf(parameters).managedPolicies.map(
          ({ name: arn }) => element('PolicyName', nameOf(arn)) + element('PolicyArn', arn),
        );
        return onePage(memberList('AttachedPolicies', members));
      },
    },
    ListRolePolicies: {
      demand: ofRole,
      run(parameters) {
        const names = roleOf(parameters).inlinePolicies.map(({ name }) => escaped(name));
        return onePage(memberList('PolicyNames', names));
      },
    },
    ListRoles: {
      demand: () => ({ resource: '*' }),
      run: () => onePage(memberList('Roles', roles.all().map(roleMember))),
    },
  };
  return {
    handler: queryHandler({
      service: 'iam',
      namespace: 'https://iam.amazonaws.com/doc/2010-05-08/',
      operations,
      authenticate,
      iam,
    }),
    operations: Object.keys(operations),
  };
}

/** The templates' policies have no versions. */
const onlyVersion = 'v1';

const noSuch = (message: string) => new AwsError('NoSuchEntity', message, 404);
const nameOf = (arn: string) => arn.split('/').at(-1) ?? arn;
const onePage = (list: string) => list + element('IsTruncated', 'false');
/** IAM returns documents as URL-encoded JSON. */
const documentElement = (name: string, document: PolicyDocument) =>
  element(name, encodeURIComponent(JSON.stringify(document)));
