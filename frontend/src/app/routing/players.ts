import { redirect } from 'react-router-dom';
import { NotAllowed } from '../../platform/api/errors';
import type { Api } from '../../platform/api/api';
import { getPlayerChoice } from '../../shared/account/get-player-choice';
import { homePath } from '../../platform/session/home-path';
import type { Middleware } from './middleware-needs';

/** The user who is known to have chosen to play, for each API. A choice cannot be taken back. */
const known = new WeakMap<Api, string>();

/**
 * Admits members of a group, and users without a group who chose to play. Others can choose on the application page,
 * which then continues to the requested page. The API checks the choice again in every request.
 */
export const players: Middleware =
  ({ sessions, api }) =>
  async ({ request }) => {
    const session = sessions.known();
    if (!session || session.groups.length > 0 || known.get(api) === session.sub) return;
    const choice = await api.send(getPlayerChoice, {}).then(
      ({ getPlayerChoice: found }) => found,
      (error: unknown) => {
        // The stage does not offer the choice.
        if (error instanceof NotAllowed) return null;
        throw error;
      },
    );
    if (choice) {
      known.set(api, session.sub);
      return;
    }
    const { pathname, search } = new URL(request.url);
    throw redirect(`${homePath([])}?next=${encodeURIComponent(pathname + search)}`);
  };
