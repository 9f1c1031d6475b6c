import type { ShownBrand } from '../../shared/brand/read-brand';

/** Whether the user may claim coins: a player who may play, while the brand is open. The API decides. */
export const mayClaim = ({ open, me }: ShownBrand): boolean => open && me?.status === 'ACTIVE';
