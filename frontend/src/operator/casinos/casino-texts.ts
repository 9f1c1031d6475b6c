import { jurisdictions, walletModes } from '../../platform/labels/casino-labels';
import type { CasinoValues } from './casino-values';

/** The labels of the fields that can change, as in the form. */
export const casinoLabels = {
  name: 'Name',
  jurisdiction: 'Jurisdiction',
  licenceNumber: 'Licence number',
  licenceUrl: 'Licence register URL',
  licenceExpires: 'Licence valid until',
  minAge: 'Minimum age',
  blockedCountries: 'Blocked countries',
  walletMode: 'Wallet',
  walletUrl: 'Wallet URL',
  walletProtocol: 'Protocol',
  embedOrigins: 'Pages that may embed the games',
} as const satisfies Record<keyof CasinoValues, string>;

/** The field values as text, for comparison with another version. */
export const casinoTexts = (values: CasinoValues) => ({
  ...values,
  jurisdiction: jurisdictions[values.jurisdiction],
  walletMode: walletModes[values.walletMode || 'INTERNAL'],
});
