import type { DemoSession } from '#domain/generated/types';
import { limits } from '#domain/limits';
import { publishedCommitment } from '#domain/slots/play/server-seed';
import type { Needs } from '#lambda/functions/play-demo/needs';
import { type PlayClaims, signedToken } from '#lambda/functions/play-demo/play-token';
import { ulid } from '#lambda/ulid';

/** How long a session is kept after its token. */
const keptSeconds = 24 * 60 * 60;

type Played = Omit<PlayClaims, 'session' | 'expires'>;

/** Keeps a new session with its first server seed, and signs the token to play in it. */
export const openSession =
  ({ sessions, key, newSeed, clock }: Needs) =>
  async (played: Played, betLevels: readonly number[]): Promise<DemoSession> => {
    const now = clock();
    const expires = Math.floor(now.getTime() / 1000) + limits.demo.sessionMinutes * 60;
    const { sub, gameId, versionId, mathModelHash } = played;
    const id = ulid(now);
    const serverSeed = newSeed();
    const nonce = 0;
    const playToken = signedToken(await key(), { ...played, session: id, expires });
    const kept = { id, sub, gameId, versionId, mathModelHash };
    await sessions.open({ ...kept, nonce, serverSeed, expiresAt: expires + keptSeconds });
    return {
      playToken,
      gameId,
      versionId,
      mathModelHash,
      betLevels: [...betLevels],
      serverSeedHash: publishedCommitment(serverSeed),
      nonce,
      expiresAt: new Date(expires * 1000).toISOString(),
    };
  };
