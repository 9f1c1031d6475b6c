import '#ops/aws/quiet-sdk';
import { parseArgs } from 'node:util';
import { CloudFormationClient } from '@aws-sdk/client-cloudformation';
import { LambdaClient } from '@aws-sdk/client-lambda';
import { grantAdmin } from '#lib/users/grant-admin-call';

/** `npm run grant-admin -- --stage dev --email you@example.com`: makes a signed-up user an admin. */
const usage = 'Usage: npm run grant-admin -- --stage dev --email you@example.com';

async function run(): Promise<void> {
  const { stage, email } = options();
  if (!stage || !email) {
    console.error(usage);
    process.exitCode = 2;
    return;
  }
  const cloud = { cloudFormation: new CloudFormationClient(), lambda: new LambdaClient() };
  await grantAdmin(cloud)({ stage, email });
  console.log(`${email} is an admin of stage ${stage}. The new access applies after the next sign-in.`);
}

function options() {
  try {
    return parseArgs({ options: { stage: { type: 'string' }, email: { type: 'string' } } }).values;
  } catch {
    return {};
  }
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
