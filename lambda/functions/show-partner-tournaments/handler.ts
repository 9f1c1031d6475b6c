import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { APIGatewayProxyEvent } from 'aws-lambda';
import { getTournament, listLeaderboard, listTournaments } from '#domain/generated/novalink-api';
import { environment } from '#lambda/functions/show-partner-tournaments/env';
import { showPartnerTournaments } from '#lambda/functions/show-partner-tournaments/show-partner-tournaments';
import { systemClock } from '#lambda/runtime/clock';
import { signedAnswer } from '#lambda/services/api-keys/signed-answer';
import { signedNeeds } from '#lambda/services/api-keys/signed-needs';
import { ownsBrand } from '#lambda/stores/brands/own-brand';
import { scoreStore } from '#lambda/stores/tournaments/score-store';
import { tournamentStore } from '#lambda/stores/tournaments/tournament-store';

const {
  MAIN_TABLE: mainTable,
  PLAY_TABLE: playTable,
  SECRETS_KEY_ARN: secretsKey,
  SCORES_TABLE: scoresTable,
} = environment();
const dynamodb = new DynamoDBClient();
const tables = { dynamodb, mainTable };
const answer = signedAnswer(signedNeeds({ ...tables, playTable, secretsKey }));
const show = showPartnerTournaments({
  ownsBrand: ownsBrand(tables),
  tournaments: tournamentStore(tables),
  scores: scoreStore({ dynamodb, scoresTable }),
  clock: systemClock,
});
const name = 'show-partner-tournaments';

export const handler = (event: APIGatewayProxyEvent) => {
  switch (event.resource) {
    case getTournament.path:
      return answer(name, getTournament, event, show.one);
    case listLeaderboard.path:
      return answer(name, listLeaderboard, event, show.leaderboard);
    default:
      return answer(name, listTournaments, event, show.list);
  }
};
