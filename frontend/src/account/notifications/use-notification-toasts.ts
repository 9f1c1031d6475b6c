import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { notificationPath, notificationTitle } from '#domain/notifications/notification-text';
import { say } from '../../ui/toasts';
import { type ListedNotification, useMarkRead } from './list-notifications';

/** The maximum number of toasts at a time, for example after the tab was hidden. */
const mostAtOnce = 3;

/** Users who wait for a test run already watch it. */
const isDecision = ({ action }: ListedNotification): boolean => action !== 'VERSION_TESTED';

/** Shows a toast for each decision that arrives while the page is open. */
export const useNotificationToasts = (items: readonly ListedNotification[] | undefined): void => {
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
