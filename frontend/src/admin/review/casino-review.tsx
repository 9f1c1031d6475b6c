import { Decisions } from './decisions';
import { jurisdictions } from '../../platform/labels/casino-labels';
import { countryName } from '../../platform/forms/country-options';
import { Facts } from '../../ui/facts';
import { OnDemand } from '../../ui/on-demand';
import type { LookedAtCompany } from '../companies/company-fields';
import { ComplianceDetails } from './compliance-details';
import { useDecideCasino } from './decide-casino';
import type { WaitingCasino } from './list-review-items';
import { WaitingSummary } from './waiting-summary';

interface CasinoReviewProps {
  readonly company: LookedAtCompany;
  readonly casino: WaitingCasino;
  readonly since: string;
}

/** The review of a submitted casino, with its decision. */
export const CasinoReview = ({ company, casino, since }: CasinoReviewProps) => {
  const decide = useDecideCasino(casino);
  const isLicensed = casino.jurisdiction !== 'DEMO';
  return (
    <WaitingSummary
      title={casino.name}
      kind="Casino"
      company={company}
      since={since}
      note={
        <p className="text-sm">
          {jurisdictions[casino.jurisdiction]} · minimum age {casino.minAge}
        </p>
      }
      actions={
        <Decisions
          owner={company.owner}
          decide={decide}
          offered={[
            { kind: 'approve', label: 'Approve', done: `${casino.name} is active.` },
            {
              kind: 'reject',
              label: 'Request changes',
              look: 'quiet',
              done: `You requested changes to ${casino.name}.`,
              asks: {
                title: `Request changes to ${casino.name}?`,
                label: 'Changes needed',
                hint: 'The operator sees this note, makes the changes and submits the casino again.',
              },
            },
          ]}
        />
      }
    >
      <OnDemand label={isLicensed ? 'Licence and compliance' : 'Details'} startsOpen>
        <CasinoFacts casino={casino} />
        {isLicensed && <ComplianceDetails company={company} />}
      </OnDemand>
    </WaitingSummary>
  );
};

const CasinoFacts = ({ casino }: Pick<CasinoReviewProps, 'casino'>) => (
  <Facts
    rows={[
      ...(casino.jurisdiction === 'DEMO' ? [] : licenceRows(casino)),
      ['Blocked countries', casino.blockedCountries.map(countryName).join(', ')],
      ['Last review note', casino.reviewNote],
    ]}
  />
);

const licenceRows = ({ licenceNumber, licenceExpires, licenceUrl }: WaitingCasino) =>
  [
    ['Licence number', licenceNumber],
    ['Licence valid until', licenceExpires],
    ['Licence register URL', licenceUrl],
  ] as const;
