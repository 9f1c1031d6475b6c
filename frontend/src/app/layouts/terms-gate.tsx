import { lazy, type ReactNode, Suspense } from 'react';
import { useMatches } from 'react-router-dom';
import type { RouteName } from '#domain/routes';
import { useTermsAcceptance } from '../../parts/terms/terms-acceptance';
import { useSignOut } from '../../platform/session/use-sign-out';
import { Button } from '../../ui/button';
import { Page } from '../../ui/page';
import { Skeleton } from '../../ui/skeleton';
import type { RouteHandle } from '../routing/route-handle';

const AcceptTermsPanel = lazy(async () => ({
  default: (await import('../../parts/terms/accept-terms-panel')).AcceptTermsPanel,
}));

/** The account can be changed and deleted without an acceptance. The application page asks for it itself. */
const ungated: readonly RouteName[] = ['Account', 'PendingApproval'];

/**
 * Shows the page only to users who have accepted the terms in force. If the check fails, the page is shown,
 * because the server refuses actions that need an acceptance.
 */
export const TermsGate = ({ children }: { readonly children: ReactNode }) => {
  const acceptance = useTermsAcceptance();
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined;
  if (acceptance.data !== null || (handle && ungated.includes(handle.name))) return children;
  return (
    <Page title="Accept the terms to continue" actions={<SignOutButton />}>
      <Suspense fallback={<Skeleton />}>
        <AcceptTermsPanel lead="You have not accepted the current versions yet. Read and accept them to continue." />
      </Suspense>
    </Page>
  );
};

const SignOutButton = () => {
  const signOut = useSignOut();
  return (
    <Button look="quiet" onClick={() => void signOut()}>
      Sign out
    </Button>
  );
};
