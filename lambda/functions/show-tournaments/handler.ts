import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { systemClock } from '#lambda/runtime/clock';
import { environment } from '#lambda/functions/show-tournaments/env';
import { cachedNames } from '#lambda/functions/show-tournaments/player-names';
import { parseRequest } from '#lambda/functions/show-tournaments/request';
import { showTournaments } from '#lambda/functions/show-tournaments/show-tournaments';
import { orRefusal } from '#lambda/runtime/refusal';
import { brandRights } from '#lambda/stores/brands/brand-rights';
import { brandStore } from '#lambda/stores/brands/brand-store';
import { lobbyStore } from '#lambda/stores/brands/lobby-store';
import { entryStore } from '#lambda/stores/tournaments/entry-store';
import { scoreStore } from '#lambda/stores/tournaments/score-store';
import { playerNames, tournamentPlayers } from '#lambda/stores/tournaments/tournament-players';
import { tournamentStore } from '#lambda/stores/tournaments/tournament-store';

const { MAIN_TABLE: mainTable, SCORES_TABLE: scoresTable } = environment();
const dynamodb = new DynamoDBClient();
const stores = { dynamodb, mainTable };
const show = showTournaments({
  brands: brandStore(stores),
  rights: brandRights(stores),
  tournaments: tournamentStore(stores),
  entries: entryStore(stores),
  scores: scoreStore({ dynamodb, scoresTable }),
  players: tournamentPlayers({ ...stores, clock: systemClock }),
  names: cachedNames(playerNames(stores), systemClock),
  lobbies: lobbyStore(stores),
  clock: systemClock,
});

export const handler = (event: unknown) => orRefusal(async () => show(parseRequest(event)));
