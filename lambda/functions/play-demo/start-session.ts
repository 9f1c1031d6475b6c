import type { DemoSession } from '#domain/generated/types';
import { guard } from '#domain/guard';
import { limits } from '#domain/limits';
import { publishedCommitment } from '#domain/slots/play/server-seed';
import type { Caller } from '#lambda/caller';
import { checkNotExcluded } from '#lambda/functions/play-demo/not-excluded';
import type { Needs } from '#lambda/functions/play-demo/needs';
import { signedToken } from '#lambda/functions/play-demo/play-token';
import { Refusal } from '#lambda/refusal';
import { ulid } from '#lambda/ulid';

/** How long a session is kept after its token. */
const keptSeconds = 24 * 60 * 60;

/** A sitting at an offered game, for a person who confirmed their age. */
export const startSession =
  ({ games, sessions, key, newSeed, clock }: Needs) =>
  async ({ sub }: Caller, gameId: string): Promise<DemoSession> => {
    const [isOfAge, excludedUntil, game] = await Promise.all([
      games.isOfAge(sub),
      games.excludedUntil(sub),
      games.game(gameId),
    ]);
    const now = clock();
    checkNotExcluded(excludedUntil, now);
    if (!guard('demo.age', isOfAge)) throw new Refusal('age.unconfirmed');
    if (!game?.live || !guard('demo.offered-game', game.offered)) throw new Refusal('game.missing');
    const expires = Math.floor(now.getTime() / 1000) + limits.demo.sessionMinutes * 60;
    const { versionId, mathModelHash, betLevels } = game.live;
    const id = ulid(now);
    const serverSeed = newSeed();
    const played = { sub, gameId, versionId, mathModelHash };
    const nonce = 0;
    const playToken = signedToken(await key(), { ...played, session: id, expires });
    await sessions.open({ ...played, id, nonce, serverSeed, expiresAt: expires + keptSeconds });
    return {
      playToken,
      gameId,
      versionId,
      mathModelHash,
      betLevels,
      serverSeedHash: publishedCommitment(serverSeed),
      nonce,
      expiresAt: new Date(expires * 1000).toISOString(),
    };
  };
