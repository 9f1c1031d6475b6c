import { CheckCheck } from 'lucide-react';
import { Failure } from '../../ui/failure';
import { Skeleton } from '../../ui/skeleton';
import { sentenceFor } from '../../platform/api/error-sentences';
import { useMarkRead, useNotifications } from './list-notifications';
import { NotificationItem } from './notification-item';

/** The newest notifications, each with a link to its page. */
export const NotificationPanel = () => {
  const { data } = useNotifications();
  const { mutate } = useMarkRead();
  const [first] = data?.items ?? [];
  const hasUnread = data?.items.some(({ unread }) => unread) === true;
  return (
    <section aria-labelledby="notifications-title">
      <div className="flex min-h-11 items-center justify-between gap-3 px-3 lg:min-h-9">
        <h2 id="notifications-title" className="font-semibold text-heading">
          Notifications
        </h2>
        {first && (
          <button
            type="button"
            className="flex min-h-11 items-center gap-1.5 rounded-lg px-2 text-sm text-secondary hover:bg-sunken aria-disabled:text-muted lg:min-h-9"
            aria-disabled={!hasUnread}
            onClick={() => {
              if (hasUnread) mutate({ id: first.id, before: true });
            }}
          >
            <CheckCheck aria-hidden className="size-4" />
            Mark all as read
          </button>
        )}
      </div>
      <NotificationList />
    </section>
  );
};

const NotificationList = () => {
  const { data, dataUpdatedAt, error, refetch } = useNotifications();
  const { mutate } = useMarkRead();
  if (!data)
    return error ? <Failure text={sentenceFor(error)} onRetry={() => void refetch()} /> : <Skeleton />;
  if (data.items.length === 0)
    return (
      <p className="px-3 py-6 text-center text-sm text-muted">
        No notifications yet. You will see decisions about your company, games and casinos here.
      </p>
    );
  return (
    <ul className="max-h-[min(28rem,70dvh)] overflow-y-auto overscroll-contain">
      {data.items.map((item) => (
        <NotificationItem
          key={item.id}
          item={item}
          now={dataUpdatedAt}
          onRead={() => mutate({ id: item.id, before: false })}
        />
      ))}
    </ul>
  );
};
