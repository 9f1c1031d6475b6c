import type { AuditAction } from '#domain/generated/types';

/** The text of each audit action. */
export const auditTexts: Record<AuditAction, string> = {
  COMPANY_CREATED: 'Application started',
  COMPANY_UPDATED: 'Details changed',
  COMPANY_SUBMITTED: 'Submitted for review',
  COMPANY_WITHDRAWN: 'Submission withdrawn',
  COMPANY_APPROVED: 'Approved',
  COMPANY_REJECTED: 'Changes requested',
  COMPANY_SUSPENDED: 'Suspended',
  COMPANY_REINSTATED: 'Reinstated',
  COMPANY_CLOSED: 'Closed',
  COMPANY_DELETED: 'Deleted',
  COMPLIANCE_SAVED: 'Compliance profile saved',
  COMPLIANCE_SUBMITTED: 'Compliance profile submitted for review',
  COMPLIANCE_WITHDRAWN: 'Submission of the compliance profile withdrawn',
  COMPLIANCE_ACCEPTED: 'Compliance profile approved',
  COMPLIANCE_CHANGES_REQUESTED: 'Changes to the compliance profile requested',
  COMPLIANCE_REVOKED: 'Compliance revoked',
  DOCUMENT_ADDED: 'Document added',
  DOCUMENT_REMOVED: 'Document removed',
  DOCUMENT_ACCEPTED: 'Document approved',
  DOCUMENT_REJECTED: 'Document rejected',
  FILE_REFUSED: 'File rejected by the upload check',
  GAME_CREATED: 'Game created',
  GAME_UPDATED: 'Game changed',
  GAME_SUSPENDED: 'Game suspended',
  GAME_RESUMED: 'Game resumed',
  GAME_DEPRECATED: 'Game deprecated',
  GAME_RETIRED: 'Game retired',
  GAME_FEATURED: 'Game featured',
  GAME_UNFEATURED: 'Game no longer featured',
  VERSION_CREATED: 'Version created',
  VERSION_UPDATED: 'Version changed',
  VERSION_TESTED: 'Version tested',
  VERSION_SUBMITTED: 'Version submitted for review',
  VERSION_WITHDRAWN: 'Submission of the version withdrawn',
  VERSION_APPROVED: 'Version approved',
  VERSION_REJECTED: 'Changes to the version requested',
  VERSION_PUBLISHED: 'Version went live',
  VERSION_RTP_ALERT: 'RTP alert raised',
  VERSION_RTP_ACKNOWLEDGED: 'RTP alert acknowledged',
  GROUP_JOINED: 'Owner joined the group',
  GROUP_LEFT: 'Owner left the group',
  USER_DELETED: 'User deleted',
  AGE_CONFIRMED: 'Age confirmed',
  TERMS_ACCEPTED: 'Terms accepted',
  PLAY_CHOSEN: 'Chose to play',
  CASINO_CREATED: 'Casino created',
  CASINO_UPDATED: 'Casino changed',
  CASINO_SUBMITTED: 'Casino submitted for review',
  CASINO_WITHDRAWN: 'Submission of the casino withdrawn',
  CASINO_APPROVED: 'Casino approved',
  CASINO_REJECTED: 'Changes to the casino requested',
  CASINO_PAUSED: 'Casino paused',
  CASINO_RESUMED: 'Casino resumed',
  CASINO_SUSPENDED: 'Casino suspended',
  CASINO_REINSTATED: 'Casino reinstated',
  CASINO_CLOSED: 'Casino closed',
  BRAND_CREATED: 'Brand created',
  BRAND_UPDATED: 'Brand changed',
  BRAND_ACTIVATED: 'Brand opened',
  BRAND_PAUSED: 'Brand paused',
  BRAND_CLOSED: 'Brand closed',
  BRAND_GAME_ADDED: 'Game added',
  BRAND_GAME_REMOVED: 'Game removed',
  COIN_TYPE_SAVED: 'Coin saved',
  COIN_PACKAGE_SAVED: 'Coin package saved',
  TOURNAMENT_CREATED: 'Tournament created',
  TOURNAMENT_UPDATED: 'Tournament changed',
  TOURNAMENT_DELETED: 'Tournament deleted',
  TOURNAMENT_PUBLISHED: 'Tournament published',
  TOURNAMENT_CANCELLED: 'Tournament cancelled',
  TOURNAMENT_SETTLED: 'Tournament settled',
  TOURNAMENT_ENTRY_DECIDED: 'Tournament entry reviewed',
  PROMOTION_CREATED: 'Promotion created',
  PROMOTION_UPDATED: 'Promotion changed',
  PROMOTION_DELETED: 'Promotion deleted',
  PROMOTION_SUBMITTED: 'Promotion submitted for confirmation',
  PROMOTION_CONFIRMED: 'Promotion confirmed and published',
  PROMOTION_REJECTED: 'Promotion rejected',
  PROMOTION_PUBLISHED: 'Promotion published',
  PROMOTION_PAUSED: 'Promotion paused',
  PROMOTION_RESUMED: 'Promotion resumed',
  PROMOTION_CANCELLED: 'Promotion cancelled',
  PROMOTION_INVITED: 'Player invited to a promotion',
  BRAND_USER_JOINED: 'Player joined',
  BRAND_USER_LEVEL_SET: 'Player level changed',
  BRAND_USER_TIER_SET: 'Player tier changed',
  BRAND_USER_TAGS_SET: 'Player tags changed',
  BRAND_USER_SUSPENDED: 'Player suspended',
  BRAND_USER_REINSTATED: 'Player reinstated',
  PLAY_LIMITS_SET: 'Player limits changed',
  SUPPORT_REQUESTED: 'Support request sent',
  SUPPORT_ANSWERED: 'Support request answered',
  SUPPORT_CLOSED: 'Support request closed',
  SELF_EXCLUDED: 'Player self-excluded',
  BREAK_TAKEN: 'Player took a break',
};

/**
 * The name of the acting user, as far as the reader may know it; `provider` is the `sub` of the game's
 * provider.
 */
export const actorName = (actor: string, self: string | undefined, provider?: string): string => {
  if (actor === self) return 'you';
  if (actor === provider) return 'the provider';
  return actor === 'system' ? 'NovaLink' : 'an admin';
};

/** The same for a casino or a brand, where the admins and players of the brand can act too. */
export const casinoActorName = (
  of: 'casino' | 'brand',
  actor: string,
  self: string | undefined,
  operator: string,
): string => {
  if (actor === self) return 'you';
  if (actor === operator) return 'the operator';
  if (actor === 'system') return 'NovaLink';
  return of === 'casino' ? 'an admin' : 'another user';
};
