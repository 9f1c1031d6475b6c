import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { routes } from '#domain/routes';
import { Page } from '../../ui/page';
import { Skeleton } from '../../ui/skeleton';
import { RunListPage } from './run-list-page';

// The list needs neither figures nor the engine.
const ComparePage = lazy(async () => ({ default: (await import('./compare-page')).ComparePage }));
const VerifyPage = lazy(async () => ({ default: (await import('./verify-page')).VerifyPage }));

/** `/provider/testlab/History`: one's runs, two side by side, or a certificate from anybody. */
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
