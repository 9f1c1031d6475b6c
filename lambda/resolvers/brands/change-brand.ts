import { util, type Context, type DynamoDBTransactWriteItemsRequest } from '@aws-appsync/utils';
import type { AuditAction, BrandStatus } from '#domain/generated/types';
import { brandKey } from '#domain/keys';
import { checkVersionAndStatus } from '../check-version-and-status';
import { refuse } from '../refuse';
import { mainTable } from '../tables';
import { update, type TransactItem, type Values } from '../transaction';
import type { BrandRow } from './brand-row';
import type { BrandAccess } from './brand-access';
import { failedItems, managedWrite, type ManagedWrite } from './managed-write';

/** Statuses in which a brand can be changed. */
export const lastingStatuses: readonly BrandStatus[] = ['DRAFT', 'ACTIVE', 'PAUSED'];

interface Named {
  readonly input: { readonly expectedVersion: number };
}

/** Returns the brand if its version is the expected one and its status allows the change. */
export function activeBrand(
  { args }: Pick<Context<Named>, 'args'>,
  brand: BrandRow,
  from: readonly BrandStatus[] = lastingStatuses,
): BrandRow {
  checkVersionAndStatus('brand', brand, args.input.expectedVersion, from);
  return brand;
}

/** Writes the values. `changes` are shown in the history; `more` are further items of the transaction. */
export function changeBrand(
  ctx: Pick<Context<Named, BrandAccess>, 'identity' | 'env' | 'request' | 'stash'>,
  { id, version, status }: BrandRow,
  values: Values,
  action: AuditAction,
  changes: Values = values,
  more: readonly TransactItem[] = [],
): DynamoDBTransactWriteItemsRequest {
  const at = util.time.nowISO8601();
  const written = { ...values, version: version + 1, updatedAt: at };
  const item = update(mainTable(ctx), brandKey(id), written, { eq: { version, status } });
  return managedWrite(ctx, [item, ...more], { at, action, changes });
}

/** Refuses a change that conflicts with another write since the brand was read. */
export function changedBrand(ctx: ManagedWrite<Named, BrandRow>): null {
  if (!ctx.error) return null;
  const row = failedItems(ctx)[0]?.row;
  if (row) refuse('brand.stale', { version: row.version });
  return refuse('write.collided');
}
