import { guard } from '#domain/guard';
import { accessOf, type Access, type Caller } from '#lambda/runtime/caller';
import type { Clock } from '#lambda/runtime/clock';
import { Refusal } from '#lambda/runtime/refusal';
import type { BrandRights } from '#lambda/stores/brands/brand-rights';
import type { BrandFacts, BrandStore } from '#lambda/stores/brands/brand-store';
import { brandUserAt } from '#lambda/stores/brands/brand-user-row';
import type { GuardedItem } from '#lambda/stores/guarded-write';

export interface AccessNeeds {
  readonly brands: BrandStore;
  readonly rights: BrandRights;
  readonly clock: Clock;
}

/**
 * Reads the brand and the caller's role in it. Refuses callers whose access was withdrawn. Brands are missing for
 * callers who are neither in a group nor casino users.
 */
export async function readFacts(
  { brands }: Pick<AccessNeeds, 'brands'>,
  caller: Caller,
  brandId: string,
): Promise<BrandFacts> {
  const facts = await brands.facts(brandId, caller);
  if (!facts || !guard('caller.casino-user', facts.mayPlay)) throw new Refusal('brand.missing');
  activeAccess(caller, facts);
  return facts;
}

/** Returns access of the caller that was not withdrawn. */
export function activeAccess(caller: Caller, { withdrawn }: BrandFacts): Access | undefined {
  const access = accessOf(caller).find((name) => guard('caller.access', !withdrawn.includes(name)));
  if (!guard('caller.access', access !== undefined)) throw new Refusal('caller.rights-withdrawn');
  return access;
}

/**
 * Returns the guards that check again in the write that the caller manages the brand; undefined without permission.
 * Managers are the owner of its company, admins, and players of level ADMIN. All of them are in a group.
 */
export function managersGuards(
  { rights, clock }: Pick<AccessNeeds, 'rights' | 'clock'>,
  caller: Caller,
  facts: BrandFacts,
): readonly GuardedItem[] | undefined {
  const { sub, groups } = caller;
  const { brand, user, withdrawn } = facts;
  if (!guard('caller.group', groups.length > 0)) return undefined;
  const inGroup = rights.inGroup(sub, activeAccess(caller, facts));
  if (brand.owner === sub) return inGroup;
  const isAdmin = groups.includes('ADMINS') && guard('caller.access', !withdrawn.includes('ADMINS'));
  if (isAdmin) return rights.inGroup(sub, 'ADMINS');
  const now = clock();
  const isLevelAdmin = user?.level === 'ADMIN' && brandUserAt(user, now).status === 'ACTIVE';
  if (!guard('coins.manager', isLevelAdmin)) return undefined;
  return [...inGroup, ...guard('coins.manager', [rights.manages(brand.id, sub, now)])];
}

/**
 * Returns the permission by which the caller manages the brand. Others are refused; a brand that is not open
 * is missing for them.
 */
export function checkManages(
  needs: Pick<AccessNeeds, 'rights' | 'clock'>,
  caller: Caller,
  facts: BrandFacts,
): readonly GuardedItem[] {
  const guards = managersGuards(needs, caller, facts);
  if (guards) return guards;
  if (caller.isAdmin) throw new Refusal('caller.rights-withdrawn');
  throw new Refusal(facts.isOpen ? 'brand.level-too-low' : 'brand.missing');
}
