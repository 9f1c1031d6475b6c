import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { SchedulerClient } from '@aws-sdk/client-scheduler';
import { systemClock } from '#lambda/runtime/clock';
import { environment } from '#lambda/functions/manage-tournaments/env';
import { manageTournaments } from '#lambda/functions/manage-tournaments/manage-tournaments';
import { parseRequest } from '#lambda/functions/manage-tournaments/request';
import { wakeUps } from '#lambda/functions/manage-tournaments/wake-ups';
import { orRefusal, Refusal } from '#lambda/runtime/refusal';
import { auditPut } from '#lambda/stores/audit/audit-row';
import { brandRights } from '#lambda/stores/brands/brand-rights';
import { brandStore } from '#lambda/stores/brands/brand-store';
import { dayAllowance } from '#lambda/stores/coins/day-allowance';
import { ledgerClient, ledgerPorts } from '#lambda/stores/coins/ledger-store';
import { offeredGames } from '#lambda/stores/games/offered-games';
import { guardedWrite } from '#lambda/stores/guarded-write';
import { playStore } from '#lambda/stores/play/play-store';
import { entryStore } from '#lambda/stores/tournaments/entry-store';
import { publishedPut, readPublished } from '#lambda/stores/tournaments/published-tournaments';
import { tournamentPlayers } from '#lambda/stores/tournaments/tournament-players';
import { tournamentStore } from '#lambda/stores/tournaments/tournament-store';
import { knownAdmins } from '#lambda/stores/users/known-admins';

const env = environment();
const dynamodb = new DynamoDBClient();
const lambda = new LambdaClient();
const stores = {
  dynamodb,
  mainTable: env.MAIN_TABLE,
  playTable: env.PLAY_TABLE,
  auditTable: env.AUDIT_TABLE,
};
const manage = manageTournaments({
  brands: brandStore(stores),
  rights: brandRights(stores),
  tournaments: tournamentStore(stores),
  entries: entryStore(stores),
  players: tournamentPlayers({ ...stores, clock: systemClock }),
  isAdmin: knownAdmins(stores),
  allowance: dayAllowance(stores),
  plays: playStore(stores),
  published: {
    read: (brandId) => readPublished(stores, brandId),
    put: (brandId, before, tournaments) => publishedPut(env.MAIN_TABLE, brandId, before, tournaments),
  },
  ledger: ledgerPorts({
    dynamodb: ledgerClient(),
    journalTable: env.JOURNAL_TABLE,
    walletsTable: env.WALLETS_TABLE,
    clock: systemClock,
    random: Math.random,
  }),
  offered: offeredGames(stores),
  write: (items) => guardedWrite(dynamodb, items),
  audit: (entry) => ({
    write: auditPut(env.AUDIT_TABLE, entry),
    otherwise: new Refusal('write.collided'),
  }),
  wakeAt: wakeUps(new SchedulerClient(), {
    group: env.SCHEDULE_GROUP,
    roleArn: env.SCHEDULE_ROLE_ARN,
    functionArn: env.SETTLE_FUNCTION_ARN,
  }),
  wake: async (tournamentId) => {
    await lambda.send(
      new InvokeCommand({
        FunctionName: env.SETTLE_FUNCTION_ARN,
        InvocationType: 'Event',
        Payload: JSON.stringify({ tournamentId }),
      }),
    );
  },
  clock: systemClock,
});

export const handler = (event: unknown) => orRefusal(() => manage(parseRequest(event)));
