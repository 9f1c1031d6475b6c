import type { DemoRound } from '#domain/generated/types';
import type { Caller } from '#lambda/runtime/caller';
import { checkNotExcluded } from '#lambda/functions/play-demo/may-play';
import { checkMayPreview } from '#lambda/functions/play-demo/may-preview';
import type { Needs } from '#lambda/functions/play-demo/needs';
import { offeredVersions, roundOf } from '#lambda/services/free-play/play-session';
import { type PlayClaims, verifiedToken } from '#lambda/services/free-play/play-token';
import type { RoundInput } from '#lambda/services/free-play/round-input';
import { Refusal } from '#lambda/runtime/refusal';
import type { PlayedGameStore } from '#lambda/stores/games/played-game-store';
import { readPlayable, type PlayableVersion } from '#lambda/stores/games/playable-versions';

/**
 * Plays a round. Idempotent for repeated requests. One write stores the inputs of the round and replaces the
 * seed with the next one. The response is computed from the stored inputs.
 */
export function playDemoRound({ games, sessions, key, newSeed, clock }: Needs) {
  const offeredVersion = offeredVersions(games);
  return async (caller: Caller, input: RoundInput): Promise<DemoRound> => {
    const { sub } = caller;
    const { playToken, nonce, clientSeed, bet } = input;
    const now = clock();
    const claims = verifiedToken(await key(), playToken, sub, now);
    const [excludedUntil, version, found] = await Promise.all([
      games.excludedUntil(sub),
      claims.isPreview ? previewedVersion(games, caller, claims) : offeredVersion(claims),
      sessions.read(claims.session),
    ]);
    checkNotExcluded(excludedUntil, now);
    if (!found) throw new Refusal('play.token-invalid');
    if (!version.betLevels.includes(bet)) throw new Refusal('play.bet-not-offered', { bet });
    const { serverSeed } = found;
    const session =
      found.nonce === nonce
        ? await sessions.played(found.id, { nonce, clientSeed, bet, serverSeed }, newSeed())
        : found;
    return roundOf(version, session, input);
  };
}

/** Reads the draft for every round, because its bets and its model can change. */
async function previewedVersion(
  games: PlayedGameStore,
  caller: Caller,
  claims: PlayClaims,
): Promise<PlayableVersion> {
  const [, version] = await Promise.all([
    checkMayPreview(games, caller, claims.gameId),
    readPlayable(games, claims),
  ]);
  if (version?.mathModelHash !== claims.mathModelHash) throw new Refusal('play.token-invalid');
  return version;
}
