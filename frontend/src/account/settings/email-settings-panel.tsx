import { lazy, Suspense } from 'react';
import { notificationsAnchor } from '#domain/notifications/notifications-anchor';
import { Panel } from '../../ui/page';
import { Skeleton } from '../../ui/skeleton';

const EmailSettings = lazy(async () => ({ default: (await import('./email-settings')).EmailSettings }));

/** The target of links in e-mails. */
export const EmailSettingsPanel = () => (
  <div id={notificationsAnchor} className="scroll-mt-20">
    <Panel title="E-mail notifications" lead="All notifications also appear under the bell.">
      <Suspense fallback={<Skeleton rows={6} />}>
        <EmailSettings />
      </Suspense>
    </Panel>
  </div>
);
