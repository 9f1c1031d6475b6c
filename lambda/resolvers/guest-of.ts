import type { AppSyncIdentityIAM, Context } from '@aws-appsync/utils';

/** The id that the identity pool gave the guest who asks; empty for everybody else. */
export function guestOf({ identity }: Pick<Context, 'identity'>): string {
  const iam = identity as Partial<AppSyncIdentityIAM> | null | undefined;
  return iam?.cognitoIdentityAuthType === 'unauthenticated' ? (iam.cognitoIdentityId ?? '') : '';
}
