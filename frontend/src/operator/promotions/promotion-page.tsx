import { lazy, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { brandPath, useBrand } from '../../parts/brand/brand-context';
import {
  promotionStatuses,
  promotionSummary,
  promotionTypes,
  readRules,
  triggers,
} from '../../parts/promotions/promotion-labels';
import { OddsTable } from '../../parts/promotions/odds-table';
import { wageringRows } from '../../parts/promotions/wagering-labels';
import { HashValue } from '../../parts/rounds/hash-value';
import { useGameTitles } from '../../parts/rounds/read-game-titles';
import { sentenceFor } from '../../platform/api/error-sentences';
import { useTabTitle } from '../../platform/page/tab-title';
import { whole } from '../../platform/labels/numbers';
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
import { freeRoundGame, usePromotionGames } from './read-promotion-games';
import { usualClaims } from './usual-claims';

// These parts are loaded on demand: claims and invitations of published promotions, and the cost of drafts.
const ClaimsPanel = lazy(async () => ({ default: (await import('./claims-panel')).ClaimsPanel }));
const InvitationsPanel = lazy(async () => ({
  default: (await import('./invitations/invitations-panel')).InvitationsPanel,
}));
const CostTable = lazy(async () => ({ default: (await import('./cost-table')).CostTable }));
const DryRunPanel = lazy(async () => ({ default: (await import('./dry-run/dry-run-panel')).DryRunPanel }));

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
  const {
    brandId,
    status,
    type,
    startsAt,
    endsAt,
    claims,
    cancelReason,
    rejectReason,
    publishedAt,
    submittedAt,
    rulesHash,
  } = promotion;
  const rules = readRules(promotion.rules);
  const { reward, limits, termsText } = rules;
  const titles = useGameTitles(brandId);
  const games = usePromotionGames(brandId);
  const { text, tone } = promotionStatuses[status];
  const isDraft = publishedAt === null;
  return (
    <>
      <PromotionSteps promotion={promotion} />
      {rejectReason !== null && (
        <Notice tone="warning" title="This promotion was rejected">
          {rejectReason} Change the draft, then publish it again.
        </Notice>
      )}
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
              ...(submittedAt === null
                ? []
                : ([['Submitted', <When key="submitted" at={submittedAt} />]] as const)),
              ...(isDraft
                ? []
                : ([['Published', publishedAt && <When key="published" at={publishedAt} />]] as const)),
              ...wageringRows(rules, titles),
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
                <CostTable rules={rules} claims={usualClaims(rules)} game={freeRoundGame(rules, games)} />
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
                <HashValue
                  label="Hash of the rules (SHA-256)"
                  value={rulesHash}
                  note="The rules are final. If they changed, the hash would change."
                />
              )}
            </div>
          </Panel>
        </div>
      </div>
      <Suspense fallback={<Skeleton rows={3} />}>
        <DryRunPanel key={promotion.id} promotion={promotion} />
      </Suspense>
      {!isDraft && rules.trigger.on === 'MANUAL' && (
        <Suspense fallback={<Skeleton rows={3} />}>
          <InvitationsPanel promotion={promotion} />
        </Suspense>
      )}
      {!isDraft && (
        <Suspense fallback={<Skeleton rows={3} />}>
          <ClaimsPanel promotion={promotion} />
        </Suspense>
      )}
    </>
  );
};
