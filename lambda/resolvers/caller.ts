import { util, type AppSyncIdentityCognito, type Context } from '@aws-appsync/utils';

export interface Caller {
  readonly sub: string;
  readonly groups: readonly string[];
  readonly isAdmin: boolean;
}

/** The signed-in person. Callers who sign with IAM have neither `sub` nor groups and end here. */
export function callerOf(ctx: Pick<Context, 'identity'>): Caller {
  const identity = ctx.identity as Partial<AppSyncIdentityCognito> | null | undefined;
  if (!identity?.sub) return util.unauthorized();
  const groups = identity.groups ?? [];
  return { sub: identity.sub, groups, isAdmin: groups.includes('ADMINS') };
}
