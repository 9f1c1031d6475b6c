import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { environment } from '#lambda/functions/sweep-totals/env';
import { brandPlayers } from '#lambda/stores/brands/brand-players';
import { playedTotals } from '#lambda/stores/play/played-totals';
import { sweepSummaries } from '#lambda/stores/play/sweep-summaries';
import { playSummaryStore } from '#lambda/stores/play/play-summary-store';
import { object, parse, string } from 'valibot';

const { MAIN_TABLE, PLAY_TABLE } = environment();
const stores = { dynamodb: new DynamoDBClient(), mainTable: MAIN_TABLE, playTable: PLAY_TABLE };
const sweep = sweepSummaries({
  players: brandPlayers(stores),
  totals: playedTotals(stores),
  summaries: playSummaryStore(stores),
});

export const handler = (event: unknown) => sweep(parseRequest(event).brandId);

const schema = object({ brandId: string() });

const parseRequest = (event: unknown) => parse(schema, event);
