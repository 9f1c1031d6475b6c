import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import '#ops/aws/quiet-sdk';
import { movePlayer } from '#ops/recovery/move-player';
import { userChanges } from '#ops/recovery/user-changes';

/**
 * Moves players to the users of a new user pool. See docs/how-to/replace-the-user-pool.md. `npm run
 * move-players -- --main M --file users.csv`
 */
const usage = 'Usage: npm run move-players -- --main <table> --file <users.csv> [--endpoint <url>]';

async function run(): Promise<void> {
  const { main, file, endpoint } = options();
  if (!main || !file) {
    console.error(usage);
    process.exitCode = 2;
    return;
  }
  const dynamodb = new DynamoDBClient(endpoint === undefined ? {} : { endpoint });
  let players = 0;
  const changes = userChanges(readFileSync(file, 'utf8'));
  for (const change of changes) {
    const { moved, joinedAgain } = await movePlayer({ dynamodb, mainTable: main }, change);
    players += moved.length;
    for (const brandId of joinedAgain)
      console.log(`Not moved in brand ${brandId}: ${change.to} is already a player of this brand.`);
  }
  console.log(`Users: ${changes.length}. Players moved: ${players}.`);
}

function options() {
  try {
    return parseArgs({
      options: { main: { type: 'string' }, file: { type: 'string' }, endpoint: { type: 'string' } },
    }).values;
  } catch {
    return {};
  }
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
