import type { ReactNode } from 'react';
import { sentenceFor } from '../../platform/messages';
import { EmptyState } from '../../ui/empty-state';
import { Failure } from '../../ui/failure';
import { Notice } from '../../ui/notice';
import { Skeleton } from '../../ui/skeleton';
import { type OwnProvider, useOwnProvider } from './own-provider';

/** Reads the person's provider company for a page: loading, failed, none, or what the page makes of it. */
export const OwnProviderFrame = ({
  children,
}: {
  readonly children: (company: OwnProvider) => ReactNode;
}) => {
  const { data: company, error, isPending, refetch } = useOwnProvider();
  return (
    <>
      {error !== null && <Failure text={sentenceFor(error)} onRetry={() => void refetch()} />}
      {isPending && <Skeleton />}
      {company === null && (
        <EmptyState title="You own no provider company">
          Games belong to the company of their provider. Admins find everybody’s under Admin, Games.
        </EmptyState>
      )}
      {company?.status === 'SUSPENDED' && (
        <Notice tone="warning" title="Your company is suspended">
          None of its games is offered, and nothing new can go live, until an admin reinstates it.
        </Notice>
      )}
      {company && children(company)}
    </>
  );
};
