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
import * as messages from './messages';

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
      kind={messages.casino}
      company={company}
      since={since}
      note={
        <p className="text-sm">{messages.minimumAge(jurisdictions[casino.jurisdiction], casino.minAge)}</p>
      }
      actions={
        <Decisions
          owner={company.owner}
          decide={decide}
          offered={[
            { kind: 'approve', label: messages.approve, done: messages.isActive(casino.name) },
            {
              kind: 'reject',
              label: messages.requestChanges,
              look: 'quiet',
              done: messages.youRequestedChangesTo(casino.name),
              asks: {
                title: messages.requestChangesTo(casino.name),
                label: messages.changesNeeded,
                hint: messages.operatorSeesThisNoteMakes,
              },
            },
          ]}
        />
      }
    >
      <OnDemand label={isLicensed ? messages.licenceAndCompliance : messages.details} startsOpen>
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
      [messages.blockedCountries, casino.blockedCountries.map(countryName).join(', ')],
      [messages.lastReviewNote, casino.reviewNote],
    ]}
  />
);

const licenceRows = ({ licenceNumber, licenceExpires, licenceUrl }: WaitingCasino) =>
  [
    [messages.licenceNumber, licenceNumber],
    [messages.licenceValidUntil, licenceExpires],
    [messages.licenceRegisterUrl, licenceUrl],
  ] as const;
