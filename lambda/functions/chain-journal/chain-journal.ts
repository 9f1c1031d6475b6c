import type { DynamoDBRecord } from 'aws-lambda';
import { appendToDay } from '#lambda/functions/chain-journal/append-to-day';
import { reportChange, type ReportNeeds } from '#lambda/functions/chain-journal/report-change';
import type { ChainStore } from '#lambda/stores/chain-store';
import { parseMovement, type Row } from '#lambda/stores/ledger-rows';

/** A new movement gets its link; that a row was changed or removed is told. */
export function chainJournal(needs: ReportNeeds & { readonly chains: ChainStore }) {
  const append = appendToDay(needs);
  const report = reportChange(needs);
  return async (record: DynamoDBRecord): Promise<void> => {
    if (record.eventName === 'INSERT') await append(parseMovement((record.dynamodb?.NewImage ?? {}) as Row));
    else report(record);
  };
}
