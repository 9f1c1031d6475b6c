import type { Needs } from '#lambda/functions/play-guest/needs';
import { openLaunch } from '#lambda/functions/play-guest/open-launch';
import { playGuestRound } from '#lambda/functions/play-guest/play-round';
import type { Request } from '#lambda/functions/play-guest/request';
import { startGuestSession } from '#lambda/functions/play-guest/start-session';

/** Runs one of the three fields. Caches the models that it has played. */
export function playGuest(needs: Needs) {
  const start = startGuestSession(needs);
  const play = playGuestRound(needs);
  const open = openLaunch(needs);
  return async (request: Request) => {
    const { guest } = request.identity;
    switch (request.fieldName) {
      case 'startGuestSession':
        return start(guest, request.arguments);
      case 'playGuestRound':
        return play(guest, request.arguments.input);
      case 'openLaunch':
        return open(guest, request.arguments.secret);
    }
  };
}
