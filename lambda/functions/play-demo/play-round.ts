import type { DemoRound } from '#domain/generated/types';
import type { Caller } from '#lambda/caller';
import { checkNotExcluded } from '#lambda/functions/play-demo/not-excluded';
import type { Needs } from '#lambda/functions/play-demo/needs';
import { verifiedToken } from '#lambda/functions/play-demo/play-token';
import type { RoundInput } from '#lambda/functions/play-demo/request';
import { toldRound } from '#lambda/functions/play-demo/told-round';
import { Refusal } from '#lambda/refusal';
import { playableVersions } from '#lambda/stores/games/playable-versions';

/**
 * One round, played once however often it is asked for: the session gives up its seed for the next in the very write
 * that says with what the round was played. The answer is computed from what that write left.
 */
export function playDemoRound({ games, sessions, key, newSeed, clock }: Needs) {
  const versionOf = playableVersions(games);
  return async ({ sub }: Caller, input: RoundInput): Promise<DemoRound> => {
    const { playToken, nonce, clientSeed, bet } = input;
    const now = clock();
    const claims = verifiedToken(await key(), playToken, sub, now);
    const [excludedUntil, game, found, version] = await Promise.all([
      games.excludedUntil(sub),
      games.game(claims.gameId),
      sessions.read(claims.session),
      versionOf(claims),
    ]);
    checkNotExcluded(excludedUntil, now);
    if (!game?.offered) throw new Refusal('game.missing');
    if (!found) throw new Refusal('play.token-invalid');
    if (!version) throw new Error(`The version ${claims.versionId} has not the model it is played with.`);
    if (!version.betLevels.includes(bet)) throw new Refusal('play.bet-not-offered', { bet });
    const { serverSeed } = found;
    const session =
      found.nonce === nonce
        ? await sessions.played(found.id, { nonce, clientSeed, bet, serverSeed }, newSeed())
        : found;
    const { last } = session;
    if (last?.nonce !== nonce || last.clientSeed !== clientSeed || last.bet !== bet)
      throw new Refusal('play.round-played', { nonce: session.nonce });
    return toldRound(version, last, session.serverSeed);
  };
}
