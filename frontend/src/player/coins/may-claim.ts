import type { Session } from '../../platform/session/session';
import { manages } from '../../parts/brand/brand-permissions';
import type { ShownBrand } from '../../parts/brand/read-brand';

/** Whether the user may claim coins: an active player who is not a manager, while the brand is open. The API decides. */
export const mayClaim = (brand: ShownBrand, session: Session | undefined): boolean =>
  brand.open && brand.me?.status === 'ACTIVE' && !manages(brand, session);
