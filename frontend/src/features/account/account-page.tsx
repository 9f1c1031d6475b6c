import { useSession } from '../../platform/platform';
import { Badge } from '../../ui/badge';
import { Facts } from '../../ui/facts';
import { Page, Panel } from '../../ui/page';
import { ChangePassword } from './change-password';
import { DeleteAccount } from './delete-account';
import { ExportData } from '../../parts/account/export-data';
import { SignOutEverywhere } from './sign-out-everywhere';
import { ThemeChooser } from '../../parts/theme/theme-chooser';

const groupNames = { ADMINS: 'Admins', OPERATORS: 'Operators', PROVIDERS: 'Providers' } as const;

/** `/Account`: who one is here, how it looks, and the ways out. */
export const AccountPage = () => {
  const session = useSession();
  if (!session) return null;
  return (
    <Page title="My Account" width="form">
      <Panel title="You">
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
      <Panel title="Appearance" lead="Kept on this device.">
        <ThemeChooser />
      </Panel>
      <Panel title="Change password">
        <ChangePassword />
      </Panel>
      <Panel
        title="Sign out everywhere"
        lead="Ends your sessions on all devices, this one included. A device that is in use may go on for up to 15 minutes."
      >
        <SignOutEverywhere />
      </Panel>
      <Panel title="Your data" lead="A JSON file with everything that NovaLink keeps about you.">
        <ExportData />
      </Panel>
      <Panel
        title="Delete account"
        lead="Your account is deleted for good. Coin movements and decisions stay on record without your name."
      >
        <DeleteAccount email={session.email} />
      </Panel>
    </Page>
  );
};
