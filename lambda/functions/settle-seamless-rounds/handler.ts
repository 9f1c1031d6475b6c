import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { KMSClient } from '@aws-sdk/client-kms';
import { environment } from '#lambda/functions/settle-seamless-rounds/env';
import { settleRounds } from '#lambda/functions/settle-seamless-rounds/settle-rounds';
import { secretBox } from '#lambda/services/api-keys/secret-box';
import { seamlessNeeds } from '#lambda/services/seamless/seamless-needs';

const env = environment();
const settle = settleRounds({
  ...seamlessNeeds({
    dynamodb: new DynamoDBClient(),
    mainTable: env.MAIN_TABLE,
    playTable: env.PLAY_TABLE,
    journalTable: env.JOURNAL_TABLE,
    walletsTable: env.WALLETS_TABLE,
    auditTable: env.AUDIT_TABLE,
    box: secretBox(new KMSClient(), env.SECRETS_KEY_ARN),
    allowsLoopback: env.ALLOWS_LOOPBACK === 'true',
  }),
  report: ({ id }, error) => console.error(`The round ${id} was not continued: ${String(error)}`),
});

/** The next attempt at a call is at most five minutes later. */
const longestDueSeconds = 900;

export const handler = async () => {
  const settled = await settle();
  // Raises the alarm for errors of this function.
  if (settled.oldestSeconds > longestDueSeconds)
    throw new Error(`A round is due for ${settled.oldestSeconds} seconds, of ${settled.due} rounds.`);
  return settled;
};
