export const notificationsUnread = (unread: number) => `Notifications, ${unread} unread`;
export const notifications = 'Notifications';

export const unread = 'Unread:';
export const markAsRead = (title: string) => `Mark as read: ${title}`;

export const markAllAsRead = 'Mark all as read';
export const noNotificationsYetYouWill =
  'No notifications yet. You will see decisions about your company, games and casinos here.';

export const view = 'View';
