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

/** The status of a brand, and the requirements for opening it. */
export const BrandAccess = ({ brand }: { readonly brand: OwnBrand }) => {
  const { data: casino } = useCasino(brand.casinoId);
  const step = useBrandStep(brand);
  const { text, tone } = brandStatuses[brand.status];
  const mayOpen = brand.status === 'DRAFT' || brand.status === 'PAUSED';
  const steps = stepsToOpening(brand, casino?.status);
  return (
    <Panel title="Status">
      <div className="grid gap-5">
        <div className="flex flex-wrap items-center justify-between gap-4">
          <Badge tone={tone}>{text}</Badge>
          <NextStep brand={brand} step={step} ready={steps.every(({ done }) => done)} />
        </div>
        {step.error !== null && <Notice tone="bad">{sentenceFor(step.error)}</Notice>}
        <p className="max-w-2xl">{meanings[brand.status]}</p>
        {brand.status === 'ACTIVE' && !brand.open && casino && (
          <Notice tone="warning" title="This brand is not open">
            {casino.status !== 'ACTIVE'
              ? `Status of the casino: ${casinoStatuses[casino.status].text}`
              : 'The company is suspended or closed.'}
          </Notice>
        )}
        {mayOpen && <Checklist label="Requirements for opening" items={steps} />}
        <Facts
          rows={[
            ['Short name', brand.slug],
            ['Casino', brand.casinoName],
            ['Minimum age', `${brand.minAge} years old`],
            ['Terms version', brand.termsVersion],
          ]}
        />
      </div>
    </Panel>
  );
};

const meanings: Record<OwnBrand['status'], string> = {
  DRAFT: 'Only the brand’s team can see it. You can open it when all requirements are met.',
  ACTIVE: 'Players can join and play while the casino is active.',
  PAUSED:
    'You paused this brand. Nobody can join or play until you open it again. Balances and statements stay readable.',
  CLOSED: 'This brand is closed. Players can still read their balances and statements.',
};

interface NextStepProps {
  readonly brand: OwnBrand;
  readonly step: ReturnType<typeof useBrandStep>;
  readonly ready: boolean;
}

const NextStep = ({ brand, step, ready }: NextStepProps) => {
  const [pausing, setPausing] = useState(false);
  const activate = savedFirst(() =>
    step.mutate('activate', { onSuccess: () => say.done(`${brand.name} is open.`) }),
  );

  if (brand.status === 'DRAFT' || brand.status === 'PAUSED') {
    return ready ? (
      <Button busy={step.isPending} onClick={activate}>
        {brand.status === 'DRAFT' ? 'Open to players' : 'Open again'}
      </Button>
    ) : null;
  }
  if (brand.status !== 'ACTIVE') return null;
  return (
    <>
      <Button look="quiet" onClick={savedFirst(() => setPausing(true))}>
        Pause
      </Button>
      <ConfirmDialog
        title={`Pause ${brand.name}?`}
        open={pausing}
        onClose={() => setPausing(false)}
        confirmLabel="Pause brand"
        look="main"
        failureText={sentenceFor}
        onConfirm={async () => {
          await step.mutateAsync('pause');
          say.done(`${brand.name} is paused.`);
        }}
      >
        <p>
          Nobody can join or play at <strong>{brand.name}</strong> until you open it again. Balances do not
          change.
        </p>
      </ConfirmDialog>
    </>
  );
};
