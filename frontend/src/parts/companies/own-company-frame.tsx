import type { ReactNode } from 'react';
import { sentenceFor } from '../../platform/api/error-sentences';
import { EmptyState } from '../../ui/empty-state';
import { Failure } from '../../ui/failure';
import { Skeleton } from '../../ui/skeleton';
import type { OwnCompany } from './company-fields';
import { useOwnCompany } from './use-own-company';

/** Reads the user's company for a page and renders: loading, failed, no company, or the page's content. */
export const OwnCompanyFrame = ({ children }: { readonly children: (company: OwnCompany) => ReactNode }) => {
  const { data: company, error, isPending, refetch } = useOwnCompany();
  return (
    <>
      {error !== null && <Failure text={sentenceFor(error)} onRetry={() => void refetch()} />}
      {isPending && <Skeleton />}
      {company === null && (
        <EmptyState title="You do not own a company">
          This page shows the company that you own. Admins can find all companies under Admin, Companies.
        </EmptyState>
      )}
      {company && children(company)}
    </>
  );
};
