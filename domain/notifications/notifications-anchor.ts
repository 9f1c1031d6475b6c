/** The settings of notifications on the page of the account, which e-mails link to. */
export const notificationsAnchor = 'notifications';
