import type { Clock } from '../clock';
import type { Iam, PolicyDocument, Principal, AssumingService } from '../principal';
import { accountId, type NamedPolicy, type RoleRegister } from '#local/services/needs';
import { createDecide } from './decide';
import { managedPolicy } from './managed-policies';
import { checkPolicy } from './statement';
import { AwsError } from '#local/platform/aws-error';

export interface Role {
  readonly arn: string;
  readonly name: string;
  readonly trust: PolicyDocument;
  readonly inlinePolicies: readonly NamedPolicy[];
  /** Their names are ARNs. */
  readonly managedPolicies: readonly NamedPolicy[];
}

/** The roles and customer-managed policies of the templates. */
export interface IamRegister {
  readonly iam: Iam;
  readonly roles: RoleRegister & {
    /** Registers a customer-managed policy by its ARN. */
    putManagedPolicy(arn: string, policy: PolicyDocument): void;
    /** Attaches a managed policy by its ARN. */
    attachManaged(roleName: string, arn: string): void;
    /** Returns the role's trust policy. Throws for an unknown role. */
    trust(roleArn: string): PolicyDocument;
    all(): readonly Role[];
    /** Returns a policy of AWS or of the templates. Throws for an unknown one. */
    managedPolicy(arn: string): PolicyDocument;
  };
}

interface KnownRole extends Role {
  readonly inlinePolicies: NamedPolicy[];
  readonly managedPolicies: NamedPolicy[];
  /** The documents of both. Sessions share the list, so that they have policies that are attached later. */
  readonly documents: PolicyDocument[];
}

/** All state is created from the templates at every start. */
export function createIam({ clock }: { clock: Clock }): IamRegister {
  const byArn = new Map<string, KnownRole>();
  const byName = new Map<string, KnownRole>();
  const customerManaged = new Map<string, PolicyDocument>();

  function known(role: KnownRole | undefined, what: string): KnownRole {
    if (role === undefined) throw new Error(`there is no role ${what}`);
    return role;
  }
  const managed = (arn: string) => customerManaged.get(arn) ?? managedPolicy(arn);
  const attachManaged = (role: KnownRole, arn: string) => {
    const document = managed(arn);
    role.managedPolicies.push({ name: arn, document });
    role.documents.push(document);
  };
  const attach = (role: KnownRole, policy: NamedPolicy) => {
    checkPolicy(policy.document);
    role.inlinePolicies.push(policy);
    role.documents.push(policy.document);
  };

  const decide = createDecide({ clock });
  return {
    iam: {
      decide,
      roleSession: (roleArn, sessionName, extra = {}): Principal => {
        const role = known(byArn.get(roleArn), roleArn);
        if (extra.assumedBy !== undefined) checkTrust(decide, { roleArn, ...role }, extra.assumedBy);
        return {
          arn: `arn:aws:sts::${accountId}:assumed-role/${role.name}/${sessionName}`,
          roleArn,
          gates: [role.documents, ...(extra.sessionPolicies === undefined ? [] : [extra.sessionPolicies])],
          context: extra.context ?? {},
          ...(extra.cognitoIdentity !== undefined && { cognitoIdentity: extra.cognitoIdentity }),
        };
      },
    },
    roles: {
      put: ({ arn, name, trust, managedPolicyArns, inlinePolicies }) => {
        checkPolicy(trust);
        const role = { arn, name, trust, inlinePolicies: [], managedPolicies: [], documents: [] };
        for (const policy of managedPolicyArns) attachManaged(role, policy);
        for (const policy of inlinePolicies) attach(role, policy);
        byArn.set(arn, role);
        byName.set(name, role);
      },
      attach: (roleName, policy) => attach(known(byName.get(roleName), roleName), policy),
      attachManaged: (roleName, arn) => attachManaged(known(byName.get(roleName), roleName), arn),
      putManagedPolicy: (arn, policy) => {
        checkPolicy(policy);
        customerManaged.set(arn, policy);
      },
      trust: (roleArn) => known(byArn.get(roleArn), roleArn).trust,
      all: () => [...byArn.values()],
      managedPolicy: managed,
    },
  };
}

interface Trusting {
  readonly roleArn: string;
  readonly trust: PolicyDocument;
}

/**
 * Checks that a service can assume a role on behalf of a resource of this account: IAM User Guide, "The confused
 * deputy problem". Throws AccessDenied if the role's trust policy does not allow it.
 */
function checkTrust(
  decide: Iam['decide'],
  { roleArn, trust }: Trusting,
  { service, sourceArn }: AssumingService,
): void {
  const context: Record<string, string> =
    sourceArn === undefined ? {} : { 'aws:SourceArn': sourceArn, 'aws:SourceAccount': accountId };
  const decision = decide(
    { arn: service, gates: [], context: {} },
    { action: 'sts:AssumeRole', resource: roleArn, resourcePolicy: trust, context },
  );
  if (!decision.allowed) throw new AwsError('AccessDenied', decision.reason, 403);
}
