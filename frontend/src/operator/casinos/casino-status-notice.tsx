import { useId, useState } from 'react';
import { savedFirst } from '../../parts/editing/saved-first';
import { WithdrawButton } from '../../parts/review/withdraw-button';
import { casinoStatuses, jurisdictions, walletModes } from '../../platform/labels/casino-labels';
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
import { useCasinoStep } from './write-casino';

/** The status of a casino, and the next action of its operator. */
export const CasinoStatusNotice = ({ casino }: { readonly casino: OwnedCasino }) => {
  const step = useCasinoStep(casino);
  const { text, tone } = casinoStatuses[casino.status];
  const conditions = useCasinoConditions(casino);
  const conditionsId = useId();
  const ready = conditions.every(({ done }) => done);
  return (
    <Panel title="Status">
      <div className="grid gap-5">
        <div className="flex flex-wrap items-center justify-between gap-4">
          <div className="flex flex-wrap items-center gap-3">
            <Badge tone={tone}>{text}</Badge>
            {casino.status === 'IN_REVIEW' && casino.submittedAt !== null && (
              <p className="text-sm text-muted">
                submitted <When at={casino.submittedAt} />
              </p>
            )}
          </div>
          <NextStep casino={casino} step={step} ready={ready} conditionsId={conditionsId} />
        </div>
        {step.error !== null && <Notice tone="bad">{sentenceFor(step.error)}</Notice>}
        <p className="max-w-2xl">{meanings[casino.status]}</p>
        {!ready && (
          <section id={conditionsId} className="grid gap-2">
            <h3 className="font-semibold">Before you can submit</h3>
            <Checklist label="Requirements" items={conditions} />
          </section>
        )}
        {casino.reviewNote !== null && casino.status in noteTitles && (
          <Notice tone="warning" title={noteTitles[casino.status] ?? ''}>
            <p className="whitespace-pre-line">{casino.reviewNote}</p>
          </Notice>
        )}
        <Facts
          rows={[
            ['Jurisdiction', jurisdictions[casino.jurisdiction]],
            ['Minimum age', `${casino.minAge} years old`],
            ...(casino.jurisdiction === 'DEMO' ? [] : licenceRows(casino)),
            ['Wallet', walletModes[casino.walletMode]],
          ]}
        />
      </div>
    </Panel>
  );
};

const licenceRows = ({ licenceNumber, licenceUrl, licenceExpires }: OwnedCasino) =>
  [
    ['Licence number', licenceNumber],
    ['Licence valid until', licenceExpires],
    ['Licence register URL', licenceUrl],
  ] as const;

const meanings: Record<OwnedCasino['status'], string> = {
  DRAFT:
    'Submit the casino for review when its details are complete. You can prepare its brands in the meantime.',
  IN_REVIEW: 'An admin is reviewing it. To make changes, withdraw it first.',
  ACTIVE: 'Active brands are open to players.',
  PAUSED: 'You paused this casino. All its brands are closed until you resume it.',
  SUSPENDED: 'An admin suspended this casino. All its brands are closed until an admin reinstates it.',
  CLOSED: 'This casino is closed. Its history and the statements of its players are kept.',
};

const noteTitles: Partial<Record<OwnedCasino['status'], string>> = {
  DRAFT: 'Last review note',
  SUSPENDED: 'Reason for the suspension',
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
  const take = (kind: 'submit' | 'resume', done: string) =>
    savedFirst(() => step.mutate(kind, { onSuccess: () => say.done(done) }));

  if (casino.status === 'DRAFT') {
    return (
      <Button
        busy={step.isPending}
        {...(!ready && { disabled: true, 'aria-describedby': conditionsId })}
        onClick={take('submit', `${casino.name} is in review.`)}
      >
        Submit for review
      </Button>
    );
  }
  if (casino.status === 'IN_REVIEW') {
    return (
      <WithdrawButton
        what="the casino"
        onWithdraw={async () => {
          await step.mutateAsync('withdraw');
          say.done(`${casino.name} is a draft again.`);
        }}
      >
        <strong>{casino.name}</strong> becomes a draft again. You can change it and submit it again at any
        time.
      </WithdrawButton>
    );
  }
  if (casino.status === 'PAUSED') {
    return (
      <Button busy={step.isPending} onClick={take('resume', `${casino.name} is resumed.`)}>
        Resume
      </Button>
    );
  }
  if (casino.status !== 'ACTIVE') return null;
  return (
    <>
      <Button look="quiet" onClick={savedFirst(() => setPausing(true))}>
        Pause
      </Button>
      <ConfirmDialog
        title={`Pause ${casino.name}?`}
        open={pausing}
        onClose={() => setPausing(false)}
        confirmLabel="Pause casino"
        look="main"
        failureText={sentenceFor}
        onConfirm={async () => {
          await step.mutateAsync('pause');
          say.done(`${casino.name} is paused.`);
        }}
      >
        <p>
          All brands of <strong>{casino.name}</strong> close within seconds. You can resume the casino at any
          time.
        </p>
      </ConfirmDialog>
    </>
  );
};
