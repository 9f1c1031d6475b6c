import { lazy, type ReactNode, Suspense } from 'react';
import { useMatches } from 'react-router-dom';
import type { RouteName } from '#domain/routes';
import { useTermsAcceptance } from '../../shared/terms/terms-acceptance';
import { useSignOut } from '../../platform/session/use-sign-out';
import { Button } from '../../ui/button';
import { Page } from '../../ui/page';
import { Skeleton } from '../../ui/skeleton';
import type { RouteHandle } from '../route-handle';
import * as messages from './messages';

const AcceptTermsPanel = lazy(async () => ({
  default: (await import('../../shared/terms/accept-terms-panel')).AcceptTermsPanel,
}));

/** The account can be changed and deleted without accepting anything; the application page asks by itself. */
const ungated: readonly RouteName[] = ['Account', 'PendingApproval'];

/**
 * Shows the page only to people who have accepted the terms in force. A failed check lets the page through: the server
 * refuses what needs an acceptance.
 */
export const TermsGate = ({ children }: { readonly children: ReactNode }) => {
  const acceptance = useTermsAcceptance();
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined;
  if (acceptance.data !== null || (handle && ungated.includes(handle.name))) return children;
  return (
    <Page title={messages.acceptTermsToContinue} actions={<SignOutButton />}>
      <Suspense fallback={<Skeleton />}>
        <AcceptTermsPanel lead={messages.youHaveNotAcceptedCurrent} />
      </Suspense>
    </Page>
  );
};

const SignOutButton = () => {
  const signOut = useSignOut();
  return (
    <Button look="quiet" onClick={() => void signOut()}>
      {messages.signOut}
    </Button>
  );
};
