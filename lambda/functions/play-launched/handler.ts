import { randomBytes } from 'node:crypto';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { KMSClient } from '@aws-sdk/client-kms';
import { limits } from '#domain/limits';
import { serverSeedBytes } from '@novalink/engine';
import { environment } from '#lambda/functions/play-launched/env';
import { playLaunched } from '#lambda/functions/play-launched/play-launched';
import { parseRequest } from '#lambda/functions/play-launched/request';
import { systemClock } from '#lambda/runtime/clock';
import { orRefusal } from '#lambda/runtime/refusal';
import { secretBox } from '#lambda/services/api-keys/secret-box';
import { seamlessNeeds } from '#lambda/services/seamless/seamless-needs';
import { launchStore } from '#lambda/stores/launches/launch-store';
import { playFactsStore } from '#lambda/stores/play/play-facts';
import { sharedRows, sharedRowsMs } from '#lambda/stores/play/shared-rows';

const env = environment();
const stores = { dynamodb: new DynamoDBClient(), mainTable: env.MAIN_TABLE, playTable: env.PLAY_TABLE };
const play = playLaunched({
  ...seamlessNeeds({
    ...stores,
    journalTable: env.JOURNAL_TABLE,
    walletsTable: env.WALLETS_TABLE,
    auditTable: env.AUDIT_TABLE,
    box: secretBox(new KMSClient(), env.SECRETS_KEY_ARN),
    allowsLoopback: env.ALLOWS_LOOPBACK === 'true',
  }),
  launches: launchStore(stores),
  facts: playFactsStore({ ...stores, shared: sharedRows({ clock: systemClock, forMs: sharedRowsMs }) }),
  newSeed: () => randomBytes(serverSeedBytes).toString('hex'),
  cycleMs: limits.demo.spinCycleMilliseconds,
});

export const handler = (event: unknown) => orRefusal(() => play(parseRequest(event)));
