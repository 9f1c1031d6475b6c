import { generatePath } from 'react-router-dom';
import { routes } from '#domain/routes';

type TournamentRoute = 'Tourney' | 'EditTourney';

/** The path of a page of a tournament. */
export const tournamentPath = (route: TournamentRoute, brandId: string, tournamentId: string): string =>
  generatePath(routes[route].path, { brandId, tournamentId });

export const newTournamentPath = (brandId: string): string =>
  generatePath(routes.NewTourney.path, { brandId });
