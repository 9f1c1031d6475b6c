import { useState } from 'react';
import { mostRewardedText } from '../../parts/promotions/promotion-labels';
import { ReasonDialog } from '../../parts/review/reason-dialog';
import { sentenceFor } from '../../platform/api/error-sentences';
import { useSession } from '../../platform/platform';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { Notice } from '../../ui/notice';
import { say } from '../../ui/toasts';
import type { ShownPromotion } from './list-promotions';
import { useSteps } from './use-steps';
import { confirmPromotion, rejectPromotion } from './editor/write-promotion';

/** A promotion that awaits confirmation: who submitted it can withdraw it, every other manager decides. */
export const ConfirmationSteps = ({ promotion }: { readonly promotion: ShownPromotion }) => {
  const { name, submittedBy } = promotion;
  const { api, input, reread } = useSteps(promotion);
  const [step, setStep] = useState<'confirm' | 'reject'>();
  const close = () => setStep(undefined);
  const isOwn = useSession()?.sub === submittedBy;
  const coins = mostRewardedText(promotion);
  return (
    <>
      <Notice
        title={isOwn ? 'Another admin has to confirm this promotion' : 'Confirm or reject this promotion'}
      >
        {isOwn
          ? `Its budget of ${coins}, added to the coins that the brand had already given that day, exceeds the daily limit without a second admin. The other admins of the brand were notified.`
          : `Another admin submitted it. Its budget of ${coins}, added to the coins that the brand had already given that day, exceeds the daily limit without a second admin. Review the reward, the cost and the terms below.`}
      </Notice>
      <div className="flex flex-wrap gap-3">
        {!isOwn && <Button onClick={() => setStep('confirm')}>Confirm and publish</Button>}
        <Button look="quiet" onClick={() => setStep('reject')}>
          {isOwn ? 'Withdraw' : 'Reject'}
        </Button>
      </div>
      <ConfirmDialog
        title={`Confirm ${name}`}
        open={step === 'confirm'}
        onClose={close}
        confirmLabel="Confirm and publish"
        look="main"
        failureText={sentenceFor}
        onConfirm={async () => {
          await api.send(confirmPromotion, { input });
          say.done(`${name} is published.`);
          await reread();
          close();
        }}
      >
        Players can collect rewards from the start on, of at most {coins} together. The history of the brand
        shows that you confirmed it.
      </ConfirmDialog>
      {step === 'reject' && (
        <ReasonDialog
          title={isOwn ? `Withdraw ${name}?` : `Reject ${name}?`}
          label="Reason"
          hint="Managers of the brand see it. The promotion becomes a draft again."
          confirmLabel={isOwn ? 'Withdraw promotion' : 'Reject promotion'}
          look="danger"
          onClose={close}
          onConfirm={async (reason) => {
            await api.send(rejectPromotion, { input: { ...input, reason } });
            say.done(`${name} is a draft again.`);
            await reread();
          }}
        />
      )}
    </>
  );
};
