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
import * as messages from './messages';

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
      <Notice title={isOwn ? messages.anotherAdminHasToConfirm : messages.confirmOrRejectThisPromotion}>
        {isOwn ? messages.budgetOfIsAboveThreshold(coins) : messages.anotherAdminSubmittedItIts(coins)}
      </Notice>
      <div className="flex flex-wrap gap-3">
        {!isOwn && <Button onClick={() => setStep('confirm')}>{messages.confirmAndPublish}</Button>}
        <Button look="quiet" onClick={() => setStep('reject')}>
          {isOwn ? messages.withdraw : messages.reject}
        </Button>
      </div>
      <ConfirmDialog
        title={messages.confirmName(name)}
        open={step === 'confirm'}
        onClose={close}
        confirmLabel={messages.confirmAndPublish}
        look="main"
        failureText={sentenceFor}
        onConfirm={async () => {
          await api.send(confirmPromotion, { input });
          say.done(messages.isPublished(name));
          await reread();
          close();
        }}
      >
        {messages.playersCanCollectRewardsFrom(coins)}
      </ConfirmDialog>
      {step === 'reject' && (
        <ReasonDialog
          title={isOwn ? messages.withdrawName(name) : messages.rejectName(name)}
          label={messages.reason}
          hint={messages.managersOfBrandSeeIt}
          confirmLabel={isOwn ? messages.withdrawPromotion : messages.rejectPromotion}
          look="danger"
          onClose={close}
          onConfirm={async (reason) => {
            await api.send(rejectPromotion, { input: { ...input, reason } });
            say.done(messages.isDraftAgain(name));
            await reread();
          }}
        />
      )}
    </>
  );
};
