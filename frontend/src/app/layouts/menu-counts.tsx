import { type ComponentType, lazy } from 'react';
import type { MenuRoute } from './menu-sections';

const counts = () => import('./waiting-counts');
const ReviewCount = lazy(async () => ({ default: (await counts()).ReviewCount }));
const SupportCount = lazy(async () => ({ default: (await counts()).SupportCount }));

/** What waits behind a page of the menu; fetched for those who may open the page. */
export const menuCounts: Partial<Record<MenuRoute, ComponentType>> = {
  AdminReview: ReviewCount,
  AdminSupport: SupportCount,
};
