import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { EmailSettingsPanel } from '../settings/email-settings-panel';
import { ExportData } from '../settings/export-data';
import { useTermsAcceptance } from '../../parts/terms/terms-acceptance';
import { homePath } from '../../platform/session/home-path';
import { sentenceFor } from '../../platform/api/error-sentences';
import { supportAddress } from '../../platform/page/support-address';
import { usePlatform, useSession } from '../../platform/platform';
import { useDeleteAccount } from '../../platform/session/use-delete-account';
import { useSignOut } from '../../platform/session/use-sign-out';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { Failure } from '../../ui/failure';
import { Page, Panel } from '../../ui/page';
import { Skeleton } from '../../ui/skeleton';
import { ApplicationState } from './application-state';
import { PlayPanel } from './play-panel';
import { ownCompanyKey, useOwnCompany } from '../../parts/companies/use-own-company';

const AcceptTermsPanel = lazy(async () => ({
  default: (await import('../../parts/terms/accept-terms-panel')).AcceptTermsPanel,
}));

/**
 * `/Pending`: the application and its status. Redirects to the home page as soon as the user has the group.
 */
export const PendingPage = () => {
  const company = useOwnCompany({ follow: true });
  const acceptance = useTermsAcceptance();
  const session = useSession();
  useMoveOn(company.data?.membership === 'DONE' ? company.dataUpdatedAt : undefined);
  return (
    <Page
      title="Your application"
      width="form"
      lead="Tell us about your company. An admin reviews every application. After the approval, this page continues automatically."
    >
      {company.error !== null && (
        <Failure text={sentenceFor(company.error)} onRetry={() => void company.refetch()} />
      )}
      {(company.isPending || acceptance.isPending) && <Skeleton />}
      {acceptance.data && company.data !== undefined && <PlayPanel />}
      {acceptance.data === null ? (
        <Suspense fallback={<Skeleton />}>
          <AcceptTermsPanel lead="Accept the current versions before you apply." />
        </Suspense>
      ) : (
        company.data !== undefined && !acceptance.isPending && <ApplicationState company={company.data} />
      )}
      {acceptance.data && <EmailSettingsPanel />}
      <p className="text-muted">
        Questions about your application?{' '}
        <Link to={supportAddress('COMPANY')} className="underline underline-offset-4">
          Contact support
        </Link>
      </p>
      {session && <LeavePanel email={session.email} />}
    </Page>
  );
};

/** The interval in which the page looks for a group that an admin gave directly. */
const groupPollMs = 60_000;

/**
 * After the server has added the group, a renewed token contains it. Each poll of an approved company renews the token
 * until it does. Without an approval, the token is renewed while the page is visible, because an admin can also add the
 * user to a group. Nothing is renewed after the group was found.
 */
const useMoveOn = (approvedAsOf: number | undefined) => {
  const { sessions } = usePlatform();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [lookedAt, setLookedAt] = useState(0);
  const isFound = useRef(false);
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') setLookedAt(Date.now());
    };
    const timer = setInterval(look, groupPollMs);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  useEffect(() => {
    if (isFound.current || (approvedAsOf === undefined && lookedAt === 0)) return;
    sessions.read({ renew: true }).then(
      async (renewed) => {
        if (!renewed || renewed.groups.length === 0 || isFound.current) return;
        isFound.current = true;
        queries.removeQueries({ queryKey: ownCompanyKey });
        await navigate(homePath(renewed.groups), { replace: true });
      },
      (error: unknown) => console.error('The session could not be renewed', error),
    );
  }, [approvedAsOf, lookedAt, sessions, navigate, queries]);
};

const LeavePanel = ({ email }: { readonly email: string }) => {
  const deleteAccount = useDeleteAccount();
  const signOut = useSignOut();
  const [asking, setAsking] = useState(false);
  return (
    <Panel title="Leave without applying" lead={`You are signed in as ${email}. Your saved draft is kept.`}>
      <div className="flex flex-wrap gap-3">
        <Button look="quiet" onClick={() => void signOut()}>
          Sign out
        </Button>
        <Button look="danger" onClick={() => setAsking(true)}>
          Delete account
        </Button>
      </div>
      <ExportData />
      <ConfirmDialog
        title="Delete your account?"
        open={asking}
        onClose={() => setAsking(false)}
        confirmLabel="Delete account"
        typed={email}
        failureText={sentenceFor}
        onConfirm={() => deleteAccount(email)}
      >
        <p>You can no longer sign in as {email}. This cannot be undone.</p>
      </ConfirmDialog>
    </Panel>
  );
};
