import { randomBytes } from 'node:crypto';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { serverSeedBytes } from '@novalink/engine';
import { systemClock } from '#lambda/runtime/clock';
import { environment } from '#lambda/functions/play-demo/env';
import { playDemo } from '#lambda/functions/play-demo/play-demo';
import { secretPlayKey } from '#lambda/services/free-play/play-key';
import { parseRequest } from '#lambda/functions/play-demo/request';
import { orRefusal } from '#lambda/runtime/refusal';
import { demoSessionStore } from '#lambda/stores/play/demo-session-store';
import { playedGameStore } from '#lambda/stores/games/played-game-store';

const { MAIN_TABLE: mainTable, PLAY_TABLE: playTable, PLAY_KEY_ARN } = environment();
const dynamodb = new DynamoDBClient();
const play = playDemo({
  games: playedGameStore({ dynamodb, mainTable }),
  sessions: demoSessionStore({ dynamodb, playTable }),
  key: secretPlayKey(new SecretsManagerClient(), PLAY_KEY_ARN),
  newSeed: () => randomBytes(serverSeedBytes).toString('hex'),
  clock: systemClock,
});

export const handler = (event: unknown) => orRefusal(() => play(parseRequest(event)));
