import { redirect } from 'react-router-dom';
import type { Api } from '../../platform/api/api';
import { readPlayerChoice } from '../../parts/account/get-player-choice';
import { homePath } from '../../platform/session/home-path';
import type { Middleware } from './middleware-needs';
import { requestedPath } from './requested-path';

/** The user who is known to have chosen to play, for each API. A choice cannot be taken back. */
const known = new WeakMap<Api, string>();

/**
 * Admits members of a group, and users without a group who chose to play. Others can choose on the application page,
 * which then continues to the requested page. The API checks the choice again in every request.
 */
export const players: Middleware =
  ({ sessions, api, heading }) =>
  async ({ request }) => {
    const session = sessions.known();
    if (!session || session.groups.length > 0 || known.get(api) === session.sub) return;
    const choice = await readPlayerChoice(api);
    if (choice !== null && choice !== 'off') {
      known.set(api, session.sub);
      return;
    }
    throw redirect(`${homePath([])}?next=${encodeURIComponent(requestedPath(request, heading))}`);
  };
