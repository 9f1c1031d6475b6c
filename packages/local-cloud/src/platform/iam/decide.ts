import type { Clock } from '../clock';
import type { Iam, IamQuestion, PolicyDocument, Principal } from '../principal';
import type { Lookup } from './pattern';
import { effects, names } from './statement';

/**
 * Implements "Policy evaluation logic" of the IAM User Guide for one account. An explicit Deny always wins.
 * Otherwise, every gate of the principal must allow the action, or the resource's policy names the principal and its
 * session policies allow it.
 */
export function createDecide({ clock }: { clock: Clock }): Iam['decide'] {
  return (principal, question) => {
    const lookup = contextOf(principal, question, clock.now());
    const gates = principal.gates.map((policies) =>
      policies.flatMap((policy) => effects(policy, question, lookup)),
    );
    const { resourcePolicy } = question;
    const direct = fromResource(resourcePolicy, principal, question, lookup, ['directly']);
    const all = fromResource(resourcePolicy, principal, question, lookup, ['directly', 'delegates']);

    if (all.includes('Deny'))
      return refused(principal, question, 'with an explicit deny in a resource-based policy');
    if (gates.flat().includes('Deny')) {
      return refused(principal, question, 'with an explicit deny in an identity-based policy');
    }
    const [ownGate, ...sessionGates] = gates.map((gate) => gate.includes('Allow'));
    if (sessionGates.includes(false)) {
      return refused(principal, question, `because no session policy allows the ${question.action} action`);
    }
    if (ownGate === true || direct.includes('Allow')) return { allowed: true };
    const kind = principal.gates.length > 0 ? 'identity-based' : 'resource-based';
    return refused(principal, question, `because no ${kind} policy allows the ${question.action} action`);
  };
}

function fromResource(
  policy: PolicyDocument | undefined,
  principal: Principal,
  question: IamQuestion,
  lookup: Lookup,
  ways: readonly string[],
) {
  if (policy === undefined) return [];
  return effects(policy, question, lookup, (statement) =>
    ways.includes(names(statement, principal) ?? 'not'),
  );
}

function refused({ arn }: Principal, { action, resource }: IamQuestion, why: string) {
  const reason = `User: ${arn} is not authorized to perform: ${action} on resource: ${resource} ${why}`;
  return { allowed: false as const, reason };
}

/** Context keys are case-insensitive. Plain HTTP on this machine counts as secure transport. */
function contextOf(principal: Principal, question: IamQuestion, now: Date): Lookup {
  let known: ReadonlyMap<string, string | readonly string[] | undefined> | undefined;
  const read = () => {
    const context = {
      'aws:CurrentTime': now.toISOString(),
      'aws:EpochTime': String(Math.floor(now.getTime() / 1000)),
      'aws:SecureTransport': 'true',
      'aws:PrincipalArn': principal.roleArn ?? principal.arn,
      'aws:PrincipalAccount': principal.arn.split(':')[4],
      ...principal.context,
      ...question.context,
    };
    return new Map(Object.entries(context).map(([key, value]) => [key.toLowerCase(), value]));
  };
  // Most policies have no conditions.
  return (key) => (known ??= read()).get(key.toLowerCase());
}
