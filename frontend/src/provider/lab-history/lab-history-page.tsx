import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { routes } from '#domain/routes';
import { Page } from '../../ui/page';
import { Skeleton } from '../../ui/skeleton';
import { RunListPage } from './run-list-page';

// Loaded on demand, because the list needs neither figures nor the engine.
const ComparePage = lazy(async () => ({ default: (await import('./compare-page')).ComparePage }));
const VerifyPage = lazy(async () => ({ default: (await import('./verify-page')).VerifyPage }));

/**
 * `/provider/testlab/History`: the user's runs, a comparison of two runs, or the verification of any
 * certificate.
 */
export const LabHistoryPage = () => (
  <Suspense
    fallback={
      <Page title={routes.TestLabHistory.title}>
        <Skeleton />
      </Page>
    }
  >
    <Place />
  </Suspense>
);

const Place = () => {
  const [search] = useSearchParams();
  const [one, other] = search.get('compare')?.split(',') ?? [];
  if (one !== undefined && other !== undefined) return <ComparePage one={one} other={other} />;
  if (search.has('verify')) return <VerifyPage />;
  return <RunListPage />;
};
