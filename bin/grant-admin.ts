import { parseArgs } from 'node:util';
import { CloudFormationClient } from '@aws-sdk/client-cloudformation';
import { LambdaClient } from '@aws-sdk/client-lambda';
import { grantAdmin } from '#lib/users/grant-admin-call';

/** `npm run grant-admin -- --stage dev --email you@example.com`: makes a signed-up user an admin. */
const { values } = parseArgs({ options: { stage: { type: 'string' }, email: { type: 'string' } } });
const { stage, email } = values;
if (!stage || !email) {
  console.error('Usage: npm run grant-admin -- --stage dev --email you@example.com');
  process.exitCode = 2;
} else {
  try {
    const cloud = { cloudFormation: new CloudFormationClient(), lambda: new LambdaClient() };
    await grantAdmin(cloud)({ stage, email });
    console.log(`${email} is an admin of stage ${stage}; new rights come with the next sign-in.`);
  } catch (fault) {
    console.error(fault instanceof Error ? fault.message : fault);
    process.exitCode = 1;
  }
}
