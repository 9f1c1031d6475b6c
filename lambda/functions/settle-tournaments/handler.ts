import { randomBytes } from 'node:crypto';
import { Logger } from '@aws-lambda-powertools/logger';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { S3Client } from '@aws-sdk/client-s3';
import { object, optional, parse, string } from 'valibot';
import { systemClock } from '#lambda/runtime/clock';
import { environment } from '#lambda/functions/settle-tournaments/env';
import { reportDifference } from '#lambda/functions/settle-tournaments/report-difference';
import { settleTournaments } from '#lambda/functions/settle-tournaments/settle-tournaments';
import { Refusal } from '#lambda/runtime/refusal';
import { auditPut } from '#lambda/stores/audit/audit-row';
import { ledgerClient, ledgerPorts } from '#lambda/stores/coins/ledger-store';
import { movementsIn } from '#lambda/stores/coins/movements-in';
import { giftAdded } from '#lambda/stores/counters/gift-store';
import { guardedWrite } from '#lambda/stores/guarded-write';
import { eventStore } from '#lambda/stores/promotions/event-store';
import { readPublishedPromotions } from '#lambda/stores/promotions/published-promotions';
import { certificateArchive } from '#lambda/stores/tournaments/certificate-archive';
import { entryStore } from '#lambda/stores/tournaments/entry-store';
import { publishedPut, readPublished } from '#lambda/stores/tournaments/published-tournaments';
import { scoreStore } from '#lambda/stores/tournaments/score-store';
import { tournamentPlayers } from '#lambda/stores/tournaments/tournament-players';
import { tournamentStore } from '#lambda/stores/tournaments/tournament-store';
import { walletRounds } from '#lambda/stores/tournaments/wallet-rounds';
import { barredPlayers } from '#lambda/services/tournaments/barred-players';

const env = environment();
const logger = new Logger({ serviceName: 'settle-tournaments' });
const dynamodb = new DynamoDBClient();
const stores = { dynamodb, mainTable: env.MAIN_TABLE, auditTable: env.AUDIT_TABLE };
const ledger = ledgerPorts({
  dynamodb: ledgerClient(),
  journalTable: env.JOURNAL_TABLE,
  walletsTable: env.WALLETS_TABLE,
  clock: systemClock,
  random: Math.random,
});
const events = eventStore(stores);
const work = settleTournaments({
  tournaments: tournamentStore(stores),
  entries: entryStore(stores),
  scores: scoreStore({ dynamodb, scoresTable: env.SCORES_TABLE }),
  rounds: walletRounds({
    dynamodb,
    journalTable: env.JOURNAL_TABLE,
    movements: movementsIn(ledger),
  }),
  certificates: certificateArchive(new S3Client(), env.CERTIFICATES_BUCKET),
  barred: barredPlayers(tournamentPlayers({ ...stores, clock: systemClock })),
  newIdSecret: () => randomBytes(32).toString('hex'),
  published: {
    read: (brandId) => readPublished(stores, brandId),
    put: (brandId, before, tournaments) => publishedPut(env.MAIN_TABLE, brandId, before, tournaments),
  },
  settlements: {
    isAwaited: async (brandId) =>
      (await readPublishedPromotions(stores, brandId)).promotions.some(
        ({ rules }) => rules.trigger.on === 'TOURNAMENT_SETTLED',
      ),
    record: (settlement) => events.recordSettlement(settlement),
  },
  ledger,
  countGift: (movement) => giftAdded(env.PLAY_TABLE, movement),
  write: (items) => guardedWrite(dynamodb, items),
  audit: (entry) => ({
    write: auditPut(env.AUDIT_TABLE, entry),
    otherwise: new Refusal('write.collided'),
  }),
  report: reportDifference({ logger, clock: systemClock, functionName: env.AWS_LAMBDA_FUNCTION_NAME }),
  logger,
  clock: systemClock,
});

const eventSchema = object({ tournamentId: optional(string()) });

/** Schedules invoke it with the id of a tournament; a regular rule invokes it without an id. */
export const handler = (event: unknown) => work(parse(eventSchema, event).tournamentId);
