import { Check } from 'lucide-react';
import { Link } from 'react-router-dom';
import { notificationPath, notificationTitle } from '#domain/notifications/notification-text';
import { ago } from '../../platform/labels/ago';
import type { ListedNotification } from './list-notifications';

interface NotificationItemProps {
  readonly item: ListedNotification;
  /** The time at which the list was read, in milliseconds since 1970. */
  readonly now: number;
  readonly onRead: () => void;
}

export const NotificationItem = ({ item, now, onRead }: NotificationItemProps) => {
  const title = notificationTitle(item);
  return (
    <li className="flex items-start">
      <Link
        to={notificationPath(item)}
        className="flex min-w-0 flex-1 gap-3 rounded-lg px-3 py-2.5 text-sm hover:bg-sunken"
        onClick={() => {
          if (item.unread) onRead();
        }}
      >
        <span
          aria-hidden
          className={`mt-1.5 size-2 shrink-0 rounded-full ${item.unread ? 'bg-button' : 'bg-transparent'}`}
        />
        <span className="min-w-0">
          {item.unread && <span className="sr-only">Unread: </span>}
          <span className={`block wrap-anywhere ${item.unread ? 'font-semibold text-heading' : 'text-text'}`}>
            {title}
          </span>
          {item.reason !== null && (
            <span className="line-clamp-2 wrap-anywhere text-muted">{item.reason}</span>
          )}
          <time dateTime={item.at} className="block text-xs text-muted">
            {ago(item.at, now)}
          </time>
        </span>
      </Link>
      {item.unread && (
        <button
          type="button"
          aria-label={`Mark as read: ${title}`}
          className="grid size-11 shrink-0 place-items-center rounded-lg text-muted hover:bg-sunken hover:text-text lg:size-9"
          onClick={({ currentTarget }) => {
            // The button disappears, so the focus moves within the list.
            currentTarget.closest('li')?.querySelector('a')?.focus();
            onRead();
          }}
        >
          <Check aria-hidden className="size-4" />
        </button>
      )}
    </li>
  );
};
