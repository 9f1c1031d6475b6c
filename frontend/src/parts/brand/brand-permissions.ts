import type { Brand, BrandUser } from '#domain/generated/types';
import type { Session } from '../../platform/session/session';

/** The fields of a brand that determine what a user may do in it. */
export interface PermissionFields {
  readonly owner: Brand['owner'];
  readonly me: Pick<BrandUser, 'level' | 'status' | 'owns'> | null;
}

/**
 * Whether the user manages the brand: its owner, an admin, or a player of level ADMIN who may play. Users without a
 * group only play.
 */
export const manages = ({ owner, me }: PermissionFields, session: Session | undefined): boolean =>
  session !== undefined &&
  session.groups.length > 0 &&
  (session.groups.includes('ADMINS') ||
    session.sub === owner ||
    me?.owns === true ||
    (me?.level === 'ADMIN' && me.status === 'ACTIVE'));

/** Whether the user has support access, and can read players' balances and statements. */
export const supports = ({ me }: Pick<PermissionFields, 'me'>): boolean =>
  me?.level === 'SUPPORT' && me.status === 'ACTIVE';
