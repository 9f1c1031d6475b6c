import { type ComponentType, lazy } from 'react';
import type { MenuRoute } from './menu-sections';

const ReviewCount = lazy(async () => ({ default: (await import('./review-count')).ReviewCount }));

/** What waits behind a page of the menu; fetched for those who may open the page. */
export const menuCounts: Partial<Record<MenuRoute, ComponentType>> = { AdminReview: ReviewCount };
