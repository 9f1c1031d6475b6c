import { routes } from '#domain/routes';
import { labPlaces } from '../../parts/lab/lab-places';

export const historyCrumb = { label: routes.TestLabHistory.title, to: labPlaces.history } as const;
