import type { ReviewKind } from '#domain/generated/types';
import { routes } from '#domain/routes';
import type { AttentionItem } from '../../parts/dashboards/attention-panel';
import type { WaitingItem } from '../review/list-review-items';
import type { PlatformStatus } from './read-platform';
import { itemPath } from '../review/waiting-item';

const lateDays = 2;
const dayMs = 24 * 60 * 60 * 1_000;

type DecidedKind = Exclude<ReviewKind, 'RTP_ALERT'>;

const lateTexts: Record<DecidedKind, (count: number) => string> = {
  COMPANY: (count) =>
    count === 1
      ? `1 company has waited for a decision for more than ${lateDays} days`
      : `${count} companies have waited for a decision for more than ${lateDays} days`,
  COMPLIANCE: (count) =>
    count === 1
      ? `1 compliance profile has waited for a decision for more than ${lateDays} days`
      : `${count} compliance profiles have waited for a decision for more than ${lateDays} days`,
  GAME_VERSION: (count) =>
    count === 1
      ? `1 game version has waited for a decision for more than ${lateDays} days`
      : `${count} game versions have waited for a decision for more than ${lateDays} days`,
  CASINO: (count) =>
    count === 1
      ? `1 casino has waited for a decision for more than ${lateDays} days`
      : `${count} casinos have waited for a decision for more than ${lateDays} days`,
};

const decidedKinds = Object.keys(lateTexts) as readonly DecidedKind[];

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
    return oldest ? [{ text: lateTexts[of](late.length), to: itemPath(oldest) }] : [];
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
