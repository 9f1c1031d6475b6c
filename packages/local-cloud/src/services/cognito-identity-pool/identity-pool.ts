import type { IdentityPoolProperties } from './kinds/identity-pool-properties';
import type { RoleAttachmentProperties } from './kinds/identity-pool-role-attachment-properties';

/** A running identity pool. */
export interface IdentityPool {
  /** Such as `eu-west-1:6f6f…`. */
  readonly id: string;
  readonly properties: IdentityPoolProperties;
  /** Set by the role attachment, which is created after the pool. */
  roles?: RoleAttachmentProperties;
}

export type IdentityPools = Map<string, IdentityPool>;
