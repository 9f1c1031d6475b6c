import { AwsError } from '#local/platform/aws-error';
import type { HttpRequest } from '#local/platform/http';
import type { Authenticate } from '#local/platform/sigv4';
import type { CloudServices } from '#local/services/needs';
import { poolArn } from '../pools/pool';

/** Checks that the caller who signed the request has permission for the pool. Throws AccessDeniedException. */
export const authorize =
  ({ authenticate, iam }: Pick<CloudServices, 'iam'> & { authenticate: Authenticate }) =>
  async (request: HttpRequest, operation: string, body: unknown): Promise<void> => {
    const principal = await authenticate(request, 'cognito-idp');
    const decision = iam.decide(principal, {
      action: `cognito-idp:${operation}`,
      resource: resourceIn(body),
    });
    if (!decision.allowed) throw new AwsError('AccessDeniedException', decision.reason);
  };

function resourceIn(body: unknown): string {
  const named =
    typeof body === 'object' && body !== null && 'UserPoolId' in body ? body.UserPoolId : undefined;
  return typeof named === 'string' ? poolArn(named) : '*';
}
