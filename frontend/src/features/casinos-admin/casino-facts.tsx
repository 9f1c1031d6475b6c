import { countryName } from '../../platform/forms/country-options';
import { Facts } from '../../ui/facts';
import { When } from '../../ui/when';
import type { OwnedCasino } from '../../parts/casinos/owned-casino';

/** Everything known about a casino. */
export const CasinoFacts = ({ casino }: { readonly casino: OwnedCasino }) => (
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

const licenceRows = ({ licenceNumber, licenceExpires, licenceUrl }: OwnedCasino) =>
  [
    ['Licence number', licenceNumber],
    ['Licence valid to', licenceExpires],
    ['Where the licence can be looked up', licenceUrl],
  ] as const;
