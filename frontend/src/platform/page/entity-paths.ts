import { generatePath } from 'react-router-dom';
import { routes } from '#domain/routes';

/** The admin pages of single entities. */
export const adminPaths = {
  company: (companyId: string) => generatePath(routes.AdminCompany.path, { companyId }),
  game: (gameId: string) => generatePath(routes.AdminGame.path, { gameId }),
  version: (gameId: string, versionId: string) =>
    generatePath(routes.AdminGameVersion.path, { gameId, versionId }),
  casino: (casinoId: string) => generatePath(routes.AdminCasino.path, { casinoId }),
  supportRequest: (requestId: string) => generatePath(routes.AdminSupportRequest.path, { requestId }),
  user: (sub: string) => generatePath(routes.AdminUser.path, { sub }),
} as const;
