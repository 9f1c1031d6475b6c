import { util, type Context } from '@aws-appsync/utils';
import { brandFields } from '#domain/casinos/brand-fields';
import type { CasinoStatus, MutationCreateBrandArgs } from '#domain/generated/types';
import {
  auditPartition,
  brandKey,
  brandSlugKey,
  casinoBrandsPartition,
  casinoBrandSort,
  casinoKey,
} from '#domain/keys';
import { termsVersion } from '#domain/terms-versions';
import { auditedWrite, failedConditions, type CancelledWrite } from '../audited-write';
import type { CasinoRow } from '../casinos/casino-row';
import { checkedFields } from '../check-fields';
import { refuse } from '../refuse';
import { mainTable } from '../tables';
import { check, putNew } from '../transaction';
import type { BrandAccess } from './brand-access';
import { checkTimeZone } from './time-zone';

type Previous = { result: CasinoRow };

const lasting: readonly CasinoStatus[] = ['DRAFT', 'IN_REVIEW', 'ACTIVE', 'PAUSED', 'SUSPENDED'];

/** The previous step has read the casino. It admits only the casino's owner and admins. */
export function request(ctx: Context<MutationCreateBrandArgs, BrandAccess, Previous>) {
  const { casinoId, slug } = ctx.args.input;
  const details = checkedFields(brandFields, ctx.args.input, 'create');
  checkTimeZone(details.timeZone);
  const { companyId, owner, status } = ctx.prev.result;
  if (!lasting.includes(status)) refuse('casino.wrong-status', { status });
  const id = util.autoUlid();
  const at = util.time.nowISO8601();
  const given = {
    ...details,
    casinoId,
    companyId,
    owner,
    termsVersion,
    status: 'DRAFT',
  };
  const brand = {
    ...given,
    id,
    featuredGameIds: [],
    gameIds: [],
    coinTypes: [],
    packages: [],
    version: 1,
    createdAt: at,
    updatedAt: at,
    gsi1pk: casinoBrandsPartition(casinoId),
    gsi1sk: casinoBrandSort(id),
  };
  ctx.stash.brandId = id;
  const table = mainTable(ctx);
  return auditedWrite(
    ctx,
    [
      putNew(table, brandSlugKey(slug), { brandId: id }),
      check(table, casinoKey(casinoId), { in: { status: lasting } }),
      putNew(table, brandKey(id), brand),
    ],
    { entity: auditPartition('BRAND', id), at, action: 'BRAND_CREATED', changes: given },
    'OPERATORS',
  );
}

export function response(
  ctx: Context<MutationCreateBrandArgs, BrandAccess, Previous, undefined, CancelledWrite<CasinoRow>>,
) {
  if (!ctx.error) return null;
  const [slug, casino] = failedConditions(ctx);
  if (slug?.failed) refuse('brand.slug-taken');
  if (casino?.row) refuse('casino.wrong-status', { status: casino.row.status });
  return refuse('write.collided');
}
