import { useState } from 'react';
import { savedFirst } from '../../parts/editing/saved-first';
import { brandStatuses, casinoStatuses } from '../../platform/labels/casino-labels';
import { sentenceFor } from '../../platform/api/error-sentences';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { Checklist } from '../../ui/checklist';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { Facts } from '../../ui/facts';
import { Notice } from '../../ui/notice';
import { Panel } from '../../ui/page';
import { say } from '../../ui/toasts';
import type { OwnBrand } from './brand-fields';
import { useCasino } from '../casinos/read-casino';
import { stepsToOpening } from './steps-to-opening';
import { useBrandStep } from './write-brand';
import * as messages from './messages';

/** The status of a brand, and the requirements for opening it. */
export const BrandAccess = ({ brand }: { readonly brand: OwnBrand }) => {
  const { data: casino } = useCasino(brand.casinoId);
  const step = useBrandStep(brand);
  const { text, tone } = brandStatuses[brand.status];
  const mayOpen = brand.status === 'DRAFT' || brand.status === 'PAUSED';
  const steps = stepsToOpening(brand, casino?.status);
  return (
    <Panel title={messages.status}>
      <div className="grid gap-5">
        <div className="flex flex-wrap items-center justify-between gap-4">
          <Badge tone={tone}>{text}</Badge>
          <NextStep brand={brand} step={step} ready={steps.every(({ done }) => done)} />
        </div>
        {step.error !== null && <Notice tone="bad">{sentenceFor(step.error)}</Notice>}
        <p className="max-w-2xl">{meanings[brand.status]}</p>
        {brand.status === 'ACTIVE' && !brand.open && casino && (
          <Notice tone="warning" title={messages.thisBrandIsNotOpen}>
            {casino.status !== 'ACTIVE'
              ? messages.casinoIs(casinoStatuses[casino.status].text.toLowerCase())
              : messages.companyIsSuspendedOrClosed}
          </Notice>
        )}
        {mayOpen && <Checklist label={messages.requirementsForOpening} items={steps} />}
        <Facts
          rows={[
            [messages.shortName, brand.slug],
            [messages.casino, brand.casinoName],
            [messages.minimumAge, messages.yearsOld(brand.minAge)],
            [messages.termsVersion, brand.termsVersion],
          ]}
        />
      </div>
    </Panel>
  );
};

const meanings: Record<OwnBrand['status'], string> = {
  DRAFT: messages.onlyBrandsTeamCanSee,
  ACTIVE: messages.playersCanJoinAndPlay,
  PAUSED: messages.youPausedThisBrandNobody,
  CLOSED: messages.thisBrandIsClosedPlayers,
};

interface NextStepProps {
  readonly brand: OwnBrand;
  readonly step: ReturnType<typeof useBrandStep>;
  readonly ready: boolean;
}

const NextStep = ({ brand, step, ready }: NextStepProps) => {
  const [pausing, setPausing] = useState(false);
  const activate = savedFirst(() =>
    step.mutate('activate', { onSuccess: () => say.done(messages.isOpen(brand.name)) }),
  );

  if (brand.status === 'DRAFT' || brand.status === 'PAUSED') {
    return ready ? (
      <Button busy={step.isPending} onClick={activate}>
        {brand.status === 'DRAFT' ? messages.openToPlayers : messages.openAgain}
      </Button>
    ) : null;
  }
  if (brand.status !== 'ACTIVE') return null;
  return (
    <>
      <Button look="quiet" onClick={savedFirst(() => setPausing(true))}>
        {messages.pause}
      </Button>
      <ConfirmDialog
        title={messages.pauseBrandName(brand.name)}
        open={pausing}
        onClose={() => setPausing(false)}
        confirmLabel={messages.pauseBrand}
        look="main"
        failureText={sentenceFor}
        onConfirm={async () => {
          await step.mutateAsync('pause');
          say.done(messages.isPaused(brand.name));
        }}
      >
        <p>{messages.nobodyCanJoinOrPlay(<strong>{brand.name}</strong>)}</p>
      </ConfirmDialog>
    </>
  );
};
