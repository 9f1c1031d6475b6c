import type { ReactNode } from 'react';
import { sentenceFor } from '../../platform/messages';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Notice } from '../../ui/notice';
import { Skeleton } from '../../ui/skeleton';
import type { OwnCompany } from './company-fields';
import { useOwnCompany } from './own-company';

/** Reads the person's company for a page: loading, failed, none, or what the page makes of it. */
export const OwnCompanyFrame = ({ children }: { readonly children: (company: OwnCompany) => ReactNode }) => {
  const { data: company, error, isPending, refetch } = useOwnCompany();
  return (
    <>
      {error !== null && (
        <Notice tone="bad">
          <p>{sentenceFor(error)}</p>
          <Button look="quiet" className="mt-3" onClick={() => void refetch()}>
            Try again
          </Button>
        </Notice>
      )}
      {isPending && <Skeleton />}
      {company === null && (
        <EmptyState title="You own no company">
          This page shows the company of its owner. Admins find everybody’s in the review queue.
        </EmptyState>
      )}
      {company && children(company)}
    </>
  );
};
