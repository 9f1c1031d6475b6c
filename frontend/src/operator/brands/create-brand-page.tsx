import { lazy, Suspense } from 'react';
import { sentenceFor } from '../../platform/api/error-sentences';
import { usePathId } from '../../platform/page/use-path-id';
import { Failure } from '../../ui/failure';
import { Page } from '../../ui/page';
import { Skeleton } from '../../ui/skeleton';
import { casinosPlaces, listCrumb } from '../casinos/casinos-places';
import { useCasino } from '../casinos/read-casino';

const CreateBrandForm = lazy(async () => ({
  default: (await import('./create-brand-form')).CreateBrandForm,
}));

/** `/operator/Casinos/:casinoId/new-brand`: the form for a new brand. */
export const CreateBrandPage = () => {
  const casinoId = usePathId('casinoId');
  const { data: casino, error, refetch } = useCasino(casinoId);
  return (
    <Page
      title="New brand"
      width="form"
      lead="Only you can see a new brand until you open it."
      breadcrumbs={[
        listCrumb,
        ...(casino ? [{ label: casino.name, to: casinosPlaces.casino(casino.id) }] : []),
      ]}
    >
      {error !== null && <Failure text={sentenceFor(error)} onRetry={() => void refetch()} />}
      {casino === undefined && error === null && <Skeleton />}
      {casino && (
        <Suspense fallback={<Skeleton rows={6} />}>
          <CreateBrandForm casino={casino} />
        </Suspense>
      )}
    </Page>
  );
};
