import { setTimeout as pause } from 'node:timers/promises';
import { Logger } from '@aws-lambda-powertools/logger';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { DynamoDBStreamEvent } from 'aws-lambda';
import { systemClock } from '#lambda/runtime/clock';
import { copyScores } from '#lambda/functions/copy-scores/copy-scores';
import { environment } from '#lambda/functions/copy-scores/env';
import { leaderboardPublisher } from '#lambda/functions/copy-scores/publisher';
import { scoreStore } from '#lambda/stores/tournaments/score-store';
import { eachApart } from '#lambda/runtime/stream-batch';

const serviceName = 'copy-scores';
const { SCORES_TABLE: scoresTable, GRAPHQL_URL: graphqlUrl, AWS_REGION: region } = environment();
const logger = new Logger({ serviceName });
const dynamodb = new DynamoDBClient();
const publish = leaderboardPublisher({
  graphqlUrl,
  region,
  credentials: () => dynamodb.config.credentials(),
  fetch,
});
const copy = copyScores({
  scores: scoreStore({ dynamodb, scoresTable }),
  clock: systemClock,
  sleep: (milliseconds) => pause(milliseconds),
  publish,
  reportLost: (tournamentId, error) =>
    logger.error('A leaderboard was not published', {
      tournamentId,
      fault: error instanceof Error ? error.message : 'unknown',
    }),
});

export const handler = (event: DynamoDBStreamEvent) => eachApart(serviceName, event, copy);
