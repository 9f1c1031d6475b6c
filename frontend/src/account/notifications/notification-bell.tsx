import { Bell } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { DropDown } from '../../ui/drop-down';
import { SkeletonRows } from '../../ui/skeleton';
import { useNotifications, type ListedNotification, useMarkRead } from './list-notifications';
import { notificationPath, notificationTitle } from '#domain/notifications/notification-text';
import { say } from '../../ui/toasts';

const NotificationPanel = lazy(async () => ({
  default: (await import('./notification-panel')).NotificationPanel,
}));

const mostShown = 9;

/** The number of unread notifications, and a panel with the newest ones. */
export const NotificationBell = () => {
  const { pathname } = useLocation();
  const { data } = useNotifications();
  useNotificationToasts(data?.items);
  const unread = data?.items.filter((item) => item.unread).length ?? 0;
  const label = unread > 0 ? `Notifications, ${unread} unread` : 'Notifications';
  return (
    <DropDown
      key={pathname}
      edge="right"
      look="icon"
      size="wide"
      label={label}
      face={<Face unread={unread} />}
    >
      <Suspense fallback={<SkeletonRows />}>
        <NotificationPanel />
      </Suspense>
    </DropDown>
  );
};

const Face = ({ unread }: { readonly unread: number }) => (
  <span aria-hidden className="relative grid size-5 place-items-center">
    <Bell className="size-[1.125rem] text-muted" />
    {unread > 0 && (
      <span className="absolute -top-2 -right-2.5 min-w-4 rounded-full bg-button px-1 text-center text-[0.6875rem] leading-4 font-semibold text-on-button tabular-nums">
        {unread > mostShown ? `${mostShown}+` : unread}
      </span>
    )}
  </span>
);

/** The maximum number of toasts at a time, for example after the tab was hidden. */
const mostAtOnce = 3;

/** Users who wait for a test run already watch it. */
const isDecision = ({ action }: ListedNotification): boolean => action !== 'VERSION_TESTED';

/** Shows a toast for each decision that arrives while the page is open. */
const useNotificationToasts = (items: readonly ListedNotification[] | undefined): void => {
  const navigate = useNavigate();
  const { mutate } = useMarkRead();
  const known = useRef<ReadonlySet<string> | undefined>(undefined);
  useEffect(() => {
    if (!items) return;
    const before = known.current;
    known.current = new Set([...(before ?? []), ...items.map(({ id }) => id)]);
    if (!before) return;
    const arrived = items.filter((item) => item.unread && !before.has(item.id) && isDecision(item));
    for (const item of arrived.slice(0, mostAtOnce).reverse())
      say.reported(notificationTitle(item), 'View', () => {
        mutate({ id: item.id, before: false });
        void navigate(notificationPath(item));
      });
  }, [items, mutate, navigate]);
};
