import type { DemoSession } from '#domain/generated/types';
import { guard } from '#domain/guard';
import type { Caller } from '#lambda/runtime/caller';
import { checkMayPlay } from '#lambda/functions/play-demo/may-play';
import type { Needs } from '#lambda/functions/play-demo/needs';
import { openSession } from '#lambda/services/free-play/open-session';
import { Refusal } from '#lambda/runtime/refusal';

/** Starts a session with an offered game, for a user who has confirmed their age. */
export const startSession =
  (needs: Needs) =>
  async ({ sub }: Caller, gameId: string): Promise<DemoSession> => {
    const [, game] = await Promise.all([checkMayPlay(needs, sub), needs.games.game(gameId)]);
    if (!game?.live || !guard('demo.offered-game', game.offered)) throw new Refusal('game.missing');
    const { versionId, mathModelHash, betLevels } = game.live;
    return openSession(needs)({ sub, gameId, versionId, mathModelHash }, betLevels);
  };
