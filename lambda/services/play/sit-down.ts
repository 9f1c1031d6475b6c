import type { PlaySession } from '#domain/generated/types';
import { playingFrom, sessionEnd } from '#domain/play/play-limits';
import type { Caller } from '#lambda/runtime/caller';
import type { Clock } from '#lambda/runtime/clock';
import { Refusal } from '#lambda/runtime/refusal';
import { ulid } from '#lambda/runtime/ulid';
import { admittedPlayer, offeredGame, playedCoin } from '#lambda/services/play/admission';
import { offeredBets } from '#lambda/services/play/drawn-round';
import { firstSeed, presentSeeds } from '#lambda/services/play/seeds';
import type { PlayableVersions } from '#lambda/stores/games/playable-versions';
import type { PlayFactsStore } from '#lambda/stores/play/play-facts';
import { nextPlay } from '#lambda/stores/play/play-row';
import { presentSessionId } from '#lambda/stores/play/play-session-row';
import type { PlayStore } from '#lambda/stores/play/play-store';

interface Needs {
  readonly facts: Pick<PlayFactsStore, 'facts'>;
  readonly plays: Pick<PlayStore, 'sit'>;
  readonly versions: PlayableVersions;
  readonly newSeed: () => string;
  readonly clock: Clock;
}

interface Seat {
  readonly brandId: string;
  readonly gameId: string;
  readonly coin: string;
}

/** Returns the balance of a player in minor units. */
type BalanceOf = (player: { readonly brandId: string; readonly playerId: string }) => Promise<bigint>;

/**
 * Starts a session with a game. The player's previous session ends. Sessions without a pause between them share one time
 * limit. After it, a new session is refused with `session.pause` until the pause is over.
 */
export function sitDown(needs: Needs) {
  const { plays, versions, newSeed, clock } = needs;
  return async (
    caller: Caller,
    { brandId, gameId, coin }: Seat,
    balanceOf: BalanceOf,
  ): Promise<PlaySession> => {
    const facts = await needs.facts.facts(caller, brandId, { gameId });
    const now = clock();
    // Only the operator's server knows the wallet of a player.
    if (facts.isSeamless && caller.isLaunched !== true) throw new Refusal('brand.seamless');
    const { brand, player } = admittedPlayer(facts, now);
    const { decimals } = playedCoin(brand, coin);
    const { versionId, mathModelHash } = offeredGame(facts).live;
    const version = await versions({ gameId, versionId, mathModelHash });
    if (!version) throw new Error(`The version ${versionId} does not have its live model.`);

    const { realityCheckMinutes, sessionMaxMinutes } = brand.responsiblePlay;
    const { playerId } = player;
    const startedAt = now.toISOString();
    const { since, pauseEnds } = playingFrom(facts.play ?? {}, now);
    const endsAt = sessionEnd(since, sessionMaxMinutes, player.limits);
    if (endsAt <= startedAt) throw new Refusal('session.pause', { until: pauseEnds.toISOString() });
    const session = {
      id: ulid(now),
      brandId,
      playerId,
      gameId,
      versionId,
      mathModelHash,
      coin,
      decimals,
      betLevels: offeredBets(version, decimals),
      startedAt,
      endsAt,
    };
    const begun = { sessionId: session.id, playerVersion: player.version, playingSince: since };
    const play = facts.play
      ? nextPlay(facts.play, begun)
      : { brandId, playerId, seed: firstSeed(newSeed), losses: {}, ...begun, version: 1 };
    const balance = await balanceOf({ brandId, playerId });
    await plays.sit(player, play, session);
    return {
      id: presentSessionId(session),
      brandId,
      gameId,
      versionId,
      mathModelHash,
      coin,
      betLevels: session.betLevels,
      balance: `${balance}`,
      startedAt,
      expiresAt: session.endsAt,
      realityCheckMinutes,
      seeds: presentSeeds(play.seed),
    };
  };
}
