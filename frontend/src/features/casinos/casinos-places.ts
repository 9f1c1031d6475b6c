import { generatePath } from 'react-router-dom';
import { routes } from '#domain/routes';

const { path } = routes.OperatorCasinos;

/** Where on `/operator/Casinos` one is; the address keeps it, so that it can be shared and gone back from. */
export const casinosPlaces = {
  list: path,
  create: `${path}?create`,
  casino: (id: string) => `${path}?casino=${id}`,
  newBrand: (casinoId: string) => `${path}?casino=${casinoId}&brand=new`,
  brand: (casinoId: string, id: string) => `${path}?casino=${casinoId}&brand=${id}`,
  demo: (brandId: string) => generatePath(routes.BrandDemo.path, { brandId }),
} as const;

export const listCrumb = { label: 'Casinos', to: path } as const;
