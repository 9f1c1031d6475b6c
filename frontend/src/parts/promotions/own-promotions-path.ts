import { brandPath } from '../brand/brand-context';

/** The path of the player's offers and collected rewards. */
export const ownPromotionsPath = (brandId: string): string =>
  `${brandPath('BrandAccount', brandId)}?tab=promotions`;
