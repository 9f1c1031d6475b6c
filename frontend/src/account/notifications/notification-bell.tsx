import { Bell } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { DropDown } from '../../ui/drop-down';
import { SkeletonRows } from '../../ui/skeleton';
import { useNotifications } from './list-notifications';
import { useNotificationToasts } from './use-notification-toasts';

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
