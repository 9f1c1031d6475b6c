/** The anchor of the notification settings on the account page. E-mails link to it. */
export const notificationsAnchor = 'notifications';
