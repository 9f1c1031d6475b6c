import type { ReactNode } from 'react';
import { homePath } from '../../platform/session/home-path';
import { sentenceFor } from '../../platform/api/error-sentences';
import { useSession } from '../../platform/platform';
import { ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Failure } from '../../ui/failure';
import { Skeleton } from '../../ui/skeleton';
import { BrandContext, useBrandId } from './brand-context';
import { isNoBrand, useBrandQuery } from './read-brand';
import { StatusNotice } from './status-notice';

/**
 * The frame of all pages of a brand. It reads the brand once, and shows first why the user cannot play, if
 * so.
 */
export const BrandFrame = ({ children }: { readonly children: ReactNode }) => {
  const { data: brand, error, refetch } = useBrandQuery(useBrandId());
  if (brand)
    return (
      <BrandContext.Provider value={brand}>
        <StatusNotice brand={brand} />
        {children}
      </BrandContext.Provider>
    );
  return (
    <div className="mx-auto w-full max-w-(--page-width) px-4 py-10 sm:px-8">
      {isNoBrand(error) ? (
        <NoBrand />
      ) : error ? (
        <Failure text={sentenceFor(error)} onRetry={() => void refetch()} />
      ) : (
        <Skeleton rows={5} />
      )}
    </div>
  );
};

const NoBrand = () => {
  const groups = useSession()?.groups ?? [];
  return (
    <>
      <h1 className="sr-only">This casino is not open</h1>
      <EmptyState
        title="This casino is not open"
        action={<ButtonLink to={homePath(groups)}>Back to NovaLink</ButtonLink>}
      >
        This address does not exist, or the casino is not open at the moment. Your coins and statements are
        kept.
      </EmptyState>
    </>
  );
};
