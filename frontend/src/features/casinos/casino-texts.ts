import { jurisdictions } from '../../platform/words/casino-words';
import type { CasinoValues } from './casino-values';

/** What may change of a casino, as its form calls it. */
export const casinoLabels = {
  name: 'Name',
  jurisdiction: 'Jurisdiction',
  licenceNumber: 'Licence number',
  licenceUrl: 'Where the licence can be looked up',
  licenceExpires: 'Licence valid to',
  minAge: 'Players are at least',
  blockedCountries: 'Takes no players from',
} as const satisfies Record<keyof CasinoValues, string>;

/** The casino as texts, to be read beside another state of it. */
export const casinoTexts = (values: CasinoValues) => ({
  ...values,
  jurisdiction: jurisdictions[values.jurisdiction],
});
