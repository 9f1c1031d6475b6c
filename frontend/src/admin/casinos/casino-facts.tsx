import { countryName } from '../../platform/forms/country-options';
import { Facts } from '../../ui/facts';
import { When } from '../../ui/when';
import type { OwnedCasino } from '../../parts/casinos/owned-casino';
import * as messages from './messages';

/** All data of a casino. */
export const CasinoFacts = ({ casino }: { readonly casino: OwnedCasino }) => (
  <Facts
    rows={[
      ...(casino.jurisdiction === 'DEMO' ? [] : licenceRows(casino)),
      [messages.minimumAge, messages.yearsOld(casino.minAge)],
      [messages.blockedCountries, casino.blockedCountries.map(countryName).join(', ')],
      [messages.lastReview, casino.reviewedAt && <When at={casino.reviewedAt} />],
      [messages.lastReviewNote, casino.reviewNote],
    ]}
  />
);

const licenceRows = ({ licenceNumber, licenceExpires, licenceUrl }: OwnedCasino) =>
  [
    [messages.licenceNumber, licenceNumber],
    [messages.licenceValidUntil, licenceExpires],
    [messages.licenceRegisterUrl, licenceUrl],
  ] as const;
