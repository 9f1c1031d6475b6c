import { lazy, Suspense } from 'react';
import { notificationsAnchor } from '#domain/notifications/notifications-anchor';
import { Panel } from '../../ui/page';
import { Skeleton } from '../../ui/skeleton';
import * as messages from './messages';

const EmailSettings = lazy(async () => ({ default: (await import('./email-settings')).EmailSettings }));

/** The target of links in e-mails. */
export const EmailSettingsPanel = () => (
  <div id={notificationsAnchor} className="scroll-mt-20">
    <Panel title={messages.emailNotifications} lead={messages.allNotificationsAlsoAppearUnder}>
      <Suspense fallback={<Skeleton rows={6} />}>
        <EmailSettings />
      </Suspense>
    </Panel>
  </div>
);
