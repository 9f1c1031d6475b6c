import { util, type AppSyncIdentityCognito, type Context } from '@aws-appsync/utils';
import type { QueryGetWalletReportArgs, WalletReport } from '#domain/generated/types';
import { guard } from '#domain/guard';
import { walletReportKey } from '#domain/keys';
import { refuse } from '../refuse';
import { refuseFailure } from '../refuse-failure';

export function request(ctx: Context<QueryGetWalletReportArgs>) {
  const { hash } = ctx.args;
  if (!util.matches('^[0-9a-f]{64}(?![\\s\\S])', hash)) refuse('wallet-report.missing');
  return { operation: 'GetItem', key: util.dynamodb.toMapValues(walletReportKey(hash)) };
}

type Row = WalletReport & { readonly owner: string };

export function response(
  ctx: Context<QueryGetWalletReportArgs, Record<string, unknown>, undefined, undefined, Row | null>,
) {
  if (ctx.error) refuseFailure(ctx);
  const row = ctx.result;
  if (!row) return refuse('wallet-report.missing');
  const { sub, groups } = (ctx.identity ?? {}) as Partial<AppSyncIdentityCognito>;
  const isOwners = row.owner === sub || !!groups?.includes('ADMINS');
  if (!guard('wallet-report.readable', row.isPublic || isOwners)) refuse('wallet-report.missing');
  return row;
}
