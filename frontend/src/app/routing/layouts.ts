import type { ComponentType, ReactNode } from 'react';
import type { RouteLayout } from '#domain/routes';

export type Layout = ComponentType<{ readonly children: ReactNode }>;

/** The component of each layout, fetched with the first page that needs it. */
export const layouts: Record<RouteLayout, () => Promise<Layout>> = {
  landing: async () => (await import('../layouts/landing-layout')).LandingLayout,
  default: async () => (await import('../layouts/default-layout')).DefaultLayout,
  branddemo: async () => (await import('../layouts/brand-demo-layout')).BrandDemoLayout,
  docs: async () => (await import('../layouts/docs-layout')).DocsLayout,
  none: async () => (await import('../layouts/bare-layout')).BareLayout,
};
