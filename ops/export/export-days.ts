import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { allLanes } from '#domain/wallet/day-lanes';
import { exportedLine } from '@novalink/ledger/day';
import { dayBlockStore } from '#lambda/stores/coins/day-block-store';
import { dayMovements } from '#lambda/stores/coins/day-movements';
import { daySealStore } from '#lambda/stores/coins/day-seal-store';

interface Tables {
  readonly dynamodb: DynamoDBClient;
  readonly journalTable: string;
  readonly auditTable: string;
}

/** Exports JSON lines: every movement and every block of the UTC days, and all seals of the brand. */
export async function* exportDays(
  tables: Tables,
  brandId: string,
  days: readonly string[],
): AsyncGenerator<string> {
  const movementsOf = dayMovements(tables);
  const blocks = dayBlockStore(tables);
  for (const day of days) {
    yield exportedLine({ day: { brandId, day } });
    for await (const page of movementsOf(brandId, day))
      yield page.map((movement) => exportedLine({ movement })).join('');
    for (const lane of allLanes)
      for await (const block of blocks.every({ brandId, day, lane }))
        yield exportedLine({ block: { brandId, day, lane, ...block } });
  }
  for await (const seal of daySealStore(tables).every(brandId)) yield exportedLine({ seal });
}
