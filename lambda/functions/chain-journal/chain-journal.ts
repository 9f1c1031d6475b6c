import type { DynamoDBRecord } from 'aws-lambda';
import { linkMovements, type LinkNeeds } from '#lambda/functions/chain-journal/link-movements';
import { reportChange, type ReportNeeds } from '#lambda/functions/chain-journal/report-change';
import { parseMovement, type Row } from '#lambda/stores/coins/ledger-rows';

/** New movements get their links; that a row was changed or removed is told. */
export function chainJournal(needs: ReportNeeds & LinkNeeds) {
  const link = linkMovements(needs);
  const report = reportChange(needs);
  return async (records: readonly DynamoDBRecord[]): Promise<void> => {
    const isNew = ({ eventName }: DynamoDBRecord) => eventName === 'INSERT';
    records.filter((record) => !isNew(record)).forEach(report);
    await link(records.filter(isNew).map(({ dynamodb }) => parseMovement((dynamodb?.NewImage ?? {}) as Row)));
  };
}
