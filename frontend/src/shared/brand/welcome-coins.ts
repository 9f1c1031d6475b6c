import { coinAmount } from '../../platform/labels/brand-labels';
import type { ShownBrand } from './read-brand';

const list = new Intl.ListFormat('en');

/** The coins that a new player gets, such as `2,500.00 PEARL and 1,000 TIDE`; undefined if there are none. */
export const welcomeCoins = ({ coinTypes }: ShownBrand): string | undefined => {
  const coins = coinTypes
    .filter(({ signupGrant }) => signupGrant !== '0')
    .map(({ signupGrant, code }) => coinAmount(signupGrant, code, coinTypes));
  return coins.length === 0 ? undefined : list.format(coins);
};
