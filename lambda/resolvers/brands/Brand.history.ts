import { util, type Context } from '@aws-appsync/utils';
import type { AuditEvent, BrandHistoryArgs } from '#domain/generated/types';
import { guard } from '#domain/guard';
import { auditPartition } from '#domain/keys';
import { askPage, pageRead, type PageRead } from '../rows-page';
import { refuse } from '../refuse';
import type { PresentedBrand } from './present-brand';

/** For managers of the brand. The parent field has determined whether the caller is one. */
export function request(ctx: Context<BrandHistoryArgs, Record<string, unknown>, undefined, PresentedBrand>) {
  if (!ctx.source) return util.unauthorized();
  if (!guard('brand.history', ctx.source.manages)) refuse('brand.level-too-low');
  return askPage({ partition: auditPartition('BRAND', ctx.source.id) }, ctx.args);
}

export const response = (ctx: PageRead<AuditEvent>) => pageRead(ctx);
