import { lossesAt, withLoss } from '#domain/play/play-limits';
import { withRound, type PlaySummary } from '#domain/play/play-totals';
import { playedTournaments } from '#domain/tournaments/played-tournaments';
import type { TournamentRules } from '#domain/tournaments/rules';
import { drawnRound } from '#lambda/functions/play-rounds/drawn-round';
import type { InputOf } from '#lambda/functions/play-rounds/request';
import type { Round } from '#lambda/functions/play-rounds/present-round';
import { nextPlay, type PlayRow } from '#lambda/stores/play/play-row';
import type { PlaySessionRow } from '#lambda/stores/play/play-session-row';
import type { EntryRow } from '#lambda/stores/tournaments/entry-row';
import type { PlayableVersion } from '#lambda/stores/games/playable-versions';
import { ulid } from '#lambda/ulid';

export interface NextRound {
  /** The balance after it is known once it is posted. */
  readonly round: Omit<Round, 'balance'>;
  /** How the player stands with its nonce used and what it lost counted. */
  readonly after: PlayRow;
  /** Totals of another session or day, to which nothing is added any more. */
  readonly closed: PlaySummary | undefined;
  /** The tournaments that the player enters with this round. */
  readonly entries: readonly EntryRow[];
}

interface Table {
  readonly session: PlaySessionRow;
  readonly play: PlayRow;
  readonly version: PlayableVersion;
  /** Published in the brand. */
  readonly tournaments: readonly TournamentRules[];
}

/** The round that a player's seeds make of a bet. */
export function nextRound(
  { session, play, version, tournaments }: Table,
  { bet, requestId }: InputOf<'playRound'>,
  now: Date,
): NextRound {
  const { brandId, playerId, gameId, versionId, mathModelHash, coin } = session;
  const { serverSeed, serverSeedHash, clientSeed, nonce } = play.seed;
  const drawn = drawnRound(version, { serverSeed, clientSeed, nonce }, BigInt(bet));
  const round: NextRound['round'] = {
    id: ulid(now),
    requestId,
    brandId,
    playerId,
    gameId,
    versionId,
    mathModelHash,
    coin,
    bet,
    ...drawn,
    serverSeedHash,
    clientSeed,
    nonce,
    at: now.toISOString(),
  };
  const lost = BigInt(bet) - BigInt(drawn.win);
  const at = { sessionId: session.id, gameId, versionId, coin, day: round.at.slice(0, 10) };
  const { totals, closed } = withRound(play.totals, at, {
    bet: BigInt(bet),
    win: BigInt(drawn.win),
    at: now.getTime(),
  });
  const scored = playedTournaments(
    tournaments,
    play.tournaments ?? {},
    {
      ...{ bet: BigInt(bet), win: BigInt(drawn.win), at: now.getTime(), closedAt: now.getTime() },
      ...{ seq: 0, coin, purse: 'MAIN', gameId },
    },
    () => ulid(now),
  );
  const after = nextPlay(play, {
    totals,
    tournaments: Object.keys(scored.plays).length > 0 ? scored.plays : undefined,
    seed: { ...play.seed, nonce: nonce + 1 },
    lastRoundAt: round.at,
    losses: { ...play.losses, [coin]: withLoss(lossesAt(play.losses[coin], now), lost) },
  });
  return {
    round,
    after,
    closed: closed && { brandId, playerId, version: play.version, totals: closed },
    entries: scored.entered.map(({ tournamentId, play: { entryId, admittedAt } }) => ({
      ...{ tournamentId, playerId, entryId, admittedAt },
      status: 'ADMITTED',
      createdAt: round.at,
    })),
  };
}
