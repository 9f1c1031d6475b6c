import type { DynamoDBRecord } from 'aws-lambda';
import { appendToDays } from '#lambda/functions/chain-journal/append-to-days';
import { reportChange, type ReportNeeds } from '#lambda/functions/chain-journal/report-change';
import type { ChainStore } from '#lambda/stores/audit/chain-store';
import { parseMovement, type Row } from '#lambda/stores/coins/ledger-rows';

/** New movements get their links; that a row was changed or removed is told. */
export function chainJournal(needs: ReportNeeds & { readonly chains: ChainStore }) {
  const append = appendToDays(needs);
  const report = reportChange(needs);
  return async (records: readonly DynamoDBRecord[]): Promise<void> => {
    const isNew = ({ eventName }: DynamoDBRecord) => eventName === 'INSERT';
    records.filter((record) => !isNew(record)).forEach(report);
    await append(
      records.filter(isNew).map(({ dynamodb }) => parseMovement((dynamodb?.NewImage ?? {}) as Row)),
    );
  };
}
