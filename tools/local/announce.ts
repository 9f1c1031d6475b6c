import type { Cloud } from 'cdk-local-cloud';
import { region } from 'cdk-local-cloud/client';
import { demoAccounts, demoPassword } from '#tools/seed/demo-accounts';

/** Prints the addresses and the demo accounts, if there are any. */
export function announce({ origin, administrator }: Cloud, seeded: boolean): void {
  console.log(`NovaLink is running at ${origin}`);
  if (seeded)
    console.log(`\nDemo accounts, all with ${demoPassword}: ${Object.values(demoAccounts).join(', ')}`);
  console.log(`E-mail that would have been sent: ${origin}/__local/mail`);
  console.log('\nFor the AWS CLI and SDK, as the local administrator:');
  // Version 1 of the AWS CLI and boto3 read the region from the second variable.
  console.log(`  export AWS_ENDPOINT_URL=${origin} AWS_REGION=${region} AWS_DEFAULT_REGION=${region}`);
  console.log(`  export AWS_ACCESS_KEY_ID=${administrator.accessKeyId}`);
  console.log(`  export AWS_SECRET_ACCESS_KEY=${administrator.secretAccessKey}`);
}
