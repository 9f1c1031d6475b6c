import type { Clock } from '#lambda/runtime/clock';
import type { DemoSession } from '#domain/generated/types';
import { limits } from '#domain/limits';
import { publishedCommitment } from '@novalink/engine';
import type { PlayKey } from '#lambda/services/free-play/play-key';
import { type PlayClaims, signedToken } from '#lambda/services/free-play/play-token';
import type { DemoSessionStore } from '#lambda/stores/play/demo-session-store';
import { ulid } from '#lambda/runtime/ulid';

/** How long the row of a session is stored after its token has expired. */
const keptSeconds = 24 * 60 * 60;

/** Dependencies of every free game session. */
export interface SeedNeeds {
  readonly key: PlayKey;
  /** A random server seed: 32 bytes hexadecimal. */
  readonly newSeed: () => string;
  readonly clock: Clock;
}

interface OpeningNeeds extends SeedNeeds {
  readonly sessions: Pick<DemoSessionStore, 'open'>;
}

type Played = Omit<PlayClaims, 'session' | 'expires'>;

/** Stores a new session with its first server seed, and signs its play token. */
export const openSession =
  ({ sessions, key, newSeed, clock }: OpeningNeeds) =>
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
