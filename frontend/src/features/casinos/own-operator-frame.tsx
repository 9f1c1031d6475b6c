import type { ReactNode } from 'react';
import { routes } from '#domain/routes';
import { type ListedCompany, useListedOwnCompany } from '../../parts/companies/own-company';
import { sentenceFor } from '../../platform/messages';
import { ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Failure } from '../../ui/failure';
import { Notice } from '../../ui/notice';
import { Skeleton } from '../../ui/skeleton';

interface OwnOperatorFrameProps {
  readonly children: (company: ListedCompany) => ReactNode;
}

/** Reads the person's operator company for a page: loading, failed, none, closed, or what the page makes of it. */
export const OwnOperatorFrame = ({ children }: OwnOperatorFrameProps) => {
  const { data: company, error, isPending, refetch } = useListedOwnCompany();
  return (
    <>
      {error !== null && <Failure text={sentenceFor(error)} onRetry={() => void refetch()} />}
      {isPending && <Skeleton />}
      {company !== undefined && <Found company={company}>{children}</Found>}
    </>
  );
};

const Found = ({ company, children }: OwnOperatorFrameProps & { readonly company: ListedCompany | null }) => {
  if (company?.kind !== 'OPERATOR')
    return (
      <EmptyState title="You own no operator company">
        Casinos belong to the company of their operator. Admins find everybody’s under Admin, Casinos.
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
        Its casinos and brands are closed with it.
      </EmptyState>
    );
  return (
    <>
      {company.status === 'SUSPENDED' && (
        <Notice tone="warning" title="Your company is suspended">
          None of its brands is open, and nothing new can be created, until an admin reinstates it.
        </Notice>
      )}
      {children(company)}
    </>
  );
};

/** Casinos are created by approved companies alone. */
export const mayCreateCasinos = ({ status }: ListedCompany): boolean => status === 'APPROVED';
