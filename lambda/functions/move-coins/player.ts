import { guard } from '#domain/guard';
import { managersGuards, readFacts, activeAccess } from '#lambda/services/brands/brand-access';
import { checkNotManager } from '#lambda/services/brands/brand-managers';
import type { Caller } from '#lambda/runtime/caller';
import type { Needs } from '#lambda/functions/move-coins/needs';
import { Refusal } from '#lambda/runtime/refusal';
import type { BrandFacts } from '#lambda/stores/brands/brand-store';
import { brandUserAt, type BrandUserRow } from '#lambda/stores/brands/brand-user-row';
import type { GuardedItem } from '#lambda/stores/guarded-write';

type PlayerNeeds = Pick<Needs, 'brands' | 'rights' | 'clock'>;

/** A player who may play in an open brand. */
export interface Player {
  readonly facts: BrandFacts;
  readonly user: BrandUserRow;
  /** Conditions that a later write checks again. */
  readonly guards: readonly GuardedItem[];
}

/** Refuses `player.missing`, and every reason why the caller must not play. */
export async function readPlayer(needs: PlayerNeeds, caller: Caller, brandId: string): Promise<Player> {
  const facts = await readOpenBrand(needs, caller, brandId);
  if (!facts.user) throw new Refusal('player.missing');
  return asPlayer(needs, caller, facts, facts.user);
}

/** A player who may get coins: see `readPlayer`. Refuses managers of the brand with `player.manager`. */
export async function readReceiver(needs: PlayerNeeds, caller: Caller, brandId: string): Promise<Player> {
  const player = await readPlayer(needs, caller, brandId);
  checkNotManager(player.facts.brand, { ...caller, level: player.user.level });
  return player;
}

/** A brand that is not open is visible only to its players and managers. */
export async function readOpenBrand(
  needs: PlayerNeeds,
  caller: Caller,
  brandId: string,
): Promise<BrandFacts> {
  const facts = await readFacts(needs, caller, brandId);
  if (facts.isOpen && facts.isSeamless) throw new Refusal('brand.seamless');
  if (guard('claim.open-brand', facts.isOpen)) return facts;
  const isKnown = facts.user !== undefined || managersGuards(needs, caller, facts) !== undefined;
  throw new Refusal(isKnown ? 'brand.closed' : 'brand.missing');
}

export function asPlayer(
  { rights, clock }: PlayerNeeds,
  caller: Caller,
  facts: BrandFacts,
  user: BrandUserRow,
): Player {
  const now = clock();
  checkNotExcluded(facts.excludedUntil, now);
  const { status, selfExcludedUntil: until, onBreak } = brandUserAt(user, now);
  if (status === 'SELF_EXCLUDED')
    throw new Refusal(onBreak ? 'player.on-break' : 'player.self-excluded', until === null ? {} : { until });
  checkActive(status);
  const { sub } = caller;
  const guards = [
    ...rights.inGroup(sub, activeAccess(caller, facts)),
    rights.notExcluded(sub, now),
    ...guard('player.active', [rights.active(facts.brand.id, sub, now)]),
  ];
  return { facts, user, guards };
}

function checkActive(status: BrandUserRow['status']): void {
  if (!guard('player.active', status !== 'SUSPENDED')) throw new Refusal('player.suspended');
  if (!guard('player.active', status === 'ACTIVE')) throw new Refusal('player.wrong-status', { status });
}

/** Checks a self-exclusion from all brands, or from a brand before joining it. `until` is its end in ISO 8601. */
export function checkNotExcluded(until: string | undefined, now: Date): void {
  if (until !== undefined && until > now.toISOString()) throw new Refusal('player.self-excluded', { until });
}
