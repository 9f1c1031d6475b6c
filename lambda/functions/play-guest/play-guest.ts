import type { Needs } from '#lambda/functions/play-guest/needs';
import { playGuestRound } from '#lambda/functions/play-guest/play-round';
import type { Request } from '#lambda/functions/play-guest/request';
import { startGuestSession } from '#lambda/functions/play-guest/start-session';

/** Runs one of the two fields. Caches the models that it has played. */
export function playGuest(needs: Needs) {
  const start = startGuestSession(needs);
  const play = playGuestRound(needs);
  return async (request: Request) => {
    const { guest } = request.identity;
    return request.fieldName === 'startGuestSession'
      ? start(guest, request.arguments)
      : play(guest, request.arguments.input);
  };
}
