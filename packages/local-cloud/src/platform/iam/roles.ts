import type { Clock } from '../clock';
import type { Iam, PolicyDocument, Principal } from '../principal';
import { accountId, type RoleRegister } from '#local/services/needs';
import { checkTrust } from './check-trust';
import { createDecide } from './decide';
import { managedPolicy } from './managed-policies';
import { checkPolicy } from './statement';

interface Role {
  readonly name: string;
  readonly trust: PolicyDocument;
  readonly policies: PolicyDocument[];
}

/** The roles and customer-managed policies of the templates. */
export interface IamRegister {
  readonly iam: Iam;
  readonly roles: RoleRegister & {
    /** Registers a customer-managed policy by its ARN. */
    putManagedPolicy(arn: string, policy: PolicyDocument): void;
    /** Returns the role's trust policy. Throws for an unknown role. */
    trust(roleArn: string): PolicyDocument;
  };
}

/** All state is created from the templates at every start. */
export function createIam({ clock }: { clock: Clock }): IamRegister {
  const byArn = new Map<string, Role>();
  const byName = new Map<string, Role>();
  const customerManaged = new Map<string, PolicyDocument>();

  function known(role: Role | undefined, what: string): Role {
    if (role === undefined) throw new Error(`there is no role ${what}`);
    return role;
  }

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
          gates: [role.policies, ...(extra.sessionPolicies === undefined ? [] : [extra.sessionPolicies])],
          context: extra.context ?? {},
          ...(extra.cognitoIdentity !== undefined && { cognitoIdentity: extra.cognitoIdentity }),
        };
      },
    },
    roles: {
      put: ({ arn, name, trust, managedPolicyArns, inlinePolicies }) => {
        [trust, ...inlinePolicies].forEach(checkPolicy);
        const managed = managedPolicyArns.map(
          (policy) => customerManaged.get(policy) ?? managedPolicy(policy),
        );
        const role = { name, trust, policies: [...managed, ...inlinePolicies] };
        byArn.set(arn, role);
        byName.set(name, role);
      },
      attach: (roleName, policy) => {
        checkPolicy(policy);
        known(byName.get(roleName), roleName).policies.push(policy);
      },
      putManagedPolicy: (arn, policy) => {
        checkPolicy(policy);
        customerManaged.set(arn, policy);
      },
      trust: (roleArn) => known(byArn.get(roleArn), roleArn).trust,
    },
  };
}
