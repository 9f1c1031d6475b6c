import { createContext, useContext } from 'react';
import { generatePath, useParams } from 'react-router-dom';
import { routes } from '#domain/routes';
import type { ShownBrand } from './read-brand';

export const BrandContext = createContext<ShownBrand | undefined>(undefined);

/** The brand that the page belongs to. */
export const useBrand = (): ShownBrand => {
  const brand = useContext(BrandContext);
  if (!brand) throw new Error('A brand page must be inside a <BrandFrame>.');
  return brand;
};

/** The brand id in the URL, in any case. */
export const useBrandId = (): string => (useParams().brandId ?? '').toUpperCase();

type BrandPage =
  | 'BrandDemo'
  | 'BrandAccount'
  | 'Coins'
  | 'Tourneys'
  | 'Promotions'
  | 'BrandUserManagement'
  | 'BrandDashboardDemo';

/** The path of a page of the brand. */
export const brandPath = (page: BrandPage, brandId: string): string =>
  generatePath(routes[page].path, { brandId });
