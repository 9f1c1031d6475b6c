import { CasinoHistory } from '../../parts/casinos/casino-history';
import { Decisions } from '../../parts/review/decisions';
import { casinoStatuses, jurisdictions } from '../../platform/words/casino-words';
import { countryName } from '../../platform/forms/country-options';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { Facts } from '../../ui/facts';
import { OnDemand } from '../../ui/on-demand';
import { When } from '../../ui/when';
import { CasinoBrands } from './casino-brands';
import { useDecideCasino } from './decide-casino';
import type { LookedAtCasino } from './list-casinos';

interface CasinoOverviewProps {
  readonly casino: LookedAtCasino;
  /** Narrows the list to the casinos of this one's operator. */
  readonly onCompany: (companyId: string) => void;
}

/** One casino of the platform: where it stands and what is in it, stopped or let go on in place. */
export const CasinoOverview = ({ casino, onCompany }: CasinoOverviewProps) => {
  const { text, tone } = casinoStatuses[casino.status];
  return (
    <article aria-label={casino.name} className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-start gap-4 sm:flex-nowrap">
        <div className="min-w-0 grow">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
            <h2 className="text-lg font-semibold break-words text-heading">{casino.name}</h2>
            <Badge tone={tone}>{text}</Badge>
          </div>
          <p className="mt-1 text-sm text-muted">
            <Button
              look="plain"
              className="min-h-0! px-0! py-0! text-sm"
              onClick={() => onCompany(casino.companyId)}
            >
              {casino.companyName}
            </Button>{' '}
            · {jurisdictions[casino.jurisdiction]} · changed <When at={casino.updatedAt} />
          </p>
        </div>
        <Decision casino={casino} />
      </div>
      <OnDemand label="Brands, details and audit trail">
        <CasinoBrands casinoId={casino.id} />
        <CasinoFacts casino={casino} />
        <CasinoHistory of="casino" id={casino.id} owner={casino.owner} />
      </OnDemand>
    </article>
  );
};

const Decision = ({ casino }: { readonly casino: LookedAtCasino }) => {
  const decide = useDecideCasino(casino);
  const { name, owner, status } = casino;
  const isRunning = status === 'ACTIVE' || status === 'PAUSED';
  if (!isRunning && status !== 'SUSPENDED') return null;
  return (
    <Decisions
      owner={owner}
      what="casino"
      decide={decide}
      offered={
        isRunning
          ? [
              {
                kind: 'suspend',
                label: 'Suspend',
                look: 'danger',
                done: `${name} is suspended.`,
                asks: {
                  title: `Suspend ${name}?`,
                  label: 'Why it is suspended',
                  hint: 'The operator reads this. None of its brands is open until an admin reinstates it.',
                },
              },
            ]
          : [{ kind: 'reinstate', label: 'Reinstate', look: 'quiet', done: `${name} goes on.` }]
      }
    />
  );
};

const CasinoFacts = ({ casino }: { readonly casino: LookedAtCasino }) => (
  <Facts
    rows={[
      ...(casino.jurisdiction === 'DEMO' ? [] : licenceRows(casino)),
      ['Players are at least', `${casino.minAge} years old`],
      ['Takes no players from', casino.blockedCountries.map(countryName).join(', ')],
      ['Last review', casino.reviewedAt && <When at={casino.reviewedAt} />],
      ['Note of the last decision', casino.reviewNote],
    ]}
  />
);

const licenceRows = ({ licenceNumber, licenceExpires, licenceUrl }: LookedAtCasino) =>
  [
    ['Licence number', licenceNumber],
    ['Licence valid to', licenceExpires],
    ['Where the licence can be looked up', licenceUrl],
  ] as const;
