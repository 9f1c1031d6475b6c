import type { Needs } from '#lambda/functions/play-demo/needs';
import { playDemoRound } from '#lambda/functions/play-demo/play-round';
import type { Request } from '#lambda/functions/play-demo/request';
import { startPreview } from '#lambda/functions/play-demo/start-preview';
import { startSession } from '#lambda/functions/play-demo/start-session';

/** Runs one of the three fields. Caches the models that it has played. */
export function playDemo(needs: Needs) {
  const start = startSession(needs);
  const preview = startPreview(needs);
  const play = playDemoRound(needs);
  return async (request: Request) => {
    const { identity, fieldName } = request;
    switch (fieldName) {
      case 'startDemoSession':
        return start(identity, request.arguments.gameId);
      case 'startPreviewSession':
        return preview(identity, request.arguments.gameId, request.arguments.versionId);
      case 'playDemoRound':
        return play(identity, request.arguments.input);
    }
  };
}
