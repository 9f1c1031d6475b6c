import type { DemoRound } from '#domain/generated/types';
import { offeredVersions, roundOf } from '#lambda/services/free-play/play-session';
import { verifiedToken } from '#lambda/services/free-play/play-token';
import type { RoundInput } from '#lambda/services/free-play/round-input';
import { guestSub, type Needs } from '#lambda/functions/play-guest/needs';
import { Refusal } from '#lambda/runtime/refusal';
import { tooFastRefusal } from '#lambda/services/play/round-cycle';

/**
 * Plays one round of a guest. Idempotent. Refuses `play.token-invalid` also after the guest has started
 * another session, and `play.too-fast` before the cycle of the last round has ended.
 */
export function playGuestRound({ games, sessions, key, newSeed, clock, cycleMs }: Needs) {
  const offeredVersion = offeredVersions(games);
  return async (guest: string, input: RoundInput): Promise<DemoRound> => {
    const { playToken, nonce, clientSeed, bet } = input;
    const now = clock();
    const claims = verifiedToken(await key(), playToken, guestSub(guest), now);
    const [version, session] = await Promise.all([offeredVersion(claims), sessions.read(guest)]);
    if (session?.id !== claims.session) throw new Refusal('play.token-invalid');
    if (!version.betLevels.includes(bet)) throw new Refusal('play.bet-not-offered', { bet });
    if (session.nonce !== nonce) return roundOf(version, session, input);
    const tooFast = tooFastRefusal(session.lastRoundAt, now, cycleMs);
    if (tooFast) throw tooFast;
    const round = { nonce, clientSeed, bet, nextServerSeed: newSeed(), at: now.toISOString() };
    return roundOf(version, await sessions.played(guest, session, round), input);
  };
}
