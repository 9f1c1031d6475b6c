import type { Needs } from '#lambda/functions/play-launched/needs';
import { playLaunchedRound } from '#lambda/functions/play-launched/play-round';
import type { Request } from '#lambda/functions/play-launched/request';
import { startLaunchedSession } from '#lambda/functions/play-launched/start-session';
import { checkRequestAge } from '#lambda/runtime/request-age';

/** Runs one of the two fields. */
export function playLaunched(needs: Needs) {
  const [start, play] = [startLaunchedSession(needs), playLaunchedRound(needs)];
  return async (request: Request) => {
    const { guest } = request.identity;
    if (request.fieldName === 'startLaunchedSession') return start(guest, request.arguments.secret);
    const { input } = request.arguments;
    checkRequestAge(input.requestId, needs.clock());
    return play(guest, input);
  };
}
