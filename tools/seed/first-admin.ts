import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { asAdministrator, output, type Seeding } from './seeding';

/** Makes a user an admin, like `npm run grant-admin` in AWS. */
export async function grantFirstAdmin(seeding: Seeding, email: string): Promise<void> {
  const lambda = new LambdaClient(asAdministrator(seeding));
  try {
    const FunctionName = output(seeding, 'ApiCompanies', 'GrantAdminFunctionName');
    const { FunctionError, Payload } = await lambda.send(
      new InvokeCommand({ FunctionName, Payload: JSON.stringify({ email }) }),
    );
    if (FunctionError)
      throw new Error(
        `${email} could not be made an admin: ${Payload?.transformToString() ?? FunctionError}`,
      );
  } finally {
    lambda.destroy();
  }
}
