import { Stack, type StackProps } from 'aws-cdk-lib/core';
import { EmailIdentity, Identity } from 'aws-cdk-lib/aws-ses';
import type { Construct } from 'constructs';
import type { Webhooks } from '#lib/companies/webhooks';
import type { DataStack } from '#lib/data-stack';
import type { UserDirectory } from '#lib/identity/user-directory';
import { localOrigin } from '#lib/local-origin';
import { EmailNotifications } from '#lib/notifications/email-notifications';
import { Notifications } from '#lib/notifications/notifications';
import type { StageSettings } from '#lib/settings';
import type { WebStack } from '#lib/web-stack';

export interface NotificationsStackProps extends StackProps, Pick<DataStack, 'records' | 'audit'> {
  readonly settings: StageSettings;
  readonly users: UserDirectory;
  /** The target of links in e-mails. */
  readonly web: Pick<WebStack, 'edge'>;
  readonly webhooks: Webhooks;
}

/** Notifies users of decisions: in the product, and by e-mail if the stage sends mail. */
export class NotificationsStack extends Stack {
  readonly notifications: Notifications;
  readonly emails: EmailNotifications | undefined;

  constructor(scope: Construct, id: string, props: NotificationsStackProps) {
    const { settings, users, records, audit, web, webhooks, ...stack } = props;
    super(scope, id, stack);
    const { mail } = settings;
    if (mail !== 'cognito') {
      const siteUrl = localOrigin(this, settings) ?? `https://${web.edge.distribution.domainName}`;
      this.emails = new EmailNotifications(this, 'Emails', { settings, mail, users, records, siteUrl });
      // In AWS, the owner verifies the identity with DNS records or a confirmation.
      if (settings.stage === 'local')
        new EmailIdentity(this, 'Sender', { identity: Identity.domain(mail.identity) });
    }
    this.notifications = new Notifications(this, 'Notifications', {
      settings,
      records,
      audit,
      emails: this.emails,
      webhooks,
    });
  }
}
