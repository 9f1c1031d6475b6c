import { element, queryAnswer, queryError } from '#local/platform/aws-answers';
import { AwsError } from '#local/platform/aws-error';
import type { HttpHandler } from '#local/platform/http';
import type { Authenticate } from '#local/platform/sigv4';
import { accountId } from '#local/services/needs';
import { userIdOf } from './user-id';

/** Implements `GetCallerIdentity`, which requires no permission. AWS STS API Reference. */
export function createStsService({ authenticate }: { authenticate: Authenticate }): { handler: HttpHandler } {
  return {
    handler: async (request) => {
      try {
        const { arn } = await authenticate(request, 'sts');
        const action = new URLSearchParams(request.body.toString()).get('Action');
        if (action !== 'GetCallerIdentity')
          throw new AwsError('InvalidAction', 'The local cloud supports only GetCallerIdentity of STS.');
        const result = `${element('Arn', arn)}${element('UserId', userIdOf(arn))}${element('Account', accountId)}`;
        return queryAnswer('GetCallerIdentity', 'https://sts.amazonaws.com/doc/2011-06-15/', result);
      } catch (error) {
        if (error instanceof AwsError) return queryError(error);
        throw error;
      }
    },
  };
}
