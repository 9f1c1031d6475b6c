import { util, type AppSyncIdentityCognito, type Context } from '@aws-appsync/utils';
import { guard } from '#domain/guard';

export interface Caller {
  readonly sub: string;
  readonly groups: readonly string[];
  readonly isAdmin: boolean;
}

/** Returns the signed-in user. Refuses callers who sign with IAM, because they have neither `sub` nor groups. */
export function callerOf(ctx: Pick<Context, 'identity'>): Caller {
  const identity = ctx.identity as Partial<AppSyncIdentityCognito> | null | undefined;
  const sub = identity?.sub ?? '';
  const groups = identity?.groups ?? [];
  if (!guard('caller.signed-in', sub !== '')) return util.unauthorized();
  return { sub, groups, isAdmin: guard('caller.admin', groups.includes('ADMINS')) };
}
