import type { DemoSession } from '#domain/generated/types';
import type { Caller } from '#lambda/runtime/caller';
import { faultlessModel } from '#lambda/services/games/faultless-model';
import { checkMayPlay } from '#lambda/functions/play-demo/may-play';
import { checkMayPreview } from '#lambda/functions/play-demo/may-preview';
import type { Needs } from '#lambda/functions/play-demo/needs';
import { openSession } from '#lambda/services/free-play/open-session';
import { Refusal } from '#lambda/runtime/refusal';

/**
 * Starts a session with a version of the caller's own game, in any status. Admins can preview every game.
 * Refuses `version.model-faulty` with the first error of an invalid model.
 */
export const startPreview =
  (needs: Needs) =>
  async (caller: Caller, gameId: string, versionId: string): Promise<DemoSession> => {
    const { games } = needs;
    await checkMayPreview(games, caller, gameId);
    const [, version] = await Promise.all([
      checkMayPlay(needs, caller.sub),
      games.version(gameId, versionId),
    ]);
    if (!version) throw new Refusal('version.missing');
    const { mathModelHash } = faultlessModel(version.mathModel);
    const played = { sub: caller.sub, gameId, versionId, mathModelHash, isPreview: true };
    return openSession(needs)(played, version.betLevels);
  };
