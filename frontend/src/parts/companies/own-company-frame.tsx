import type { ReactNode } from 'react';
import { sentenceFor } from '../../platform/api/error-sentences';
import { EmptyState } from '../../ui/empty-state';
import { Failure } from '../../ui/failure';
import { Skeleton } from '../../ui/skeleton';
import type { OwnCompany } from './company-fields';
import { useOwnCompany } from './use-own-company';
import * as messages from './messages';

/** Reads the user's company for a page and renders: loading, failed, no company, or the page's content. */
export const OwnCompanyFrame = ({ children }: { readonly children: (company: OwnCompany) => ReactNode }) => {
  const { data: company, error, isPending, refetch } = useOwnCompany();
  return (
    <>
      {error !== null && <Failure text={sentenceFor(error)} onRetry={() => void refetch()} />}
      {isPending && <Skeleton />}
      {company === null && (
        <EmptyState title={messages.youDoNotOwnCompany}>{messages.thisPageShowsCompanyThat}</EmptyState>
      )}
      {company && children(company)}
    </>
  );
};
