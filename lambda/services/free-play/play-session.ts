import type { DemoRound } from '#domain/generated/types';
import type { PlayClaims } from '#lambda/services/free-play/play-token';
import type { RoundInput } from '#lambda/services/free-play/round-input';
import { presentRound } from '#lambda/services/free-play/present-round';
import { Refusal } from '#lambda/runtime/refusal';
import { playableVersions, type PlayableVersion } from '#lambda/stores/games/playable-versions';
import type { PlayedGameStore } from '#lambda/stores/games/played-game-store';
import type { DemoSessionRow } from '#lambda/stores/play/demo-session-store';

/** Finds the version of a session while its game is offered. Caches the models. Refuses `game.missing`. */
export function offeredVersions(games: PlayedGameStore) {
  const versionOf = playableVersions(games);
  return async (claims: PlayClaims): Promise<PlayableVersion> => {
    const [game, version] = await Promise.all([games.game(claims.gameId), versionOf(claims)]);
    if (!game?.offered) throw new Refusal('game.missing');
    if (!version)
      throw new Error(`The version ${claims.versionId} does not have the model of its game session.`);
    return version;
  };
}

/**
 * The requested round, computed from the session after the write. Refuses `play.round-played` when another
 * round was played with this number.
 */
export function roundOf(
  version: PlayableVersion,
  session: Pick<DemoSessionRow, 'nonce' | 'serverSeed' | 'last'>,
  { nonce, clientSeed, bet }: RoundInput,
): DemoRound {
  const { last } = session;
  if (last?.nonce !== nonce || last.clientSeed !== clientSeed || last.bet !== bet)
    throw new Refusal('play.round-played', { nonce: session.nonce });
  return presentRound(version, last, session.serverSeed);
}
