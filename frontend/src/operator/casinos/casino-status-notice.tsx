import { useId, useState } from 'react';
import { savedFirst } from '../../parts/editing/saved-first';
import { WithdrawButton } from '../../parts/review/withdraw-button';
import { casinoStatuses, jurisdictions } from '../../platform/labels/casino-labels';
import { sentenceFor } from '../../platform/api/error-sentences';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { Checklist } from '../../ui/checklist';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { Facts } from '../../ui/facts';
import { Notice } from '../../ui/notice';
import { Panel } from '../../ui/page';
import { say } from '../../ui/toasts';
import { When } from '../../ui/when';
import { useCasinoConditions } from './casino-conditions';
import type { OwnedCasino } from '../../parts/casinos/owned-casino';
import { type CasinoStep, useCasinoStep } from './write-casino';
import * as messages from './messages';

/** The status of a casino, and the next action of its operator. */
export const CasinoStatusNotice = ({ casino }: { readonly casino: OwnedCasino }) => {
  const step = useCasinoStep(casino);
  const { text, tone } = casinoStatuses[casino.status];
  const conditions = useCasinoConditions(casino);
  const conditionsId = useId();
  const ready = conditions.every(({ done }) => done);
  return (
    <Panel title={messages.status}>
      <div className="grid gap-5">
        <div className="flex flex-wrap items-center justify-between gap-4">
          <div className="flex flex-wrap items-center gap-3">
            <Badge tone={tone}>{text}</Badge>
            {casino.status === 'IN_REVIEW' && casino.submittedAt !== null && (
              <p className="text-sm text-muted">
                {messages.submittedSubmittedAt(<When at={casino.submittedAt} />)}
              </p>
            )}
          </div>
          <NextStep casino={casino} step={step} ready={ready} conditionsId={conditionsId} />
        </div>
        {step.error !== null && <Notice tone="bad">{sentenceFor(step.error)}</Notice>}
        <p className="max-w-2xl">{meanings[casino.status]}</p>
        {!ready && (
          <section id={conditionsId} className="grid gap-2">
            <h3 className="font-semibold">{messages.beforeYouCanSubmit}</h3>
            <Checklist label={messages.requirements} items={conditions} />
          </section>
        )}
        {casino.reviewNote !== null && casino.status in noteTitles && (
          <Notice tone="warning" title={noteTitles[casino.status] ?? ''}>
            <p className="whitespace-pre-line">{casino.reviewNote}</p>
          </Notice>
        )}
        <Facts
          rows={[
            [messages.jurisdiction, jurisdictions[casino.jurisdiction]],
            [messages.minimumAge, messages.yearsOld(casino.minAge)],
            ...(casino.jurisdiction === 'DEMO' ? [] : licenceRows(casino)),
            [messages.wallet, messages.novaLinkLedger],
          ]}
        />
      </div>
    </Panel>
  );
};

const licenceRows = ({ licenceNumber, licenceUrl, licenceExpires }: OwnedCasino) =>
  [
    [messages.licenceNumber, licenceNumber],
    [messages.licenceValidUntil, licenceExpires],
    [messages.licenceRegisterUrl, licenceUrl],
  ] as const;

const meanings: Record<OwnedCasino['status'], string> = {
  DRAFT: messages.submitCasinoForReviewWhen,
  IN_REVIEW: messages.adminIsReviewingItTo,
  ACTIVE: messages.activeBrandsAreOpenTo,
  PAUSED: messages.youPausedThisCasinoAll,
  SUSPENDED: messages.adminSuspendedThisCasinoAll,
  CLOSED: messages.thisCasinoIsClosedIts,
};

const noteTitles: Partial<Record<OwnedCasino['status'], string>> = {
  DRAFT: messages.lastReviewNote,
  SUSPENDED: messages.reasonForSuspension,
};

const doneLabel: Record<Exclude<CasinoStep, 'close'>, string> = {
  submit: messages.isInReview,
  withdraw: messages.isDraftAgain,
  pause: messages.isPaused,
  resume: messages.isResumed,
};

interface NextStepProps {
  readonly casino: OwnedCasino;
  readonly step: ReturnType<typeof useCasinoStep>;
  /** Whether the conditions of a submission are met; `conditionsId` is the element id of their list. */
  readonly ready: boolean;
  readonly conditionsId: string;
}

const NextStep = ({ casino, step, ready, conditionsId }: NextStepProps) => {
  const [pausing, setPausing] = useState(false);
  const take = (kind: 'submit' | 'resume') =>
    savedFirst(() => step.mutate(kind, { onSuccess: () => say.done(`${casino.name} ${doneLabel[kind]}`) }));

  if (casino.status === 'DRAFT') {
    return (
      <Button
        busy={step.isPending}
        {...(!ready && { disabled: true, 'aria-describedby': conditionsId })}
        onClick={take('submit')}
      >
        {messages.submitForReview}
      </Button>
    );
  }
  if (casino.status === 'IN_REVIEW') {
    return (
      <WithdrawButton
        what={messages.inTextCasino}
        onWithdraw={async () => {
          await step.mutateAsync('withdraw');
          say.done(`${casino.name} ${doneLabel.withdraw}`);
        }}
      >
        {messages.becomesDraftAgainYouCan(<strong>{casino.name}</strong>)}
      </WithdrawButton>
    );
  }
  if (casino.status === 'PAUSED') {
    return (
      <Button busy={step.isPending} onClick={take('resume')}>
        {messages.resume}
      </Button>
    );
  }
  if (casino.status !== 'ACTIVE') return null;
  return (
    <>
      <Button look="quiet" onClick={savedFirst(() => setPausing(true))}>
        {messages.pause}
      </Button>
      <ConfirmDialog
        title={messages.pauseCasinoName(casino.name)}
        open={pausing}
        onClose={() => setPausing(false)}
        confirmLabel={messages.pauseCasino}
        look="main"
        failureText={sentenceFor}
        onConfirm={async () => {
          await step.mutateAsync('pause');
          say.done(`${casino.name} ${doneLabel.pause}`);
        }}
      >
        <p>{messages.allBrandsOfCloseWithin(<strong>{casino.name}</strong>)}</p>
      </ConfirmDialog>
    </>
  );
};
