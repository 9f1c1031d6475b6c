import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useNavigate, useSearchParams, Link } from 'react-router-dom';
import type { PromotionType } from '#domain/generated/types';
import { brandPath, useBrand } from '../../../parts/brand/brand-context';
import { promotionTypes } from '../../../parts/promotions/promotion-labels';
import { newRequestId } from '../../../platform/api/request-ids';
import { useTabTitle } from '../../../platform/page/tab-title';
import { usePlatform } from '../../../platform/platform';
import { Page } from '../../../ui/page';
import { Skeleton } from '../../../ui/skeleton';
import { say } from '../../../ui/toasts';
import { promotionsKey } from '../list-promotions';
import { isPresetType, presetLabels } from './preset-labels';
import { newPromotionPath, promotionPath } from '../promotion-paths';
import { createPromotion } from './write-promotion';

// The form is loaded on demand, together with its rules and its library.
const PromotionForm = lazy(async () => ({ default: (await import('./promotion-form')).PromotionForm }));

/** `/operator/brand/:brandId/Promotions/new`: the choice of a preset, and with `?type=` the form of a new draft. */
export const NewPromotionPage = () => {
  const brand = useBrand();
  const type = useSearchParams()[0].get('type');
  const isChosen = isPresetType(type);
  useTabTitle(`New promotion · ${brand.name}`);
  const list = { label: 'Promotions', to: brandPath('Promotions', brand.id) };
  if (!isChosen)
    return (
      <Page
        title="New promotion"
        width="form"
        lead="Choose what the promotion does. The budget, the dates and the players follow in the next step."
        breadcrumbs={[list]}
      >
        <PresetChoice brandId={brand.id} />
      </Page>
    );
  return (
    <Page
      title={`New promotion: ${promotionTypes[type]}`}
      width="form"
      lead={`${presetLabels[type]} A promotion starts as a draft. Players see it when you publish it.`}
      breadcrumbs={[list, { label: 'New promotion', to: newPromotionPath(brand.id) }]}
    >
      <NewForm key={type} type={type} />
    </Page>
  );
};

const NewForm = ({ type }: { readonly type: PromotionType }) => {
  const brand = useBrand();
  const { api } = usePlatform();
  const queries = useQueryClient();
  const navigate = useNavigate();
  // One id for each form, so that submitting it again does not create another promotion.
  const [requestId] = useState(newRequestId);
  return (
    <Suspense fallback={<Skeleton rows={6} />}>
      <PromotionForm
        brand={brand}
        type={type}
        promotionId={requestId}
        rules={undefined}
        submitLabel="Create draft"
        onSend={async (rules, name) => {
          const { createPromotion: made } = await api.send(createPromotion, {
            input: { brandId: brand.id, type, rules, requestId },
          });
          say.done(`${name} is created.`);
          await queries.invalidateQueries({ queryKey: promotionsKey });
          await navigate(promotionPath('Promotion', brand.id, made.id));
        }}
      />
    </Suspense>
  );
};

/** The presets that a promotion can start from, each as a link to its form. */
const PresetChoice = ({ brandId }: { readonly brandId: string }) => (
  <ul aria-label="Presets" className="grid grid-cols-1 gap-4 sm:grid-cols-2">
    {Object.keys(presetLabels)
      .filter(isPresetType)
      .map((type) => (
        <li key={type} className="grid">
          <Link
            to={newPromotionPath(brandId, type)}
            className="rounded-xl border border-line bg-surface p-4 hover:border-edge hover:bg-sunken sm:p-5"
          >
            <span className="block font-semibold text-heading">{promotionTypes[type]}</span>
            <span className="mt-1 block text-muted">{presetLabels[type]}</span>
          </Link>
        </li>
      ))}
  </ul>
);
