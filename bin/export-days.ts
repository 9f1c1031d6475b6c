import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import '#ops/aws/quiet-sdk';
import { exportDays } from '#ops/export/export-days';

/** Writes days of a brand for `bin/audit.ts` to the standard output. */
const usage = 'Usage: npx tsx bin/export-days.ts --journal <table> --audit <table> <brand id> 2026-11-01 …';

const { values, positionals } = parseArgs({
  options: { journal: { type: 'string' }, audit: { type: 'string' } },
  allowPositionals: true,
});
const { journal: journalTable, audit: auditTable } = values;
const [brandId, ...days] = positionals;
if (journalTable === undefined || auditTable === undefined || brandId === undefined || days.length === 0) {
  console.error(usage);
  process.exit(2);
}
const tables = { dynamodb: new DynamoDBClient(), journalTable, auditTable };
for await (const lines of exportDays(tables, brandId, days))
  if (!process.stdout.write(lines)) await once(process.stdout, 'drain');
