import { generatePath } from 'react-router-dom';
import { routes } from '#domain/routes';

const { path } = routes.OperatorCasinos;

/** The paths of the operator's casinos and brands. */
export const casinosPlaces = {
  list: path,
  create: `${path}?create`,
  casino: (casinoId: string) => generatePath(routes.OperatorCasino.path, { casinoId }),
  newBrand: (casinoId: string) => generatePath(routes.OperatorNewBrand.path, { casinoId }),
  brand: (casinoId: string, brandId: string) =>
    generatePath(routes.OperatorBrand.path, { casinoId, brandId }),
  demo: (brandId: string) => generatePath(routes.BrandDemo.path, { brandId }),
} as const;

export const listCrumb = { label: 'Casinos', to: path } as const;
