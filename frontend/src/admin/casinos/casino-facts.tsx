import { countryName } from '../../platform/forms/country-options';
import { Facts } from '../../ui/facts';
import { When } from '../../ui/when';
import type { OwnedCasino } from '../../parts/casinos/owned-casino';

/** All data of a casino. */
export const CasinoFacts = ({ casino }: { readonly casino: OwnedCasino }) => (
  <Facts
    rows={[
      ...(casino.jurisdiction === 'DEMO' ? [] : licenceRows(casino)),
      ['Minimum age', `${casino.minAge} years old`],
      ['Blocked countries', casino.blockedCountries.map(countryName).join(', ')],
      ['Last review', casino.reviewedAt && <When at={casino.reviewedAt} />],
      ['Last review note', casino.reviewNote],
    ]}
  />
);

const licenceRows = ({ licenceNumber, licenceExpires, licenceUrl }: OwnedCasino) =>
  [
    ['Licence number', licenceNumber],
    ['Licence valid until', licenceExpires],
    ['Licence register URL', licenceUrl],
  ] as const;
