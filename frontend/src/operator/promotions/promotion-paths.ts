import { generatePath } from 'react-router-dom';
import type { PromotionType } from '#domain/generated/types';
import { routes } from '#domain/routes';

type PromotionRoute = 'Promotion' | 'EditPromotion';

/** The path of a page of a promotion. */
export const promotionPath = (route: PromotionRoute, brandId: string, promotionId: string): string =>
  generatePath(routes[route].path, { brandId, promotionId });

/** The choice of a preset, or the form of one. */
export const newPromotionPath = (brandId: string, type?: PromotionType): string => {
  const path = generatePath(routes.NewPromotion.path, { brandId });
  return type === undefined ? path : `${path}?type=${type}`;
};
