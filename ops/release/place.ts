import { existsSync } from 'node:fs';
import { CloudFormationClient, DescribeStacksCommand, type Stack } from '@aws-sdk/client-cloudformation';
import { S3Client } from '@aws-sdk/client-s3';
import { findAdministrator, folderStorage, region } from 'cdk-local-cloud/client';

/** The target of a release. */
export interface Place {
  readonly s3: S3Client;
  readonly bucket: string;
  /** The origin of the site, such as `https://d123.cloudfront.net`. */
  readonly url: string;
}

/** A deployed stage, found by the outputs of its stack. Requires AWS credentials. */
export async function deployedPlace(stage: string): Promise<Place> {
  const cloudFormation = new CloudFormationClient();
  const outputs = await outputsOf(cloudFormation, stage).catch((error: unknown) => {
    throw isWithoutAccount(error) ? new Error(`${error.message}. ${accountAdvice}`) : error;
  });
  return { ...outputs, s3: new S3Client() };
}

const accountAdvice = 'Set AWS_REGION, and AWS_PROFILE or other AWS credentials, to those of the stage.';

const isWithoutAccount = (error: unknown): error is Error =>
  error instanceof Error &&
  (error.name === 'CredentialsProviderError' || error.message === 'Region is missing');

/** The running local cloud at the endpoint that `npm start` uses. */
export async function localPlace(environment: NodeJS.ProcessEnv): Promise<Place> {
  const endpoint = environment.AWS_ENDPOINT_URL ?? `http://localhost:${environment.PORT ?? '4000'}`;
  await mustAnswer(endpoint);
  const client = { endpoint, region, credentials: credentialsOf(environment, endpoint) };
  const outputs = await outputsOf(new CloudFormationClient(client), 'local').catch((error: unknown) => {
    throw isRefusedKey(error)
      ? new Error(`The local cloud at ${endpoint} does not know the keys. ${keyAdvice}`)
      : error;
  });
  return { ...outputs, s3: new S3Client({ ...client, forcePathStyle: true }) };
}

async function mustAnswer(endpoint: string): Promise<void> {
  try {
    await fetch(`${endpoint}/builds/latest.json`);
  } catch {
    throw new Error(
      `No local cloud runs at ${endpoint}. Start one with \`npm start\`, set PORT to its port, or publish to a stage in AWS with --stage.`,
    );
  }
}

const keyAdvice =
  'Set NOVALINK_DATA to its data folder, or AWS_ENDPOINT_URL, AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY to the values that it printed at its start.';

/**
 * Keys in the environment belong to the endpoint in the environment. Otherwise the keys of the data folder
 * are used.
 */
function credentialsOf(environment: NodeJS.ProcessEnv, endpoint: string) {
  const {
    AWS_ENDPOINT_URL: named,
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
  } = environment;
  const given = accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined;
  const folder = environment.NOVALINK_DATA ?? '.novalink';
  const kept = existsSync(folder) ? findAdministrator(folderStorage(folder)) : undefined;
  const credentials = (named === undefined ? kept : given) ?? given ?? kept;
  if (!credentials) throw new Error(`The keys of the local cloud at ${endpoint} are not known. ${keyAdvice}`);
  return credentials;
}

const isRefusedKey = (error: unknown): boolean =>
  error instanceof Error && /InvalidClientTokenId|SignatureDoesNotMatch|UnrecognizedClient/.test(error.name);

async function outputsOf(cloudFormation: CloudFormationClient, stage: string) {
  const StackName = `NovaLink-${stage}-Web`;
  const stack = await findStack(cloudFormation, StackName);
  const output = (name: string) => {
    const value = stack?.Outputs?.find(({ OutputKey }) => OutputKey === name)?.OutputValue;
    if (!value) throw new Error(missingOutput(StackName, name, stage));
    return value;
  };
  return { bucket: output('SiteBucketName'), url: output('SiteUrl') };
}

async function findStack(
  cloudFormation: CloudFormationClient,
  StackName: string,
): Promise<Stack | undefined> {
  try {
    return (await cloudFormation.send(new DescribeStacksCommand({ StackName }))).Stacks?.[0];
  } catch (error) {
    // CloudFormation reports a missing stack only with this message and no specific error name.
    if (error instanceof Error && error.message.includes('does not exist')) return undefined;
    throw error;
  }
}

const missingOutput = (stack: string, name: string, stage: string) =>
  stage === 'local'
    ? `The stack ${stack} of the local cloud has no output ${name}. Start it again with \`npm start\`.`
    : `The stack ${stack} with the output ${name} is not deployed in this account and region. Deploy it first: npx cdk deploy --all -c stage=${stage}`;
