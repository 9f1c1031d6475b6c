import { lazy, Suspense, useState } from 'react';
import { jurisdictions } from '../../platform/words/casino-words';
import { countryName } from '../../platform/forms/country-options';
import { sentenceFor } from '../../platform/api/messages';
import { Button } from '../../ui/button';
import { Facts } from '../../ui/facts';
import { OnDemand } from '../../ui/on-demand';
import { say } from '../../ui/toasts';
import type { LookedAtCompany } from './company-fields';
import { ComplianceDetails } from './compliance-details';
import { useDecideCasino } from './decide-casino';
import type { WaitingCasino } from './list-review-items';
import { WaitingSummary } from './waiting-summary';

const ReasonDialog = lazy(async () => ({
  default: (await import('../../parts/reason-dialog')).ReasonDialog,
}));

interface CasinoReviewProps {
  readonly company: LookedAtCompany;
  readonly casino: WaitingCasino;
  readonly since: string;
}

/** A casino that was sent in, decided in place. */
export const CasinoReview = ({ company, casino, since }: CasinoReviewProps) => {
  const decide = useDecideCasino(casino);
  const [asking, setAsking] = useState(false);
  const isLicensed = casino.jurisdiction !== 'DEMO';

  const approve = () =>
    decide.mutate(
      {},
      {
        onSuccess: () => say.done(`${casino.name} is active.`),
        onError: (fault) => say.failed(sentenceFor(fault)),
      },
    );

  return (
    <WaitingSummary
      title={casino.name}
      kind="Casino"
      company={company}
      since={since}
      note={
        <p className="text-sm">
          {jurisdictions[casino.jurisdiction]} · players of {casino.minAge} years and more
        </p>
      }
      actions={
        <>
          <Button busy={decide.isPending} onClick={approve}>
            Approve
          </Button>
          <Button look="danger" onClick={() => setAsking(true)}>
            Send back
          </Button>
        </>
      }
    >
      <OnDemand label={isLicensed ? 'Licence and compliance' : 'Details'}>
        <CasinoFacts casino={casino} />
        {isLicensed && <ComplianceDetails company={company} />}
      </OnDemand>
      {asking && (
        <Suspense>
          <ReasonDialog
            title={`Send ${casino.name} back?`}
            label="What has to change"
            hint="The operator reads this, mends the casino and sends it in again."
            confirmLabel="Send back"
            onClose={() => setAsking(false)}
            onConfirm={async (reason) => {
              await decide.mutateAsync({ reason });
              say.done(`${casino.name} was sent back with your note.`);
            }}
          />
        </Suspense>
      )}
    </WaitingSummary>
  );
};

const CasinoFacts = ({ casino }: Pick<CasinoReviewProps, 'casino'>) => (
  <Facts
    rows={[
      ...(casino.jurisdiction === 'DEMO' ? [] : licenceRows(casino)),
      ['Takes no players from', casino.blockedCountries.map(countryName).join(', ')],
      ['Note of the last review', casino.reviewNote],
    ]}
  />
);

const licenceRows = ({ licenceNumber, licenceExpires, licenceUrl }: WaitingCasino) =>
  [
    ['Licence number', licenceNumber],
    ['Licence valid to', licenceExpires],
    ['Where the licence can be looked up', licenceUrl],
  ] as const;
