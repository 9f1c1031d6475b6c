import { randomBytes } from 'node:crypto';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { limits } from '#domain/limits';
import { serverSeedBytes } from '@novalink/engine';
import { systemClock } from '#lambda/runtime/clock';
import { secretPlayKey } from '#lambda/services/free-play/play-key';
import { environment } from '#lambda/functions/play-guest/env';
import { playGuest } from '#lambda/functions/play-guest/play-guest';
import { parseRequest } from '#lambda/functions/play-guest/request';
import { orRefusal } from '#lambda/runtime/refusal';
import { launchFacts } from '#lambda/stores/brands/launch-facts';
import { playedGameStore } from '#lambda/stores/games/played-game-store';
import { launchStore } from '#lambda/stores/launches/launch-store';
import { guestSessionStore } from '#lambda/stores/play/guest-session-store';

const { MAIN_TABLE: mainTable, PLAY_TABLE: playTable, PLAY_KEY_ARN } = environment();
const dynamodb = new DynamoDBClient();
const play = playGuest({
  games: playedGameStore({ dynamodb, mainTable }),
  sessions: guestSessionStore({ dynamodb, playTable }),
  launches: launchStore({ dynamodb, playTable }),
  launchFacts: launchFacts({ dynamodb, mainTable }),
  key: secretPlayKey(new SecretsManagerClient(), PLAY_KEY_ARN),
  newSeed: () => randomBytes(serverSeedBytes).toString('hex'),
  clock: systemClock,
  cycleMs: limits.demo.spinCycleMilliseconds,
});

export const handler = (event: unknown) => orRefusal(() => play(parseRequest(event)));
