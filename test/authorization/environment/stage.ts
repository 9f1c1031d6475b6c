import type { Stage, RunningCloud } from './running-stage';
import {
  AdminCreateUserCommand,
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { DynamoDBClient, ListTablesCommand } from '@aws-sdk/client-dynamodb';
import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { acceptanceKey } from '#domain/keys';
import { policyVersion, termsVersion } from '#domain/terms-versions';
import { region } from 'cdk-local-cloud/client';
import { put } from '../fixtures/company';
import { scannedContents, tableContents } from './table-contents';

export async function openStage(cloud: RunningCloud): Promise<Stage> {
  const settings = { region, endpoint: cloud.origin, credentials: cloud.administrator };
  const dynamodb = new DynamoDBClient(settings);
  const lambda = new LambdaClient(settings);
  const tables = await findTables(dynamodb);
  const invoke = async (output: string, event: object) => {
    const Payload = Buffer.from(JSON.stringify(event));
    const { FunctionError } = await lambda.send(
      new InvokeCommand({ FunctionName: namedOutput(cloud, output), Payload }),
    );
    if (FunctionError !== undefined)
      throw new Error(`${output} failed with ${JSON.stringify(event)}: ${FunctionError}`);
  };
  return {
    origin: cloud.origin,
    userPoolId: namedOutput(cloud, 'UserPoolId'),
    clientId: namedOutput(cloud, 'UserPoolClientId'),
    identityPoolId: namedOutput(cloud, 'IdentityPoolId'),
    graphql: { url: namedOutput(cloud, 'GraphqlUrl'), region },
    cognito: new CognitoIdentityProviderClient(settings),
    dynamodb,
    tables,
    uploadBuckets: {
      images: namedOutput(cloud, 'ImageBucketName'),
      documents: namedOutput(cloud, 'DocumentBucketName'),
    },
    administrator: cloud.administrator,
    contents: tableContents(cloud, tables),
    scannedContents: () => scannedContents(cloud, tables),
    grantAdmin: (email) => invoke('GrantAdminFunctionName', { email }),
    countDays: () => invoke('CountDaysFunctionName', {}),
  };
}

export const password = 'Matrix-PermissionCase-7!';

/** Creates a confirmed user with a password who has accepted the current terms. Returns their `sub`. */
export async function givenUser(stage: Stage, email: string): Promise<string> {
  const { cognito, userPoolId } = stage;
  const user = { UserPoolId: userPoolId, Username: email };
  const { User } = await cognito.send(
    new AdminCreateUserCommand({
      ...user,
      MessageAction: 'SUPPRESS',
      UserAttributes: [
        { Name: 'email', Value: email },
        { Name: 'email_verified', Value: 'true' },
      ],
    }),
  );
  await cognito.send(new AdminSetUserPasswordCommand({ ...user, Password: password, Permanent: true }));
  const sub = User?.Attributes?.find(({ Name }) => Name === 'sub')?.Value;
  if (sub === undefined) throw new Error(`${email} has no sub.`);
  const accepted = { sub, termsVersion, policyVersion, acceptedAt: new Date().toISOString() };
  await put(stage, { ...acceptanceKey(sub, termsVersion), ...accepted });
  return sub;
}

async function findTables(dynamodb: DynamoDBClient): Promise<Stage['tables']> {
  const { TableNames = [] } = await dynamodb.send(new ListTablesCommand({}));
  const named = (part: string) => {
    const found = TableNames.find((name) => name.includes(part));
    if (found === undefined) throw new Error(`No table is called ${part}: ${TableNames.join(', ')}`);
    return found;
  };
  return {
    main: named('Main'),
    play: named('Play'),
    audit: named('Audit'),
    journal: named('Journal'),
    wallets: named('Wallets'),
  };
}

export function namedOutput({ outputs }: RunningCloud, name: string): string {
  const value = Object.values(outputs).find((stack) => name in stack)?.[name];
  if (value === undefined) throw new Error(`No stack has the output ${name}.`);
  return value;
}
