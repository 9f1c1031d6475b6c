import { setTimeout as pause } from 'node:timers/promises';
import type { Leaderboard } from '#domain/generated/types';
import { playStore } from '#lambda/stores/play/play-store';
import { entryStore } from '#lambda/stores/tournaments/entry-store';
import { tournamentStore } from '#lambda/stores/tournaments/tournament-store';
import { demoAccounts } from '../demo-accounts';
import { graphql } from '../graphql';
import { invokeFunction } from '../invoke-function';
import { as } from '../people';
import type { Seeding } from '../seeding';
import type { ProductTables } from './product-tables';

const pauseMs = 500;
const attempts = 120;

/**
 * Waits until the leaderboard has the scores of the players' rows, with which the settlement compares it. A
 * player's row keeps a score until the first round that is played more than an hour after the end.
 */
export async function untilLeaderboardIsCopied(
  seeding: Seeding,
  tables: ProductTables,
  tournamentId: string,
): Promise<void> {
  const row = await tournamentStore(tables).read(tournamentId);
  if (!row) throw new Error(`There is no tournament ${tournamentId}.`);
  const plays = playStore(tables);
  const scores = new Map<string, string>();
  for await (const entries of entryStore(tables).every(row))
    for (const { playerId, entryId } of entries) {
      const play = (await plays.read(row.brandId, playerId))?.tournaments?.[tournamentId];
      if (play) scores.set(entryId, `${play.state.score} after ${play.state.rounds} rounds`);
    }
  const query = `query ($id: ID!) { getLeaderboard(tournamentId: $id) { top { entryId score rounds } } }`;
  await as(seeding, demoAccounts.operator, async (token) => {
    for (let attempt = 1; attempt <= attempts; attempt += 1) {
      const { getLeaderboard: board } = await graphql<{ getLeaderboard: Pick<Leaderboard, 'top'> }>(
        seeding,
        token,
        query,
        { id: tournamentId },
      );
      const shown = new Map(
        board.top.map(({ entryId, score, rounds }) => [entryId, `${score} after ${rounds} rounds`]),
      );
      if ([...scores].every(([entryId, score]) => shown.get(entryId) === score)) return;
      await pause(pauseMs);
    }
    throw new Error(`The leaderboard of ${tournamentId} was not copied.`);
  });
}

/** Settles a tournament that has ended, like its schedule. */
export const settleTournament = (seeding: Seeding, tournamentId: string): Promise<void> =>
  invokeFunction(
    seeding,
    ['Tournaments', 'SettleTournamentsFunctionName'],
    { tournamentId },
    `The tournament ${tournamentId} was not settled`,
  );
