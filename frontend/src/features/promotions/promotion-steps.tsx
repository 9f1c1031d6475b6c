import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { brandPath } from '../../parts/brand/brand-context';
import { promotionCoins } from '../../parts/promotions/promotion-words';
import { sentenceFor } from '../../platform/api/messages';
import { usePlatform } from '../../platform/platform';
import { Button, ButtonLink } from '../../ui/button';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { say } from '../../ui/toasts';
import { promotionsKey, type ShownPromotion } from './list-promotions';
import { promotionPath } from './promotion-paths';
import {
  cancelPromotion,
  deletePromotion,
  pausePromotion,
  publishPromotion,
  resumePromotion,
} from './write-promotion';

// The form comes with its library, which the page has no other use for.
const ReasonDialog = lazy(async () => ({
  default: (await import('../../parts/review/reason-dialog')).ReasonDialog,
}));

interface StepsProps {
  readonly promotion: ShownPromotion;
}

/** What a manager can do with a promotion in its status. */
export const PromotionSteps = ({ promotion }: StepsProps) => {
  const { status } = promotion;
  if (status === 'DRAFT') return <DraftSteps promotion={promotion} />;
  if (status === 'ENDED' || status === 'CANCELLED') return null;
  return <PublishedSteps promotion={promotion} />;
};

const useSteps = ({ id, version }: ShownPromotion) => {
  const { api } = usePlatform();
  const queries = useQueryClient();
  return {
    api,
    input: { id, expectedVersion: version },
    reread: () => queries.invalidateQueries({ queryKey: promotionsKey }),
  };
};

const DraftSteps = ({ promotion }: StepsProps) => {
  const { id, brandId, name, budget } = promotion;
  const { api, input, reread } = useSteps(promotion);
  const navigate = useNavigate();
  const [step, setStep] = useState<'publish' | 'delete'>();
  const close = () => setStep(undefined);
  return (
    <div className="flex flex-wrap gap-3">
      <Button onClick={() => setStep('publish')}>Publish</Button>
      <ButtonLink look="quiet" to={promotionPath('EditPromotion', brandId, id)}>
        Edit
      </ButtonLink>
      <Button look="quiet" onClick={() => setStep('delete')}>
        Delete
      </Button>
      <ConfirmDialog
        title={`Publish ${name}`}
        open={step === 'publish'}
        onClose={close}
        confirmLabel="Publish"
        look="main"
        failureText={sentenceFor}
        onConfirm={async () => {
          await api.send(publishPromotion, { input });
          say.done(`${name} is published.`);
          await reread();
          close();
        }}
      >
        The rules and the terms become final. Players can collect rewards from the start on, of at most{' '}
        {promotionCoins(budget, promotion)} together.
      </ConfirmDialog>
      <ConfirmDialog
        title={`Delete ${name}`}
        open={step === 'delete'}
        onClose={close}
        confirmLabel="Delete"
        failureText={sentenceFor}
        onConfirm={async () => {
          await api.send(deletePromotion, { input });
          say.done(`${name} is deleted.`);
          await navigate(brandPath('Promotions', brandId));
          await reread();
        }}
      >
        The draft {name} is deleted. This cannot be undone.
      </ConfirmDialog>
    </div>
  );
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
      say.done(`${name} is ${isPaused ? 'resumed' : 'paused'}.`);
    } catch (fault) {
      say.failed(sentenceFor(fault));
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
