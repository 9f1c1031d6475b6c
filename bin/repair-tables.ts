import { parseArgs } from 'node:util';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import '#ops/aws/quiet-sdk';
import { reportLines } from '#ops/recovery/repair-report';
import { repairTables } from '#ops/recovery/repair-tables';

/**
 * Makes restored tables consistent, in AWS or on a local engine (`--endpoint`): see
 * docs/how-to/restore-the-tables.md.
 * `npm run repair-tables -- --journal J --wallets W --play P --main M --not-in-use`
 */
const usage =
  'Usage: npm run repair-tables -- --journal <table> --wallets <table> --play <table> --main <table> --not-in-use [--endpoint <url>]\n' +
  '--not-in-use confirms that no stage reads or writes these tables.';

async function run(): Promise<void> {
  const { journal, wallets, play, main, endpoint, 'not-in-use': notInUse } = options();
  if (!journal || !wallets || !play || !main || notInUse !== true) {
    console.error(usage);
    process.exitCode = 2;
    return;
  }
  const dynamodb = new DynamoDBClient(endpoint === undefined ? {} : { endpoint });
  const tables = { dynamodb, journalTable: journal, walletsTable: wallets, playTable: play, mainTable: main };
  const report = await repairTables(tables, () => new Date());
  console.log(reportLines(report).join('\n'));
  console.log(JSON.stringify(report, undefined, 2));
}

function options() {
  try {
    return parseArgs({
      options: {
        journal: { type: 'string' },
        wallets: { type: 'string' },
        play: { type: 'string' },
        main: { type: 'string' },
        endpoint: { type: 'string' },
        'not-in-use': { type: 'boolean' },
      },
    }).values;
  } catch {
    return {};
  }
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
