import type { ReactNode } from 'react';
import type { CompanyKind } from '#domain/generated/types';
import { routes } from '#domain/routes';
import { sentenceFor } from '../../platform/api/error-sentences';
import { ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Failure } from '../../ui/failure';
import { Notice } from '../../ui/notice';
import { Skeleton } from '../../ui/skeleton';
import { type ListedCompany, useListedOwnCompany } from './own-company';

interface CompanyOfKindProps {
  readonly kind: CompanyKind;
  /** Shown to users without such a company. */
  readonly none: { readonly title: string; readonly text: string };
  /** Explains what the closing of the company means for the page's content. */
  readonly closed: string;
  /** Explains what the suspension means for it. */
  readonly suspended: string;
  readonly children: (company: ListedCompany) => ReactNode;
}

/**
 * Reads the user's own company for a page and renders: loading, failed, no company, closed, or the page's
 * content.
 */
export const CompanyOfKind = (props: CompanyOfKindProps) => {
  const { data: company, error, isPending, refetch } = useListedOwnCompany();
  return (
    <>
      {error !== null && <Failure text={sentenceFor(error)} onRetry={() => void refetch()} />}
      {isPending && <Skeleton />}
      {company !== undefined && <Found {...props} company={company} />}
    </>
  );
};

type FoundProps = CompanyOfKindProps & { readonly company: ListedCompany | null };

const Found = ({ kind, none, closed, suspended, children, company }: FoundProps) => {
  if (company?.kind !== kind) return <EmptyState title={none.title}>{none.text}</EmptyState>;
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
        {closed}
      </EmptyState>
    );
  return (
    <>
      {company.status === 'SUSPENDED' && (
        <Notice tone="warning" title="Your company is suspended">
          {suspended}
        </Notice>
      )}
      {children(company)}
    </>
  );
};
