import { lazy, Suspense, useState } from 'react';
import { useSession } from '../platform/platform';
import { Badge } from '../ui/badge';
import { Facts } from '../ui/facts';
import { Page, Panel } from '../ui/page';
import { Skeleton } from '../ui/skeleton';
import { JoinedCasinos } from './joined-casinos';
import { ExportData } from './settings/export-data';
import { EmailSettingsPanel } from './settings/email-settings-panel';
import { ThemeChooser } from '../parts/theme/theme-chooser';
import { sentenceFor } from '../platform/api/error-sentences';
import { useSignOut } from '../platform/session/use-sign-out';
import { Button } from '../ui/button';
import { ConfirmDialog } from '../ui/confirm-dialog';

const ChangePassword = lazy(async () => ({ default: (await import('./change-password')).ChangePassword }));
const DeleteAccount = lazy(async () => ({ default: (await import('./delete-account')).DeleteAccount }));

const groupNames = {
  ADMINS: 'Admins',
  OPERATORS: 'Operators',
  PROVIDERS: 'Providers',
} as const;

/** `/Account`: the user's account, settings, sign-out and deletion. */
export const AccountPage = () => {
  const session = useSession();
  if (!session)
    return (
      <Page title="My Account" width="form">
        <Skeleton />
      </Page>
    );
  return (
    <Page title="My Account" width="form">
      <Panel title="Profile">
        <Facts
          rows={[
            [
              'E-mail',
              <span key="email" className="break-all">
                {session.email}
              </span>,
            ],
            [
              'Groups',
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
      <Panel title="Your casinos">
        <JoinedCasinos />
      </Panel>
      <Panel title="Appearance" lead="Saved on this device.">
        <ThemeChooser />
      </Panel>
      <EmailSettingsPanel />
      <Panel title="Change password">
        <Suspense fallback={<Skeleton rows={4} />}>
          <ChangePassword />
        </Suspense>
      </Panel>
      <Panel
        title="Sign out everywhere"
        lead="Ends your sessions on all devices, including this one. A device in use can stay signed in for up to 15 minutes."
      >
        <SignOutEverywhere />
      </Panel>
      <Panel title="Your data" lead="Download a JSON file with all data that NovaLink stores about you.">
        <ExportData />
      </Panel>
      <Panel
        title="Delete account"
        lead="Deletes your account permanently. Coin movements and decisions are kept without your name."
      >
        <Suspense fallback={<div className="h-11" />}>
          <DeleteAccount email={session.email} />
        </Suspense>
      </Panel>
    </Page>
  );
};

const SignOutEverywhere = () => {
  const signOut = useSignOut();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button look="quiet" onClick={() => setAsking(true)}>
        Sign out everywhere
      </Button>
      <ConfirmDialog
        title="Sign out everywhere?"
        open={asking}
        onClose={() => setAsking(false)}
        confirmLabel="Sign out everywhere"
        look="main"
        failureText={sentenceFor}
        onConfirm={() => signOut({ everywhere: true })}
      >
        <p>You have to sign in again on every device, including this one.</p>
      </ConfirmDialog>
    </>
  );
};
