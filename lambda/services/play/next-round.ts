import type { PlayRoundInput, RoundStanding } from '#domain/generated/types';
import { lossesAt, withLoss } from '#domain/play/play-limits';
import { withRound, type PlaySummary } from '#domain/play/play-totals';
import { claimsAfterRound, type BetPayer, type OpenClaim } from '#domain/promotions/claims/open-claims';
import { playedTournaments, type TournamentPlays } from '#domain/tournaments/played-tournaments';
import type { TournamentRules } from '#domain/tournaments/rules';
import { standingOrder } from '#domain/tournaments/standing-order';
import { drawnRound } from '#lambda/services/play/drawn-round';
import type { Round } from '#lambda/services/play/present-round';
import { toRoundClaim } from '#lambda/services/promotions/claim-progress';
import { nextPlay, type PlayRow } from '#lambda/stores/play/play-row';
import type { PlaySessionRow } from '#lambda/stores/play/play-session-row';
import type { EntryRow } from '#lambda/stores/tournaments/entry-row';
import type { PlayableVersion } from '#lambda/stores/games/playable-versions';
import { ulid } from '#lambda/runtime/ulid';

export interface NextRound {
  /** The balance is known only after the movements are posted. */
  readonly round: Omit<Round, 'balance'>;
  /** The PLAY row after the round: the nonce is used and the loss is counted. */
  readonly after: PlayRow;
  /** The part of the win that returns to the house account, in minor units: see `claimsAfterRound`. */
  readonly excess: bigint;
  /** Final totals of an earlier session or day. */
  readonly closed: PlaySummary | undefined;
  /** The tournaments that the player enters with this round. */
  readonly entries: readonly EntryRow[];
}

interface Table {
  readonly session: Pick<
    PlaySessionRow,
    'id' | 'brandId' | 'playerId' | 'gameId' | 'versionId' | 'mathModelHash' | 'coin'
  >;
  readonly play: PlayRow;
  /** The claims that are open at the time of the round. */
  readonly claims: readonly OpenClaim[];
  readonly payer: BetPayer;
  readonly version: PlayableVersion;
  /** The published tournaments of the brand. */
  readonly tournaments: readonly TournamentRules[];
}

/** Computes the next round from the player's seeds and the bet. */
export function nextRound(
  { session, play, claims, payer, version, tournaments }: Table,
  { bet, requestId }: Pick<PlayRoundInput, 'bet' | 'requestId'>,
  now: Date,
): NextRound {
  const { brandId, playerId, gameId, versionId, mathModelHash, coin } = session;
  const { serverSeed, serverSeedHash, clientSeed, nonce } = play.seed;
  const drawn = drawnRound(version, { serverSeed, clientSeed, nonce }, BigInt(bet));
  const paid = { coin, gameId, bet: BigInt(bet), win: BigInt(drawn.win), at: now.getTime() };
  const fed = claimsAfterRound(claims, payer, { ...paid, number: play.version + 1 });
  const { purse } = payer;
  const before = play.tournaments ?? {};
  const scored = playedTournaments(tournaments, before, { ...paid, closedAt: paid.at, seq: 0, purse }, () =>
    ulid(now),
  );
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
    purse,
    claim: fed.fed ? toRoundClaim(fed.fed, payer, now) : null,
    standings: standingsAfter(before, scored.plays),
    at: now.toISOString(),
  };
  const at = { sessionId: session.id, gameId, versionId, coin, day: round.at.slice(0, 10) };
  const { totals, closed } = withRound(play.totals, at, paid);
  const after = nextPlay(play, {
    totals,
    tournaments: Object.keys(scored.plays).length > 0 ? scored.plays : undefined,
    seed: { ...play.seed, nonce: nonce + 1 },
    lastRoundAt: round.at,
    // A free round costs the player nothing.
    ...(!payer.isFree && {
      losses: { ...play.losses, [coin]: withLoss(lossesAt(play.losses[coin], now), paid.bet - paid.win) },
    }),
    claims: fed.claims.length > 0 ? fed.claims : undefined,
  });
  return {
    round,
    after,
    excess: fed.excess,
    closed: closed && { brandId, playerId, version: play.version, totals: closed },
    entries: scored.entered.map(({ tournamentId, play: { entryId, admittedAt } }) => ({
      ...{ tournamentId, playerId, entryId, admittedAt },
      status: 'ADMITTED',
      createdAt: round.at,
    })),
  };
}

/** The standings that the round changed; every round that counts is one more round of the entry. */
function standingsAfter(before: TournamentPlays, plays: TournamentPlays): RoundStanding[] | null {
  const standings = Object.entries(plays)
    .filter(([tournamentId, { state }]) => state.rounds > (before[tournamentId]?.state.rounds ?? 0))
    .map(([tournamentId, { entryId, state }]) => ({
      ...{ tournamentId, entryId },
      score: `${state.score}`,
      rounds: state.rounds,
      order: standingOrder(tournamentId, entryId, state),
    }));
  return standings.length > 0 ? standings : null;
}
