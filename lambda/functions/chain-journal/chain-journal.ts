import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import { lateAfterMs } from '#domain/wallet/seal-times';
import { msSinceEnd } from '@novalink/ledger/day';
import type { StoredMovement } from '@novalink/ledger';
import { linkMovements, type LinkNeeds } from '#lambda/stores/coins/link-movements';
import { reportChange, type ReportNeeds } from '#lambda/functions/chain-journal/report-change';
import type { LateDays } from '#lambda/stores/coins/late-days';
import { parseMovement, type Row } from '#lambda/stores/coins/ledger-rows';

export interface ChainNeeds extends ReportNeeds, LinkNeeds {
  readonly lateDays: Pick<LateDays, 'report'>;
}

/**
 * Adds hash links to new movements. Reports changed and removed rows, and movements of days that are already
 * sealed.
 */
export function chainJournal(needs: ChainNeeds) {
  const link = linkMovements(needs);
  const report = reportChange(needs);
  return async (records: readonly DynamoDBRecord[]): Promise<void> => {
    const isNew = ({ eventName }: DynamoDBRecord) => eventName === 'INSERT';
    records.filter((record) => !isNew(record)).forEach(report);
    const movements = records
      .filter(isNew)
      .map(({ dynamodb }) => parseMovement(rowOf(dynamodb?.NewImage ?? {})));
    await link(movements);
    await reportLate(needs, movements);
  };
}

/** The nightly run checks these days again. */
async function reportLate({ lateDays, clock }: ChainNeeds, movements: readonly StoredMovement[]) {
  const now = clock();
  const late = new Map(
    movements
      .map(({ brandId, at }) => ({ brandId, day: at.slice(0, 10) }))
      .filter(({ day }) => msSinceEnd(day, now) >= lateAfterMs)
      .map((one) => [`${one.brandId} ${one.day}`, one]),
  );
  await Promise.all([...late.values()].map(({ brandId, day }) => lateDays.report(brandId, day, now)));
}

type Image = NonNullable<NonNullable<DynamoDBRecord['dynamodb']>['NewImage']>;

/** Lambda delivers binary values as Base64, although its types say otherwise. */
const rowOf = (image: Image): Row =>
  Object.fromEntries(
    Object.entries(image).map(([name, value]) => [
      name,
      (typeof value.B === 'string' ? { B: Buffer.from(value.B, 'base64') } : value) as AttributeValue,
    ]),
  );
