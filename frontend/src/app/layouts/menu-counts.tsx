import { type ComponentType, lazy } from 'react';
import type { MenuRoute } from './menu-sections';

const counts = () => import('./waiting-counts');
const ReviewCount = lazy(async () => ({ default: (await counts()).ReviewCount }));
const SupportCount = lazy(async () => ({ default: (await counts()).SupportCount }));

/** The number of open items of a menu page; fetched for users who may open the page. */
export const menuCounts: Partial<Record<MenuRoute, ComponentType>> = {
  AdminReview: ReviewCount,
  AdminSupport: SupportCount,
};
