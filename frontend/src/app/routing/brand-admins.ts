import { NotAllowed, Refused } from '../../platform/api/errors';
import { operation } from '../../platform/api/operation';
import { manages } from '../../parts/brand/brand-permissions';
import type { Middleware } from './middleware-needs';
import { PageNotFound } from './page-not-found';

const readComplianceStatus = operation(/* GraphQL */ `
  query ReadStanding($id: ID!) {
    getBrand(id: $id) {
      owner
      me {
        level
        status
        owns
      }
    }
  }
`);

/** Admits only managers of the brand in the URL. The API checks the permission again for every action. */
export const brandAdmins: Middleware =
  ({ sessions, api }) =>
  async ({ request, params }) => {
    const session = sessions.known();
    if (session?.groups.includes('ADMINS') === true) return;
    const id = (params.brandId ?? '').toUpperCase();
    const brand = await api.send(readComplianceStatus, { id }).then(
      ({ getBrand }) => getBrand,
      (error: unknown) => {
        if (error instanceof Refused || error instanceof NotAllowed) return undefined;
        throw error;
      },
    );
    if (!brand || !manages(brand, session)) throw new PageNotFound(new URL(request.url).pathname);
  };
