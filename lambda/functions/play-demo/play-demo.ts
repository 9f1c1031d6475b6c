import type { Needs } from '#lambda/functions/play-demo/needs';
import { playDemoRound } from '#lambda/functions/play-demo/play-round';
import type { Request } from '#lambda/functions/play-demo/request';
import { startSession } from '#lambda/functions/play-demo/start-session';

/** Does what one of the two fields asks; remembers the models it played. */
export function playDemo(needs: Needs) {
  const start = startSession(needs);
  const play = playDemoRound(needs);
  return async (request: Request) => {
    const { identity, fieldName } = request;
    switch (fieldName) {
      case 'startDemoSession':
        return start(identity, request.arguments.gameId);
      case 'playDemoRound':
        return play(identity, request.arguments.input);
    }
  };
}
