import type { ReviewKind } from '#domain/generated/types';
import { routes } from '#domain/routes';
import type { AttentionItem } from '../../parts/dashboards/attention-panel';
import type { WaitingItem } from '../review/list-review-items';
import type { PlatformStatus } from './read-platform';
import { itemPath } from '../review/waiting-item';

const lateDays = 2;
const dayMs = 24 * 60 * 60 * 1_000;

type DecidedKind = Exclude<ReviewKind, 'RTP_ALERT'>;

/** Singular and plural. */
const waitingLabels: Record<DecidedKind, readonly [one: string, many: string]> = {
  COMPANY: ['company has', 'companies have'],
  COMPLIANCE: ['compliance profile has', 'compliance profiles have'],
  GAME_VERSION: ['game version has', 'game versions have'],
  CASINO: ['casino has', 'casinos have'],
};

const decidedKinds = Object.keys(waitingLabels) as readonly DecidedKind[];

/** The tasks of admins. `queue` is the review queue, oldest first. */
export const adminAttention = (
  { waiting, support }: PlatformStatus,
  queue: readonly WaitingItem[],
  now: Date,
): readonly AttentionItem[] => [
  ...alertAttention(waiting, queue),
  ...lateAttention(queue, now),
  ...supportAttention(support),
];

const alertAttention = (waiting: PlatformStatus['waiting'], queue: readonly WaitingItem[]) => {
  const open = openAlerts(waiting);
  if (open === 0) return [];
  const oldest = queue.find(({ kind }) => kind === 'RTP_ALERT');
  return [
    {
      text: open === 1 ? '1 RTP alert is open' : `${open} RTP alerts are open`,
      to: oldest ? itemPath(oldest) : routes.AdminReview.path,
    },
  ];
};

const lateAttention = (queue: readonly WaitingItem[], now: Date) =>
  decidedKinds.flatMap((of) => {
    const late = queue.filter(
      ({ kind, since }) => kind === of && now.getTime() - Date.parse(since) > lateDays * dayMs,
    );
    const [oldest] = late;
    if (!oldest) return [];
    const [one, many] = waitingLabels[of];
    const subject = late.length === 1 ? `1 ${one}` : `${late.length} ${many}`;
    return [
      { text: `${subject} waited for a decision for more than ${lateDays} days`, to: itemPath(oldest) },
    ];
  });

const supportAttention = ({ items, nextToken }: PlatformStatus['support']) => {
  if (items.length === 0) return [];
  const isOne = items.length === 1 && nextToken === null;
  const count = nextToken === null ? `${items.length}` : `${items.length}+`;
  return [
    {
      text: isOne
        ? '1 support request is waiting for an answer'
        : `${count} support requests are waiting for an answer`,
      to: routes.AdminSupport.path,
    },
  ];
};

export const openAlerts = (waiting: PlatformStatus['waiting']): number =>
  waiting.find(({ kind }) => kind === 'RTP_ALERT')?.count ?? 0;
