import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { tournamentObjectKey } from '#domain/keys/tournaments';
import { systemClock } from '#lambda/clock';
import { environment } from '#lambda/functions/show-tournaments/env';
import { parseRequest } from '#lambda/functions/show-tournaments/request';
import { showTournaments } from '#lambda/functions/show-tournaments/show-tournaments';
import { orRefusal } from '#lambda/refusal';
import { brandRights } from '#lambda/stores/brands/brand-rights';
import { brandStore } from '#lambda/stores/brands/brand-store';
import { entryStore } from '#lambda/stores/tournaments/entry-store';
import { scoreStore } from '#lambda/stores/tournaments/score-store';
import { tournamentPlayers } from '#lambda/stores/tournaments/tournament-players';
import { tournamentStore } from '#lambda/stores/tournaments/tournament-store';

const urlSeconds = 300;

const { MAIN_TABLE: mainTable, SCORES_TABLE: scoresTable, CERTIFICATES_BUCKET: Bucket } = environment();
const dynamodb = new DynamoDBClient();
const s3 = new S3Client();
const stores = { dynamodb, mainTable };
const show = showTournaments({
  brands: brandStore(stores),
  rights: brandRights(stores),
  tournaments: tournamentStore(stores),
  entries: entryStore(stores),
  scores: scoreStore({ dynamodb, scoresTable }),
  players: tournamentPlayers({ ...stores, clock: systemClock }),
  certificateUrl: (tournamentId, resultHash) =>
    getSignedUrl(s3, new GetObjectCommand({ Bucket, Key: tournamentObjectKey(tournamentId, resultHash) }), {
      expiresIn: urlSeconds,
    }),
  clock: systemClock,
});

export const handler = (event: unknown) => orRefusal(async () => show(parseRequest(event)));
