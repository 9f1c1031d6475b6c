import type { CertifiedEntry, TournamentCertificate } from '#domain/tournaments/certificate';
import type { PlayedRound } from '#domain/tournaments/qualification';
import { qualifyingRounds } from '#domain/tournaments/settlement';
import type { ExportedMovement } from './read-tournament-movements';

/** A round as text, which must be equal in the certificate and the journal. */
const nameOf = (seq: number, at: number, gameId: string, bet: bigint | number, win: bigint | number) =>
  `${seq} at ${at} of ${gameId}: ${bet} for ${win}`;

/**
 * Compares the rounds of a certificate with those of the journal. A certificate does not identify players:
 * players with a prize are identified by their movements, others by a round that only they played.
 */
export function roundErrors(
  certificate: TournamentCertificate,
  {
    movements,
    roundsOf,
    players,
  }: {
    /** Movements of the tournament. */
    readonly movements: readonly ExportedMovement[];
    readonly roundsOf: (playerId: string) => readonly ExportedMovement[];
    readonly players: readonly string[];
  },
): readonly string[] {
  const { rules, ranking, entries } = certificate;
  const played = new Map(players.map((player) => [player, playedRounds(roundsOf(player))]));
  const ranks = new Map(ranking.map(({ entryId, rank }) => [entryId, rank]));
  const winners = new Map(
    movements
      .filter(({ kind }) => kind === 'PRIZE')
      .map(({ key, playerId }) => [Number(key.slice(key.lastIndexOf('#') + 1)), playerId]),
  );
  const qualifying = (entry: CertifiedEntry, player: string) =>
    qualifyingRounds(rules, { stoppedAt: null, ...entry }, played.get(player) ?? []).map(
      ({ seq, at, gameId, bet, win }) => nameOf(seq, at, gameId, bet, win),
    );
  const found = new Map<string, string>();
  const faults = entries.flatMap((entry) => {
    const certified = entry.rounds.map(([seq, at, , game, bet, win]) =>
      nameOf(seq, at, rules.gameIds[game] ?? '', bet, win),
    );
    const winner = winners.get(ranks.get(entry.id) ?? 0);
    const candidates = winner === undefined ? players : [winner];
    const player = candidates.find(
      (name) => !found.has(name) && qualifying(entry, name).join() === certified.join(),
    );
    if (player === undefined)
      return certified.length === 0 && winner === undefined
        ? []
        : [`the rounds of the entry ${entry.id} differ from the journal${winner ? ` for ${winner}` : ''}`];
    if (certified.length > 0) found.set(player, entry.id);
    return [];
  });
  // The rounds of withdrawn entrants, whose buy-ins were refunded, are not certified.
  const refunded = new Set(movements.filter(({ kind }) => kind === 'REFUND').map(({ playerId }) => playerId));
  const left = movements.filter(
    ({ kind, playerId }) =>
      kind === 'BUY_IN' &&
      !refunded.has(playerId) &&
      !found.has(playerId) &&
      (played.get(playerId)?.length ?? 0) > 0,
  );
  const missing = left.filter(({ playerId, at }) => {
    const entry = { id: '', admittedAt: at, stoppedAt: null };
    return qualifyingRounds(rules, entry, played.get(playerId) ?? []).length > 0;
  });
  return [...faults, ...missing.map(({ playerId }) => `no entry contains the rounds of ${playerId}`)];
}

function playedRounds(movements: readonly ExportedMovement[]): readonly PlayedRound[] {
  const wins = new Map(
    movements.filter(({ kind }) => kind === 'WIN').map((movement) => [movement.reference, movement]),
  );
  return movements
    .filter(({ kind }) => kind === 'BET')
    .map(({ seq, at, amount, coin, purse, gameId, reference }) => ({
      ...{ seq, at, coin, gameId, purse: purse === 'PROMO' ? ('PROMO' as const) : ('MAIN' as const) },
      closedAt: wins.get(reference)?.at ?? at,
      bet: -amount,
      win: wins.get(reference)?.amount ?? 0n,
    }));
}
