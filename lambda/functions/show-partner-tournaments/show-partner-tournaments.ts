import type { ApiAnswer, ApiRequest } from '#domain/api/api-operation';
import type { getTournament, listLeaderboard, listTournaments } from '#domain/generated/novalink-api';
import type { Clock } from '#lambda/runtime/clock';
import { invalidCursor } from '#lambda/runtime/invalid-request';
import { checkBrand, notFound } from '#lambda/services/api-keys/asked-brand';
import { listCursor } from '#lambda/services/api-keys/list-cursor';
import type { Partner } from '#lambda/services/api-keys/signed-answer';
import { leaderboards } from '#lambda/services/tournaments/boards';
import { entrantsOf, type Boards } from '#lambda/services/tournaments/entrants';
import { presentTournament } from '#lambda/services/tournaments/present-tournament';
import type { OwnsBrand } from '#lambda/stores/brands/own-brand';
import type { ScoreStore } from '#lambda/stores/tournaments/score-store';
import type { TournamentRow } from '#lambda/stores/tournaments/tournament-row';
import type { TournamentStore } from '#lambda/stores/tournaments/tournament-store';

export interface Needs {
  readonly ownsBrand: OwnsBrand;
  readonly tournaments: Pick<TournamentStore, 'read' | 'page' | 'entrants'>;
  readonly scores: Pick<ScoreStore, 'top' | 'orders'>;
  readonly clock: Clock;
}

type Tournament = ApiAnswer<typeof getTournament>;

/** The tournaments of the company's brands, as their managers see them. */
export function showPartnerTournaments(needs: Needs) {
  const { ownsBrand, tournaments, scores, clock } = needs;
  const boards = leaderboards(scores, clock);
  const ownTournament = async (id: string, { companyId }: Partner) => {
    const row = await tournaments.read(id);
    if (!row || !(await ownsBrand(companyId, row.brandId))) throw notFound('tournament');
    return row;
  };
  return {
    list: async (
      { brand, limit, cursor }: ApiRequest<typeof listTournaments>,
      partner: Partner,
    ): Promise<ApiAnswer<typeof listTournaments>> => {
      const cursors = listCursor(['tournaments', partner.companyId, brand]);
      const before = cursor === undefined ? undefined : cursors.placeOf(cursor);
      await checkBrand(ownsBrand, brand, partner);
      const { rows, last } = await tournaments.page(brand, limit, before);
      const items = await Promise.all(rows.map((row) => present(needs, boards, row)));
      return { items, nextCursor: last === undefined ? null : cursors.of(last) };
    },
    one: async (
      { id }: ApiRequest<typeof getTournament>,
      partner: Partner,
    ): Promise<ApiAnswer<typeof getTournament>> => present(needs, boards, await ownTournament(id, partner)),
    leaderboard: async (
      { id, limit, cursor }: ApiRequest<typeof listLeaderboard>,
      partner: Partner,
    ): Promise<ApiAnswer<typeof listLeaderboard>> => {
      const cursors = listCursor(['leaderboard', partner.companyId, id]);
      const { rank, order } =
        cursor === undefined ? { rank: 0, order: undefined } : rankOf(cursors.placeOf(cursor));
      await ownTournament(id, partner);
      const rows = await scores.top(id, limit + 1, order);
      const items = rows.slice(0, limit).map(({ entryId, playerId, score, rounds, reachedAt }, place) => ({
        ...{ rank: rank + place + 1, entryId, player: playerId, score, rounds },
        reachedAt: new Date(reachedAt).toISOString(),
      }));
      const last = rows.length > limit ? rows[limit - 1] : undefined;
      return { items, nextCursor: last ? cursors.of(`${rank + limit} ${last.gsi1sk}`) : null };
    },
  };
}

/** The rank and the order of the last standing of a page. */
function rankOf(place: string) {
  const { rank, order } = /^(?<rank>\d{1,9}) (?<order>.+)$/.exec(place)?.groups ?? {};
  if (rank === undefined || order === undefined) throw invalidCursor();
  return { rank: Number(rank), order };
}

async function present(needs: Needs, boards: Boards, row: TournamentRow): Promise<Tournament> {
  const entrants = await entrantsOf(needs, boards, row);
  const shown = presentTournament(row, { entrants, entry: undefined, now: needs.clock() });
  const { id, name, description, coin, decimals, gameIds, startsAt, endsAt, entryMode, buyIn } = row;
  const { buyInCoin, buyInDecimals, minEntrants, maxEntrants, minBet, maxRounds, scoring } = row;
  const { prizeKind, prizes, rulesHash, cancelReason, publishedAt, settledAt } = row;
  const { budget, pool, status, result } = shown;
  return {
    ...{ id, brand: row.brandId, name, description, coin, decimals, games: gameIds, startsAt, endsAt },
    ...{ entryMode, buyIn, buyInCoin, buyInDecimals, minEntrants, maxEntrants, minBet, maxRounds },
    ...{ scoring, prizeKind, prizes, budget, pool, entrants: shown.entrants, status },
    ...{ rulesHash, cancelReason, result: result ?? null, publishedAt, settledAt },
  };
}
