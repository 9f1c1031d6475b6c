import type { Context } from '@aws-appsync/utils';
import { guard } from '#domain/guard';
import { callerOf } from '../caller';
import type { CasinoRow } from '../casinos/casino-row';
import type { CompanyRow } from '../companies/company-row';
import type { PlayerRow } from '../players/player-row';
import { playerNow } from '../players/present-player';
import { refuse } from '../refuse';
import type { BrandRow } from './brand-row';

/** Stash values of `read-brand` and `read-brand-context` for the next steps. */
export interface BrandAccess {
  /** Id of a brand that an earlier step has created. */
  brandId?: string;
  brand?: BrandRow;
  casino?: CasinoRow;
  company?: CompanyRow | null;
  /** The caller as a player of the brand. */
  me?: PlayerRow | null;
  /** The player in the arguments. */
  player?: PlayerRow | null;
  /** The caller's groups whose access was withdrawn; read for writes only. */
  withdrawn?: readonly string[];
}

type Kept = Pick<Context<unknown, BrandAccess>, 'identity' | 'stash'>;

/** Returns the brand with its casino and company. */
export function brandAccess(ctx: Kept) {
  const { brand, casino, company, me, player } = ctx.stash;
  if (!brand || !casino) return refuse('brand.missing');
  return { brand, casino, company: company ?? null, me: me ?? null, player: player ?? null };
}

/** Brands that were saved before time zones existed have none. */
export const timeZoneOf = ({ timeZone }: Pick<BrandRow, 'timeZone'>): string => timeZone ?? 'UTC';

/** Whether the caller is an admin or owns the brand's company. */
export function ownsBrand(ctx: Kept): boolean {
  const { sub, isAdmin } = callerOf(ctx);
  return isAdmin || (isInGroup(ctx) && ctx.stash.brand?.owner === sub);
}

/** Casino users without a group only play: neither their level nor their company gives them more. */
const isInGroup = (ctx: Kept): boolean => guard('caller.group', callerOf(ctx).groups.length > 0);

/** Whether the caller manages the brand: its owner, admins and active players of level ADMIN. */
export const managesBrand = (ctx: Kept): boolean =>
  ownsBrand(ctx) || (isInGroup(ctx) && guard('brand.level-admin', levelOf(ctx.stash.me) === 'ADMIN'));

/** Whether the caller is allowed to read the brand's users, balances and statements. */
export const supportsBrand = (ctx: Kept): boolean =>
  managesBrand(ctx) || (isInGroup(ctx) && guard('brand.level-support', levelOf(ctx.stash.me) === 'SUPPORT'));

/** For steps that only owners and admins are allowed to perform. */
export function ownBrand(ctx: Kept) {
  if (!guard('brand.owner', ownsBrand(ctx))) refuse('brand.level-too-low');
  return brandAccess(ctx);
}

export function managedBrand(ctx: Kept) {
  if (!guard('brand.manager', managesBrand(ctx))) refuse('brand.level-too-low');
  return brandAccess(ctx);
}

export function supportedBrand(ctx: Kept) {
  if (!guard('brand.supporter', supportsBrand(ctx))) refuse('brand.level-too-low');
  return brandAccess(ctx);
}

/**
 * Whether players may play now. It is derived, so a brand needs no update when its casino or company stops.
 */
export const isOpen = (
  { status }: BrandRow,
  casino: CasinoRow,
  company: Pick<CompanyRow, 'status'> | null,
): boolean => status === 'ACTIVE' && casino.status === 'ACTIVE' && company?.status === 'APPROVED';

function levelOf(me: PlayerRow | null | undefined) {
  return me && playerNow(me).status === 'ACTIVE' ? me.level : 'PLAYER';
}
