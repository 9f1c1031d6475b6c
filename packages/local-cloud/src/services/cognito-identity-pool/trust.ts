import type { Iam, PolicyDocument, PolicyStatement, Principal } from '#local/platform/principal';

const cognito = 'cognito-identity.amazonaws.com';
const action = 'sts:AssumeRoleWithWebIdentity';

/** Whether a role's trust policy allows Cognito to assume it with this context (`aud`, `amr`, `sub`). */
export function isTrusted(iam: Iam, trust: PolicyDocument, context: Principal['context']): boolean {
  const statements = [trust.Statement].flat().filter(namesCognito).map(asIdentityStatement);
  const federated: Principal = { arn: cognito, gates: [[{ Statement: statements }]], context };
  return iam.decide(federated, { action, resource: '*' }).allowed;
}

function namesCognito({ Principal: principal }: PolicyStatement): boolean {
  if (typeof principal !== 'object' || principal === null || !('Federated' in principal)) return false;
  return [principal.Federated].flat().includes(cognito);
}

/** Adds a Resource, which trust statements do not have because they apply to their own role. */
function asIdentityStatement({ Principal: _, ...statement }: PolicyStatement): PolicyStatement {
  return { ...statement, Resource: '*' };
}
