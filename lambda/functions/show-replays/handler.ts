import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { systemClock } from '#lambda/runtime/clock';
import { environment } from '#lambda/functions/show-replays/env';
import { parseRequest } from '#lambda/functions/show-replays/request';
import { showReplay } from '#lambda/functions/show-replays/show-replay';
import { orRefusal } from '#lambda/runtime/refusal';
import { replayStore } from '#lambda/stores/play/replay-store';

const { MAIN_TABLE: mainTable, PLAY_TABLE: playTable } = environment();
const show = showReplay({
  replays: replayStore({ dynamodb: new DynamoDBClient(), mainTable, playTable }),
  clock: systemClock,
});

export const handler = (event: unknown) => orRefusal(() => show(parseRequest(event)));
