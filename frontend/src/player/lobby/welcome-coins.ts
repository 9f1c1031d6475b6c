import { coinAmount } from '../../platform/labels/brand-labels';
import type { Session } from '../../platform/session/session';
import { manages } from '../../parts/brand/brand-permissions';
import type { ShownBrand } from '../../parts/brand/read-brand';

const list = new Intl.ListFormat('en');

/**
 * The coins that the user gets for joining, such as `2,500.00 PEARL and 1,000 TIDE`; undefined if there are none, and for
 * managers of the brand.
 */
export const welcomeCoins = (brand: ShownBrand, session: Session | undefined): string | undefined => {
  if (manages(brand, session)) return undefined;
  const { coinTypes } = brand;
  const coins = coinTypes
    .filter(({ signupGrant }) => signupGrant !== '0')
    .map(({ signupGrant, code }) => coinAmount(signupGrant, code, coinTypes));
  return coins.length === 0 ? undefined : list.format(coins);
};
