import type { ReactNode } from 'react';
import { routes } from '#domain/routes';
import { type ListedCompany, useListedOwnCompany } from '../../parts/companies/own-company';
import { sentenceFor } from '../../platform/messages';
import { ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Failure } from '../../ui/failure';
import { Notice } from '../../ui/notice';
import { Skeleton } from '../../ui/skeleton';

interface OwnProviderFrameProps {
  readonly children: (company: ListedCompany) => ReactNode;
}

/** Reads the person's provider company for a page: loading, failed, none, closed, or what the page makes of it. */
export const OwnProviderFrame = ({ children }: OwnProviderFrameProps) => {
  const { data: company, error, isPending, refetch } = useListedOwnCompany();
  return (
    <>
      {error !== null && <Failure text={sentenceFor(error)} onRetry={() => void refetch()} />}
      {isPending && <Skeleton />}
      {company !== undefined && <Found company={company}>{children}</Found>}
    </>
  );
};

const Found = ({ company, children }: OwnProviderFrameProps & { readonly company: ListedCompany | null }) => {
  if (company?.kind !== 'PROVIDER')
    return (
      <EmptyState title="You own no provider company">
        Games belong to the company of their provider. Admins find everybody’s under Admin, Games.
      </EmptyState>
    );
  if (company.status === 'CLOSED')
    return (
      <EmptyState
        title="Your company is closed"
        action={
          <ButtonLink to={routes.Company.path} look="quiet">
            Company details
          </ButtonLink>
        }
      >
        Its games have left the catalogue for good.
      </EmptyState>
    );
  return (
    <>
      {company.status === 'SUSPENDED' && (
        <Notice tone="warning" title="Your company is suspended">
          None of its games is offered, and nothing new can be created or go live, until an admin reinstates
          it.
        </Notice>
      )}
      {children(company)}
    </>
  );
};

/** Games are created by approved companies alone. */
export const mayCreateGames = ({ status }: ListedCompany): boolean => status === 'APPROVED';
