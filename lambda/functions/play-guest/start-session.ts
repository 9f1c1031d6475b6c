import type { DemoSession } from '#domain/generated/types';
import { guard } from '#domain/guard';
import { limits } from '#domain/limits';
import { openSession } from '#lambda/services/free-play/open-session';
import { guestSub, type Needs } from '#lambda/functions/play-guest/needs';
import { Refusal } from '#lambda/runtime/refusal';
import type { GuestSessionRow } from '#lambda/stores/play/guest-session-store';

interface Start {
  readonly gameId: string;
  /** Whether the guest confirms the legal age. The answer is not stored. */
  readonly ofAge: boolean;
}

/** Several tabs of one guest can start at the same time; each replaces the session before it. */
const attempts = 4;

/**
 * Starts a session of a guest with an offered game. It replaces the guest's previous session. Refuses
 * `age.unconfirmed`, `game.missing` and, after too many sessions in one hour, `play.too-many-sessions`.
 */
export const startGuestSession =
  (needs: Needs) =>
  async (guest: string, { gameId, ofAge }: Start): Promise<DemoSession> => {
    if (!ofAge) throw new Refusal('age.unconfirmed');
    const [game, before] = await Promise.all([needs.games.game(gameId), needs.sessions.read(guest)]);
    if (!game?.live || !guard('demo.offered-game', game.offered)) throw new Refusal('game.missing');
    const { versionId, mathModelHash, betLevels } = game.live;
    const played = { sub: guestSub(guest), gameId, versionId, mathModelHash };
    const start = (replaced: GuestSessionRow | undefined) => {
      const counted = countedStart(replaced, needs.clock());
      const sessions = {
        open: (session: Omit<GuestSessionRow, 'hour' | 'starts'>) =>
          needs.sessions.open(guest, { ...session, ...counted } as GuestSessionRow, replaced),
      };
      return openSession({ ...needs, sessions })(played, betLevels);
    };
    return retried(
      () => start(before),
      async () => start(await needs.sessions.read(guest)),
    );
  };

async function retried<Answer>(first: () => Promise<Answer>, again: () => Promise<Answer>): Promise<Answer> {
  let attempt = first;
  for (let left = attempts - 1; ; left -= 1) {
    try {
      return await attempt();
    } catch (error) {
      if (left === 0 || !(error instanceof Refusal) || error.code !== 'write.collided') throw error;
      attempt = again;
    }
  }
}

const hourMs = 60 * 60 * 1000;
const hourOf = (now: Date) => now.toISOString().slice(0, '2026-11-23T05'.length);

/**
 * The values that a new session takes over from the previous one: the number of starts in this hour, and the
 * time of the last round.
 */
function countedStart(before: GuestSessionRow | undefined, now: Date) {
  const hour = hourOf(now);
  const starts = before?.hour === hour ? before.starts : 0;
  if (starts >= limits.demo.guestSessionsPerHour)
    throw new Refusal('play.too-many-sessions', { waitMs: hourMs - (now.getTime() % hourMs) });
  return { hour, starts: starts + 1, lastRoundAt: before?.lastRoundAt };
}
