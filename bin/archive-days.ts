import { parseArgs } from 'node:util';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { S3Client } from '@aws-sdk/client-s3';
import { dayBlockStore } from '#lambda/stores/coins/day-block-store';
import { dayMovements } from '#lambda/stores/coins/day-movements';
import { daySealStore } from '#lambda/stores/coins/day-seal-store';
import '#ops/aws/quiet-sdk';
import { archiveDays } from '#ops/archive/archive-days';
import { dayArchive } from '#ops/archive/day-archive';

/** Archives the sealed days of brands that are older than 90 days: see docs/how-to/archive-days.md. */
const usage =
  'Usage: npm run archive-days -- --journal <table> --audit <table> --seals <bucket> --archive <bucket> <brandId> …';

async function run(): Promise<void> {
  const { values, positionals } = options();
  const { journal, audit, seals, archive } = values;
  if (!journal || !audit || !seals || !archive || positionals.length === 0) {
    console.error(usage);
    process.exitCode = 2;
    return;
  }
  const [dynamodb, s3] = [new DynamoDBClient(), new S3Client()];
  const work = archiveDays({
    blocks: dayBlockStore({ dynamodb, journalTable: journal }),
    movements: dayMovements({ dynamodb, journalTable: journal }),
    seals: daySealStore({ dynamodb, auditTable: audit }),
    archive: dayArchive(s3, archive),
    copies: dayArchive(s3, seals),
    clock: () => new Date(),
  });
  for (const brandId of positionals)
    await work(brandId, (day, became) => {
      if (became === 'archived') console.log(`${brandId} ${day}: archived and verified.`);
    });
}

function options() {
  try {
    return parseArgs({
      options: {
        journal: { type: 'string' },
        audit: { type: 'string' },
        seals: { type: 'string' },
        archive: { type: 'string' },
      },
      allowPositionals: true,
    });
  } catch {
    return { values: {}, positionals: [] };
  }
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
