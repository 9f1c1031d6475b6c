import { object, string } from 'valibot';
import { AwsError } from '#local/platform/aws-error';
import { operation } from '#local/services/cognito-user-pool/protocol/operation';
import { requireIdentity } from '../require-pool';
import type { IdentityPoolServices } from '../services';

const input = object({ IdentityId: string() });

type Needs = Pick<IdentityPoolServices, 'identities'>;

/** Returns the token of the classic flow. Always rejected, because no pool here allows that flow. */
export const getOpenIdToken = operation(input, ({ identities }: Needs) => ({ IdentityId }): never => {
  requireIdentity(identities, IdentityId);
  throw new AwsError(
    'InvalidParameterException',
    'Basic (classic) flow is not enabled, please use enhanced flow.',
  );
});
