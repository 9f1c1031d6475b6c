import type { Notification, TestRunStatus, UserGroup } from '#domain/generated/types';
import type { ActionFor } from '#domain/audit/audit-actions';
import { routes } from '#domain/routes';
import { answerTitle } from '#domain/support/answer-title';
import { ownRequestsAnchor } from '#domain/support/own-requests-anchor';

/** The data from which the texts of a notification are built. */
export type PresentedNotification = Readonly<Pick<Notification, 'action'>> &
  Readonly<
    Partial<
      Pick<
        Notification,
        | 'name'
        | 'semver'
        | 'gameId'
        | 'versionId'
        | 'casinoId'
        | 'brandId'
        | 'promotionId'
        | 'group'
        | 'testRunStatus'
        | 'reason'
      >
    >
  >;

type Parts = Readonly<Record<'name' | 'version' | 'group', string>> & {
  readonly run: TestRunStatus | null | undefined;
};

const groupNames = {
  ADMINS: 'admin',
  OPERATORS: 'operator',
  PROVIDERS: 'provider',
} as const satisfies Record<UserGroup, string>;

const runEnds: Partial<Record<TestRunStatus, string>> = {
  PASSED: 'passed',
  FAILED: 'failed',
  INCONCLUSIVE: 'is inconclusive',
  ERROR: 'could not be finished',
  CANCELLED: 'was cancelled',
};

const titles: Record<ActionFor<'topic'>, (parts: Parts) => string> = {
  COMPANY_APPROVED: ({ name }) => `${name} was approved`,
  COMPANY_REJECTED: ({ name }) => `Changes requested: ${name}`,
  COMPANY_SUSPENDED: ({ name }) => `${name} was suspended`,
  COMPANY_REINSTATED: ({ name }) => `${name} was reinstated`,
  COMPANY_CLOSED: ({ name }) => `${name} was closed`,
  COMPLIANCE_ACCEPTED: ({ name }) => `Compliance profile of ${name} was approved`,
  COMPLIANCE_CHANGES_REQUESTED: ({ name }) => `Changes requested: compliance profile of ${name}`,
  COMPLIANCE_REVOKED: ({ name }) => `Compliance approval of ${name} was revoked`,
  DOCUMENT_REJECTED: ({ name }) => `A compliance document of ${name} was rejected`,
  API_KEY_REVOKED: ({ name }) => `An API key of ${name} was revoked`,
  WEBHOOK_DISABLED: ({ name }) => `A webhook of ${name} was disabled`,
  VERSION_APPROVED: ({ version }) => `${version} was approved`,
  VERSION_REJECTED: ({ version }) => `Changes requested: ${version}`,
  VERSION_TESTED: ({ version, run }) => `The test run of ${version} ${runEnds[run ?? 'PASSED'] ?? 'ended'}`,
  VERSION_RTP_ALERT: ({ version }) => `The RTP of ${version} differs from its certificate`,
  GAME_SUSPENDED: ({ name }) => `${name} was suspended`,
  GAME_RESUMED: ({ name }) => `${name} is live again`,
  CASINO_APPROVED: ({ name }) => `${name} was approved`,
  CASINO_REJECTED: ({ name }) => `Changes requested: ${name}`,
  CASINO_SUSPENDED: ({ name }) => `${name} was suspended`,
  CASINO_REINSTATED: ({ name }) => `${name} was reinstated`,
  CASINO_CLOSED: ({ name }) => `${name} was closed`,
  SEAMLESS_ROUND_WAITING: ({ name }) => `A round of ${name} needs your attention`,
  GROUP_JOINED: ({ group }) => `You now have ${group} access`,
  GROUP_LEFT: ({ group }) => `Your ${group} access has ended`,
  SUPPORT_ANSWERED: ({ name }) => answerTitle(name),
  PROMOTION_SUBMITTED: ({ name }) => `Confirm the promotion ${name}`,
  PROMOTION_CONFIRMED: ({ name }) => `The promotion ${name} was confirmed`,
  PROMOTION_REJECTED: ({ name }) => `The promotion ${name} was rejected`,
};

const isNotified = (action: string): action is ActionFor<'topic'> => Object.hasOwn(titles, action);

/** The title of a notification, in one line. */
export function notificationTitle({
  action,
  name,
  semver,
  group,
  testRunStatus,
}: PresentedNotification): string {
  if (!isNotified(action)) return 'Something changed';
  const shown = name ?? 'Your company';
  return titles[action]({
    name: shown,
    version: semver ? `${shown} ${semver}` : shown,
    group: group ? groupNames[group] : 'group',
    run: testRunStatus,
  });
}

const homes = {
  ADMINS: routes.AdminDashboard.path,
  OPERATORS: routes.OperatorDashboard.path,
  PROVIDERS: routes.ProviderDashboard.path,
} as const satisfies Record<UserGroup, string>;

/** The path of the page that shows the subject of the notification. */
export function notificationPath(reported: PresentedNotification): string {
  const { action, gameId, versionId, casinoId, brandId, promotionId, group } = reported;
  if (action === 'SUPPORT_ANSWERED') return `${routes.Support.path}#${ownRequestsAnchor}`;
  if (group) return action === 'GROUP_JOINED' ? homes[group] : routes.Account.path;
  if (gameId && versionId) return pathOf(routes.ProviderVersion.path, { gameId, versionId });
  if (gameId) return pathOf(routes.ProviderGame.path, { gameId });
  if (brandId && promotionId) return pathOf(routes.Promotion.path, { brandId, promotionId });
  if (casinoId) return pathOf(routes.OperatorCasino.path, { casinoId });
  return action.startsWith('COMPANY_') || action === 'WEBHOOK_DISABLED'
    ? routes.Company.path
    : routes.Compliance.path;
}

const pathOf = (pattern: string, ids: Readonly<Record<string, string>>): string =>
  Object.entries(ids).reduce((path, [name, id]) => path.replace(`:${name}`, encodeURIComponent(id)), pattern);
