import type { Iam, PolicyDocument, PolicyStatement, Principal } from '#local/platform/principal';

const cognito = 'cognito-identity.amazonaws.com';
const action = 'sts:AssumeRoleWithWebIdentity';

/** Whether a role's trust policy lets Cognito hand it to a session with this context (`aud`, `amr`, `sub`). */
export function isTrusted(iam: Iam, trust: PolicyDocument, context: Principal['context']): boolean {
  const statements = [trust.Statement].flat().filter(namesCognito).map(asIdentityStatement);
  const federated: Principal = { arn: cognito, gates: [[{ Statement: statements }]], context };
  return iam.decide(federated, { action, resource: '*' }).allowed;
}

function namesCognito({ Principal: principal }: PolicyStatement): boolean {
  if (typeof principal !== 'object' || principal === null || !('Federated' in principal)) return false;
  return [principal.Federated].flat().includes(cognito);
}

/** A trust statement has no Resource, because it applies to its own role. */
function asIdentityStatement({ Principal: _, ...statement }: PolicyStatement): PolicyStatement {
  return { ...statement, Resource: '*' };
}
