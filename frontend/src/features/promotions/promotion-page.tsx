import { lazy, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { brandPath, useBrand } from '../../parts/brand/brand-context';
import {
  promotionStatuses,
  promotionSummary,
  promotionTypes,
  readRules,
  triggers,
} from '../../parts/promotions/promotion-words';
import { OddsTable } from '../../parts/promotions/odds-table';
import { Fingerprint } from '../../parts/rounds/fingerprint';
import { useGameTitles } from '../../parts/rounds/read-game-titles';
import { sentenceFor } from '../../platform/api/messages';
import { useTabTitle } from '../../platform/page/tab-title';
import { whole } from '../../platform/words/figures';
import { Badge } from '../../ui/badge';
import { Facts } from '../../ui/facts';
import { Failure } from '../../ui/failure';
import { Notice } from '../../ui/notice';
import { Page, Panel } from '../../ui/page';
import { Skeleton } from '../../ui/skeleton';
import { When } from '../../ui/when';
import { BudgetBar } from './budget-bar';
import { type ShownPromotion, usePromotion } from './list-promotions';
import { PromotionSteps } from './promotion-steps';
import { usualClaims } from './usual-claims';

// Below everything else, and not of drafts.
const ClaimsPanel = lazy(async () => ({ default: (await import('./claims-panel')).ClaimsPanel }));
// Drafts alone show their cost.
const CostTable = lazy(async () => ({ default: (await import('./cost-table')).CostTable }));

/** `/operator/brand/:brandId/Promotions/:promotionId`: rules, budget and collected rewards of a promotion. */
export const PromotionPage = () => {
  const brand = useBrand();
  const id = (useParams().promotionId ?? '').toUpperCase();
  const { data: promotion, error, refetch } = usePromotion(id);
  useTabTitle(promotion && `${promotion.name} · ${brand.name}`);
  return (
    <Page
      title={promotion?.name ?? 'Promotion'}
      breadcrumbs={[{ label: 'Promotions', to: brandPath('Promotions', brand.id) }]}
    >
      {error && !promotion && <Failure text={sentenceFor(error)} onRetry={() => void refetch()} />}
      {!error && !promotion && <Skeleton rows={6} />}
      {promotion && <Shown promotion={promotion} />}
    </Page>
  );
};

interface ShownProps {
  readonly promotion: ShownPromotion;
}

const Shown = ({ promotion }: ShownProps) => {
  const { brandId, status, type, startsAt, endsAt, claims, cancelReason, publishedAt, rulesHash } = promotion;
  const rules = readRules(promotion.rules);
  const { reward, limits, termsText } = rules;
  const titles = useGameTitles(brandId);
  const { text, tone } = promotionStatuses[status];
  const isDraft = status === 'DRAFT';
  return (
    <>
      <PromotionSteps promotion={promotion} />
      {cancelReason !== null && (
        <Notice tone="warning" title="This promotion was cancelled">
          {cancelReason} Collected rewards stay with the players.
        </Notice>
      )}
      <Panel>
        <div className="grid gap-5">
          <p className="wrap-anywhere">{promotionSummary(rules, titles)}</p>
          <Facts
            rows={[
              [
                'Status',
                <Badge key="status" tone={tone}>
                  {text}
                </Badge>,
              ],
              ['Type', promotionTypes[type]],
              ['Trigger', triggers[rules.trigger.on]],
              ['Start', <When key="start" at={startsAt} />],
              ['End', endsAt === null ? 'No end' : <When key="end" at={endsAt} />],
              ...(isDraft
                ? []
                : ([['Published', publishedAt && <When key="published" at={publishedAt} />]] as const)),
              [
                'Collected rewards',
                limits.maxClaims === null ? whole(claims) : `${whole(claims)} of ${whole(limits.maxClaims)}`,
              ],
            ]}
          />
        </div>
      </Panel>
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
        <Panel title="Budget">
          <div className="grid gap-5">
            <BudgetBar promotion={promotion} />
            {isDraft && (
              <Suspense fallback={<Skeleton rows={3} />}>
                <CostTable rules={rules} claims={usualClaims(rules)} />
              </Suspense>
            )}
          </div>
        </Panel>
        {reward.kind === 'WHEEL' && (
          <Panel title="Odds">
            <OddsTable sectors={reward.sectors} rules={rules} />
          </Panel>
        )}
        <div className={`grid ${reward.kind === 'WHEEL' ? 'lg:col-span-2' : ''}`}>
          <Panel title="Terms">
            <div className="grid gap-5">
              <p className="wrap-anywhere whitespace-pre-line">{termsText}</p>
              {rulesHash !== null && (
                <Fingerprint
                  label="Hash of the rules (SHA-256)"
                  value={rulesHash}
                  note="The rules are final. Any change of them would give another hash."
                />
              )}
            </div>
          </Panel>
        </div>
      </div>
      {!isDraft && (
        <Suspense fallback={<Skeleton rows={3} />}>
          <ClaimsPanel promotion={promotion} />
        </Suspense>
      )}
    </>
  );
};
