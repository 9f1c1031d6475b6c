import { jurisdictions } from '../../platform/labels/casino-labels';
import type { CasinoValues } from './casino-values';

/** What may change of a casino, as its form calls it. */
export const casinoLabels = {
  name: 'Name',
  jurisdiction: 'Jurisdiction',
  licenceNumber: 'Licence number',
  licenceUrl: 'Licence register URL',
  licenceExpires: 'Licence valid until',
  minAge: 'Minimum age',
  blockedCountries: 'Blocked countries',
} as const satisfies Record<keyof CasinoValues, string>;

/** The casino as texts, to be read beside another state of it. */
export const casinoTexts = (values: CasinoValues) => ({
  ...values,
  jurisdiction: jurisdictions[values.jurisdiction],
});
