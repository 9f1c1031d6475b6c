import type { AuditAction } from '#domain/generated/types';
import type { RefusalCode } from '#domain/refusal-codes';
import { checkManages, readFacts, type AccessNeeds } from '#lambda/services/brands/brand-access';
import type { Caller } from '#lambda/runtime/caller';
import { Refusal } from '#lambda/runtime/refusal';
import type { AuditEntry } from '#lambda/stores/audit/audit-row';
import type { BrandFacts } from '#lambda/stores/brands/brand-store';
import type { GuardedItem } from '#lambda/stores/guarded-write';
import { ulid } from '#lambda/runtime/ulid';

export interface ManagedBrand {
  readonly facts: BrandFacts;
  /** Guards that check again in the write that the caller manages the brand. */
  readonly guards: readonly GuardedItem[];
}

/** Reads the brand for one of its managers. It is missing for other users. */
export async function managedBrand(
  needs: AccessNeeds,
  caller: Caller,
  brandId: string,
): Promise<ManagedBrand> {
  const facts = await readFacts(needs, caller, brandId);
  const guards = checkManages(needs, caller, facts);
  if (facts.isClosed) throw new Refusal('brand.closed');
  return { facts, guards };
}

/** Reads the brand of an entity for its managers. For all other users, the entity is missing. */
export async function managedBrandOf(
  needs: AccessNeeds,
  caller: Caller,
  brandId: string,
  missing: RefusalCode,
): Promise<ManagedBrand> {
  try {
    return await managedBrand(needs, caller, brandId);
  } catch (error) {
    const isUnknown =
      error instanceof Refusal && ['brand.missing', 'brand.level-too-low'].includes(error.code);
    throw isUnknown ? new Refusal(missing) : error;
  }
}

/** An event for the history of a brand. */
export interface BrandEvent {
  readonly action: AuditAction;
  readonly actor: string;
  readonly brandId: string;
  readonly reason?: string | undefined;
  readonly changes: Readonly<Record<string, unknown>>;
}

export function brandEvent(now: Date, { action, actor, brandId, reason, changes }: BrandEvent): AuditEntry {
  const id = ulid(now);
  return {
    entity: { type: 'BRAND', id: brandId },
    ...{ action, actor, changes },
    ...(reason !== undefined && { reason }),
    requestId: id,
    at: now.toISOString(),
    id,
  };
}
