import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { needsConfirmation } from '#domain/promotions/lifecycle';
import { rewardCoin } from '#domain/promotions/rewards';
import { brandPath, useBrand } from '../../parts/brand/brand-context';
import { DraftSteps } from '../../parts/brand/draft-steps';
import { mostRewardedText, readRules } from '../../parts/promotions/promotion-labels';
import { sentenceFor } from '../../platform/api/error-sentences';
import { Button } from '../../ui/button';
import { say } from '../../ui/toasts';
import type { ShownPromotion } from './list-promotions';
import { promotionPath } from './promotion-paths';
import { useSteps } from './use-steps';
import {
  cancelPromotion,
  deletePromotion,
  pausePromotion,
  publishPromotion,
  resumePromotion,
} from './editor/write-promotion';

// The form is loaded on demand, because the page needs its library for nothing else.
const ReasonDialog = lazy(async () => ({
  default: (await import('../../parts/review/reason-dialog')).ReasonDialog,
}));

interface StepsProps {
  readonly promotion: ShownPromotion;
}

/** The actions of a manager for a promotion in its status. */
export const PromotionSteps = ({ promotion }: StepsProps) => {
  const { status } = promotion;
  if (status === 'DRAFT') return <PromotionDraftSteps promotion={promotion} />;
  if (status === 'AWAITING_CONFIRMATION')
    return (
      <Suspense>
        <ConfirmationSteps promotion={promotion} />
      </Suspense>
    );
  if (status === 'ENDED' || status === 'CANCELLED') return null;
  return <PublishedSteps promotion={promotion} />;
};

// Loaded on demand, because few promotions need a confirmation.
const ConfirmationSteps = lazy(async () => ({
  default: (await import('./confirmation-steps')).ConfirmationSteps,
}));

const PromotionDraftSteps = ({ promotion }: StepsProps) => {
  const { id, brandId, name } = promotion;
  const { api, input, reread } = useSteps(promotion);
  const navigate = useNavigate();
  const waits = useNeedsConfirmation(promotion);
  return (
    <DraftSteps
      name={name}
      editPath={promotionPath('EditPromotion', brandId, id)}
      {...(waits && { publishLabel: 'Submit for confirmation' })}
      onPublish={async () => {
        const { publishPromotion: now } = await api.send(publishPromotion, { input });
        say.done(
          now.status === 'AWAITING_CONFIRMATION'
            ? `${name} waits for the confirmation of a second admin.`
            : `${name} is published.`,
        );
        await reread();
      }}
      onDelete={async () => {
        await api.send(deletePromotion, { input });
        say.done(`${name} is deleted.`);
        await navigate(brandPath('Promotions', brandId));
        await reread();
      }}
    >
      {waits && (
        <p className="mb-3">
          The budget is above the daily limit: a second admin has to confirm the promotion before it starts.
        </p>
      )}
      <p>
        The rules and the terms become final. Players can collect rewards from the start on, of at most{' '}
        {mostRewardedText(promotion)} together.
      </p>
    </DraftSteps>
  );
};

/** Whether this promotion alone needs a confirmation, for a note in the dialog. The server decides, with the sum of the day. */
const useNeedsConfirmation = ({ rules: json }: ShownPromotion): boolean => {
  const rules = readRules(json);
  const { coin } = rewardCoin(rules);
  const above = useBrand().coinTypes.find(({ code }) => code === coin)?.confirmPromotionsAbove ?? null;
  return needsConfirmation(rules, above === null ? null : BigInt(above), 0n);
};

const PublishedSteps = ({ promotion }: StepsProps) => {
  const { name, status } = promotion;
  const { api, input, reread } = useSteps(promotion);
  const [isCancelling, setCancelling] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const isPaused = status === 'PAUSED';
  const pauseOrResume = async () => {
    setBusy(true);
    try {
      if (isPaused) await api.send(resumePromotion, { input });
      else await api.send(pausePromotion, { input });
      say.done(isPaused ? `${name} is resumed.` : `${name} is paused.`);
    } catch (error) {
      say.failed(sentenceFor(error));
    }
    await reread();
    setBusy(false);
  };
  return (
    <div className="flex flex-wrap gap-3">
      <Button look={isPaused ? 'main' : 'quiet'} busy={isBusy} onClick={() => void pauseOrResume()}>
        {isPaused ? 'Resume' : 'Pause'}
      </Button>
      <Button look="quiet" onClick={() => setCancelling(true)}>
        Cancel promotion
      </Button>
      {isCancelling && (
        <Suspense>
          <ReasonDialog
            title={`Cancel ${name}?`}
            label="Reason"
            hint="Managers of the brand see it. Collected rewards stay with the players. This cannot be undone."
            confirmLabel="Cancel promotion"
            look="danger"
            onClose={() => setCancelling(false)}
            onConfirm={async (reason) => {
              await api.send(cancelPromotion, { input: { ...input, reason } });
              say.done(`${name} is cancelled.`);
              await reread();
            }}
          />
        </Suspense>
      )}
    </div>
  );
};
