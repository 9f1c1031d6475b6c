import type { AuditAction, NotificationTopic, WebhookEvent } from '../generated/types';

/** The kind of a public entry's subject. */
export const publicKinds = ['COMPANY', 'GAME', 'CASINO', 'BRAND', 'USER'] as const;
export type PublicKind = (typeof publicKinds)[number];

interface Audience {
  /** The kind of the subject in the public audit log; null if the event is not public. */
  readonly subject: PublicKind | null;
  /** The topic of the notification to the owner of the entity or the managers of the brand; null if there is none. */
  readonly topic: NotificationTopic | null;
  /** The event for webhooks of the company; null if there is none. */
  readonly webhook: WebhookEvent | null;
}

const internal = { subject: null, topic: null, webhook: null } as const;

/** Who learns of each audit event, besides those who can read the history of the entity. */
export const auditActions = {
  COMPANY_CREATED: internal,
  COMPANY_UPDATED: internal,
  COMPANY_SUBMITTED: internal,
  COMPANY_WITHDRAWN: internal,
  COMPANY_APPROVED: { subject: 'COMPANY', topic: 'COMPANY', webhook: 'COMPANY_APPROVED' },
  COMPANY_REJECTED: { subject: null, topic: 'COMPANY', webhook: 'COMPANY_REJECTED' },
  COMPANY_SUSPENDED: { subject: 'COMPANY', topic: 'COMPANY', webhook: 'COMPANY_SUSPENDED' },
  COMPANY_REINSTATED: { subject: 'COMPANY', topic: 'COMPANY', webhook: 'COMPANY_APPROVED' },
  COMPANY_CLOSED: { subject: 'COMPANY', topic: 'COMPANY', webhook: null },
  COMPANY_DELETED: internal,
  COMPLIANCE_SAVED: internal,
  COMPLIANCE_SUBMITTED: internal,
  COMPLIANCE_WITHDRAWN: internal,
  COMPLIANCE_ACCEPTED: { subject: 'COMPANY', topic: 'COMPLIANCE', webhook: null },
  COMPLIANCE_CHANGES_REQUESTED: { subject: null, topic: 'COMPLIANCE', webhook: null },
  COMPLIANCE_REVOKED: { subject: 'COMPANY', topic: 'COMPLIANCE', webhook: null },
  DOCUMENT_ADDED: internal,
  DOCUMENT_REMOVED: internal,
  DOCUMENT_ACCEPTED: internal,
  DOCUMENT_REJECTED: { subject: null, topic: 'COMPLIANCE', webhook: null },
  API_KEY_CREATED: internal,
  API_KEY_REVOKED: { subject: null, topic: 'COMPANY', webhook: null },
  WEBHOOK_CREATED: internal,
  WEBHOOK_UPDATED: internal,
  WEBHOOK_ENABLED: internal,
  WEBHOOK_DISABLED: { subject: null, topic: 'COMPANY', webhook: null },
  WEBHOOK_DELETED: internal,
  WEBHOOK_SECRET_ROTATED: internal,
  FILE_REFUSED: internal,
  GAME_CREATED: internal,
  GAME_UPDATED: internal,
  GAME_SUSPENDED: { subject: 'GAME', topic: 'GAMES', webhook: 'GAME_SUSPENDED' },
  GAME_RESUMED: { subject: 'GAME', topic: 'GAMES', webhook: 'GAME_LIVE' },
  GAME_DEPRECATED: { subject: 'GAME', topic: null, webhook: null },
  GAME_RETIRED: { subject: 'GAME', topic: null, webhook: null },
  GAME_FEATURED: internal,
  GAME_UNFEATURED: internal,
  VERSION_CREATED: internal,
  VERSION_UPDATED: internal,
  VERSION_TESTED: { subject: 'GAME', topic: 'TEST_RUNS', webhook: null },
  VERSION_SUBMITTED: internal,
  VERSION_WITHDRAWN: internal,
  VERSION_APPROVED: { subject: 'GAME', topic: 'GAMES', webhook: null },
  VERSION_REJECTED: { subject: null, topic: 'GAMES', webhook: null },
  VERSION_PUBLISHED: { subject: 'GAME', topic: null, webhook: 'GAME_LIVE' },
  VERSION_RTP_ALERT: { subject: null, topic: 'GAMES', webhook: 'RTP_ALERT' },
  VERSION_RTP_ACKNOWLEDGED: internal,
  // The public entry shows that a user was given or lost a role, but not which user.
  GROUP_JOINED: { subject: 'USER', topic: 'ACCESS', webhook: null },
  GROUP_LEFT: { subject: 'USER', topic: 'ACCESS', webhook: null },
  USER_DELETED: internal,
  AGE_CONFIRMED: internal,
  TERMS_ACCEPTED: internal,
  PLAY_CHOSEN: internal,
  CASINO_CREATED: internal,
  CASINO_UPDATED: internal,
  CASINO_WALLET_KEY_SET: internal,
  SEAMLESS_ROUND_WAITING: { subject: null, topic: 'CASINOS', webhook: 'ROUND_NEEDS_ATTENTION' },
  SEAMLESS_ROUND_RETRIED: internal,
  SEAMLESS_ROUND_SETTLED: internal,
  CASINO_WALLET_TESTED: internal,
  CASINO_WALLET_REPORT_SHARED: internal,
  CASINO_SUBMITTED: internal,
  CASINO_WITHDRAWN: internal,
  CASINO_APPROVED: { subject: 'CASINO', topic: 'CASINOS', webhook: null },
  CASINO_REJECTED: { subject: null, topic: 'CASINOS', webhook: null },
  CASINO_PAUSED: { subject: 'CASINO', topic: null, webhook: null },
  CASINO_RESUMED: { subject: 'CASINO', topic: null, webhook: null },
  CASINO_SUSPENDED: { subject: 'CASINO', topic: 'CASINOS', webhook: null },
  CASINO_REINSTATED: { subject: 'CASINO', topic: 'CASINOS', webhook: null },
  CASINO_CLOSED: { subject: 'CASINO', topic: 'CASINOS', webhook: null },
  BRAND_CREATED: internal,
  BRAND_UPDATED: internal,
  BRAND_ACTIVATED: { subject: 'BRAND', topic: null, webhook: null },
  BRAND_PAUSED: { subject: 'BRAND', topic: null, webhook: null },
  BRAND_CLOSED: { subject: 'BRAND', topic: null, webhook: null },
  BRAND_GAME_ADDED: internal,
  BRAND_GAME_REMOVED: internal,
  COIN_TYPE_SAVED: internal,
  COIN_PACKAGE_SAVED: internal,
  TOURNAMENT_CREATED: internal,
  TOURNAMENT_UPDATED: internal,
  TOURNAMENT_DELETED: internal,
  TOURNAMENT_PUBLISHED: internal,
  TOURNAMENT_CANCELLED: internal,
  TOURNAMENT_SETTLED: { subject: null, topic: null, webhook: 'TOURNAMENT_SETTLED' },
  TOURNAMENT_ENTRY_DECIDED: internal,
  PROMOTION_CREATED: internal,
  PROMOTION_UPDATED: internal,
  PROMOTION_DELETED: internal,
  PROMOTION_SUBMITTED: { subject: null, topic: 'PROMOTIONS', webhook: null },
  PROMOTION_CONFIRMED: { subject: null, topic: 'PROMOTIONS', webhook: null },
  PROMOTION_REJECTED: { subject: null, topic: 'PROMOTIONS', webhook: null },
  PROMOTION_PUBLISHED: internal,
  PROMOTION_PAUSED: internal,
  PROMOTION_RESUMED: internal,
  PROMOTION_CANCELLED: { subject: null, topic: null, webhook: 'PROMOTION_ENDED' },
  PROMOTION_INVITED: internal,
  BRAND_USER_JOINED: internal,
  BRAND_USER_LEVEL_SET: internal,
  BRAND_USER_TIER_SET: internal,
  BRAND_USER_TAGS_SET: internal,
  BRAND_USER_SUSPENDED: internal,
  BRAND_USER_REINSTATED: internal,
  PLAY_LIMITS_SET: internal,
  SELF_EXCLUDED: { subject: null, topic: null, webhook: 'PLAYER_SELF_EXCLUDED' },
  BREAK_TAKEN: internal,
  SUPPORT_REQUESTED: internal,
  SUPPORT_ANSWERED: { subject: null, topic: 'SUPPORT', webhook: null },
  SUPPORT_CLOSED: internal,
} as const satisfies Record<AuditAction, Audience>;

type Actions = typeof auditActions;

/** The actions whose events an audience learns of. */
export type ActionFor<Column extends keyof Audience> = {
  [Action in keyof Actions]: Actions[Action][Column] extends null ? never : Action;
}[keyof Actions];

export const actionsFor = <Column extends keyof Audience>(column: Column) =>
  (Object.keys(auditActions) as (keyof Actions)[]).filter(
    (action): action is ActionFor<Column> => auditActions[action][column] !== null,
  );

export const notifiedActions = actionsFor('topic');
export const webhookActions = actionsFor('webhook');
