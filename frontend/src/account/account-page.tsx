import { lazy, Suspense } from 'react';
import { useSession } from '../platform/platform';
import { Badge } from '../ui/badge';
import { Facts } from '../ui/facts';
import { Page, Panel } from '../ui/page';
import { Skeleton } from '../ui/skeleton';
import { JoinedCasinos } from './joined-casinos';
import { ExportData } from './settings/export-data';
import { EmailSettingsPanel } from './settings/email-settings-panel';
import { SignOutEverywhere } from './sign-out-everywhere';
import { ThemeChooser } from '../parts/theme/theme-chooser';
import * as messages from './messages';

const ChangePassword = lazy(async () => ({ default: (await import('./change-password')).ChangePassword }));
const DeleteAccount = lazy(async () => ({ default: (await import('./delete-account')).DeleteAccount }));

const groupNames = {
  ADMINS: messages.admins,
  OPERATORS: messages.operators,
  PROVIDERS: messages.providers,
} as const;

/** `/Account`: the user's account, settings, sign-out and deletion. */
export const AccountPage = () => {
  const session = useSession();
  if (!session)
    return (
      <Page title={messages.myAccount} width="form">
        <Skeleton />
      </Page>
    );
  return (
    <Page title={messages.myAccount} width="form">
      <Panel title={messages.profile}>
        <Facts
          rows={[
            [
              'E-mail',
              <span key="email" className="break-all">
                {session.email}
              </span>,
            ],
            [
              messages.groups,
              <span key="groups" className="flex flex-wrap gap-2">
                {session.groups.map((group) => (
                  <Badge key={group} tone="news">
                    {groupNames[group]}
                  </Badge>
                ))}
              </span>,
            ],
          ]}
        />
      </Panel>
      <Panel title={messages.yourCasinos}>
        <JoinedCasinos />
      </Panel>
      <Panel title={messages.appearance} lead={messages.savedOnThisDevice}>
        <ThemeChooser />
      </Panel>
      <EmailSettingsPanel />
      <Panel title={messages.changePassword}>
        <Suspense fallback={<Skeleton rows={4} />}>
          <ChangePassword />
        </Suspense>
      </Panel>
      <Panel title={messages.signOutEverywhere} lead={messages.endsYourSessionsOnAll}>
        <SignOutEverywhere />
      </Panel>
      <Panel title={messages.yourData} lead={messages.downloadJsonFileWithAll}>
        <ExportData />
      </Panel>
      <Panel title={messages.deleteAccount} lead={messages.deletesYourAccountPermanentlyCoin}>
        <Suspense fallback={<div className="h-11" />}>
          <DeleteAccount email={session.email} />
        </Suspense>
      </Panel>
    </Page>
  );
};
