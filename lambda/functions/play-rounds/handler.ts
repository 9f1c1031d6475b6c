import { randomBytes } from 'node:crypto';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { systemClock } from '#lambda/clock';
import { environment } from '#lambda/functions/play-rounds/env';
import { playRounds } from '#lambda/functions/play-rounds/play-rounds';
import { parseRequest } from '#lambda/functions/play-rounds/request';
import { orRefusal } from '#lambda/refusal';
import { ledgerClient, ledgerPorts } from '#lambda/stores/ledger-store';
import { playFactsStore } from '#lambda/stores/play-facts';
import { playLimitsStore } from '#lambda/stores/play-limits-store';
import { playStore } from '#lambda/stores/play-store';
import { playableVersions } from '#lambda/stores/playable-versions';
import { playedGameStore } from '#lambda/stores/played-game-store';
import { roundStore } from '#lambda/stores/round-store';

const { MAIN_TABLE, AUDIT_TABLE, JOURNAL_TABLE, WALLETS_TABLE } = environment();
const stores = { dynamodb: new DynamoDBClient(), mainTable: MAIN_TABLE, auditTable: AUDIT_TABLE };
const play = playRounds({
  facts: playFactsStore(stores),
  plays: playStore(stores),
  rounds: roundStore(stores),
  limits: playLimitsStore(stores),
  versions: playableVersions(playedGameStore(stores)),
  ledger: ledgerPorts({
    dynamodb: ledgerClient(),
    journalTable: JOURNAL_TABLE,
    walletsTable: WALLETS_TABLE,
    clock: systemClock,
    random: Math.random,
  }),
  newSeed: () => randomBytes(32).toString('hex'),
  clock: systemClock,
});

export const handler = (event: unknown) => orRefusal(() => play(parseRequest(event)));
