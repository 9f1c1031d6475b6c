import type { TransactWriteItem } from '@aws-sdk/client-dynamodb';
import type { Ports, PostedMovement } from '@novalink/ledger';
import type { Clock } from '#lambda/runtime/clock';
import type { BrandRights } from '#lambda/stores/brands/brand-rights';
import type { BrandStore } from '#lambda/stores/brands/brand-store';
import type { BrandUserStore } from '#lambda/stores/brands/brand-user-store';
import type { DayAllowance } from '#lambda/stores/coins/day-allowance';
import type { PackageClaimStore } from '#lambda/stores/coins/package-claim-store';
import type { KnownAdmins } from '#lambda/stores/users/known-admins';

export interface Needs {
  readonly brands: BrandStore;
  readonly users: BrandUserStore;
  readonly claims: PackageClaimStore;
  readonly isAdmin: KnownAdmins;
  readonly allowance: Pick<DayAllowance, 'count'>;
  readonly rights: BrandRights;
  readonly ledger: Ports<TransactWriteItem>;
  /** Adds a grant to the player's total for its day. */
  readonly countGift: (gift: PostedMovement) => TransactWriteItem;
  readonly clock: Clock;
}
