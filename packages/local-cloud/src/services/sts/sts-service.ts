import { element } from '#local/platform/aws-answers';
import type { HttpHandler } from '#local/platform/http';
import type { Iam } from '#local/platform/principal';
import { queryHandler, type QueryOperation } from '#local/platform/query-protocol';
import type { Authenticate } from '#local/platform/sigv4';
import { accountId } from '#local/services/needs';
import { userIdOf } from './user-id';

interface Needs {
  readonly authenticate: Authenticate;
  readonly iam: Pick<Iam, 'decide'>;
}

const operations: Readonly<Record<string, QueryOperation>> = {
  GetCallerIdentity: {
    run: (_parameters, { arn }) =>
      element('Arn', arn) + element('UserId', userIdOf(arn)) + element('Account', accountId),
  },
};

/** Implements `GetCallerIdentity`, which requires no permission. AWS STS API Reference. */
export const createStsService = (needs: Needs): { handler: HttpHandler; operations: readonly string[] } => ({
  handler: queryHandler({
    ...needs,
    service: 'sts',
    namespace: 'https://sts.amazonaws.com/doc/2011-06-15/',
    operations,
  }),
  operations: Object.keys(operations),
});
