import { routes } from '#domain/routes';
import { labPlaces } from '../../shared/lab/lab-places';

export const historyCrumb = { label: routes.TestLabHistory.title, to: labPlaces.history } as const;
