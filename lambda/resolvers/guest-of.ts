import type { AppSyncIdentityIAM, Context } from '@aws-appsync/utils';

/** The guest's identity id from the identity pool. Empty for callers who are not guests. */
export function guestOf({ identity }: Pick<Context, 'identity'>): string {
  const iam = identity as Partial<AppSyncIdentityIAM> | null | undefined;
  return iam?.cognitoIdentityAuthType === 'unauthenticated' ? (iam.cognitoIdentityId ?? '') : '';
}
