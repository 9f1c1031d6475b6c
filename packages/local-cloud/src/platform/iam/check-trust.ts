import { AwsError } from '#local/platform/aws-error';
import { accountId } from '#local/services/needs';
import type { AssumingService, Iam, PolicyDocument } from '../principal';

interface Trusting {
  readonly roleArn: string;
  readonly trust: PolicyDocument;
}

/**
 * Checks that a service can assume a role on behalf of a resource of this account: IAM User Guide, "The confused
 * deputy problem". Throws AccessDenied if the role's trust policy does not allow it.
 */
export function checkTrust(
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
