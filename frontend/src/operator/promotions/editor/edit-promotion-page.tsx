import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { brandPath, useBrand } from '../../../parts/brand/brand-context';
import type { ShownBrand } from '../../../parts/brand/read-brand';
import { readRules } from '../../../parts/promotions/promotion-labels';
import { sentenceFor } from '../../../platform/api/error-sentences';
import { useTabTitle } from '../../../platform/page/tab-title';
import { usePlatform } from '../../../platform/platform';
import { ButtonLink } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { Failure } from '../../../ui/failure';
import { Page } from '../../../ui/page';
import { Skeleton } from '../../../ui/skeleton';
import { say } from '../../../ui/toasts';
import { promotionsKey, type ShownPromotion, usePromotion } from '../list-promotions';
import { promotionPath } from '../promotion-paths';
import { updatePromotion } from './write-promotion';

// The form is loaded on demand, together with its rules and its library.
const PromotionForm = lazy(async () => ({ default: (await import('./promotion-form')).PromotionForm }));

/** `/operator/brand/:brandId/Promotions/:promotionId/edit`: changes a draft. */
export const EditPromotionPage = () => {
  const brand = useBrand();
  const id = (useParams().promotionId ?? '').toUpperCase();
  const { data: promotion, error, refetch } = usePromotion(id);
  useTabTitle(promotion && `Edit ${promotion.name} · ${brand.name}`);
  const path = promotionPath('Promotion', brand.id, id);
  return (
    <Page
      title="Edit promotion"
      width="form"
      breadcrumbs={[
        { label: 'Promotions', to: brandPath('Promotions', brand.id) },
        ...(promotion ? [{ label: promotion.name, to: path }] : []),
      ]}
    >
      {error && !promotion && <Failure text={sentenceFor(error)} onRetry={() => void refetch()} />}
      {!error && !promotion && <Skeleton rows={6} />}
      {promotion && <EditForm {...{ brand, promotion, path }} />}
    </Page>
  );
};

interface EditFormProps {
  readonly brand: ShownBrand;
  readonly promotion: ShownPromotion;
  readonly path: string;
}

const EditForm = ({ brand, promotion, path }: EditFormProps) => {
  const { api } = usePlatform();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { id, version, type, status } = promotion;
  const back = <ButtonLink to={path}>Open the promotion</ButtonLink>;
  if (status !== 'DRAFT')
    return (
      <EmptyState title="The rules are final" action={back}>
        Only drafts can be changed. Cancel the promotion and create another one.
      </EmptyState>
    );
  return (
    <Suspense fallback={<Skeleton rows={6} />}>
      <PromotionForm
        brand={brand}
        type={type}
        promotionId={id}
        rules={readRules(promotion.rules)}
        otherwise={
          <EmptyState title="This draft cannot be edited here" action={back}>
            It was created through the API with rules that this form does not support. Change it through the
            API.
          </EmptyState>
        }
        submitLabel="Save changes"
        onSend={async (sent, name) => {
          await api.send(updatePromotion, { input: { id, expectedVersion: version, type, rules: sent } });
          say.done(`${name} is saved.`);
          await queries.invalidateQueries({ queryKey: promotionsKey });
          await navigate(path);
        }}
      />
    </Suspense>
  );
};
