import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { stateMachines } from '#local/testing/state-machines';
import { deploy, smallCloud } from '#local/testing/small-cloud';
import { createAppSyncService } from './appsync/appsync-service';
import { createDynamoDbService } from './dynamodb/dynamodb-service';
import { createFunctionsService } from './lambda/functions-service';
import { createIamService } from './iam/iam-service';

type Cloud = Awaited<ReturnType<typeof smallCloud>>;
let lab: Awaited<ReturnType<typeof stateMachines>>;
beforeAll(async () => void (lab = await stateMachines()));
afterAll(() => lab.stop());

/** Creates a role that the service can assume, optionally under a condition. Returns the role's ARN. */
async function roleFor({ needs }: Cloud, service: string, Condition?: object): Promise<string> {
  const Statement = {
    Effect: 'Allow',
    Principal: { Service: `${service}.amazonaws.com` },
    Action: 'sts:AssumeRole',
    ...(Condition ? { Condition } : {}),
  };
  const { attributes } = await deploy(createIamService(needs).kinds, 'AWS::IAM::Role', `For${service}`, {
    AssumeRolePolicyDocument: { Version: '2012-10-17', Statement },
  });
  return attributes.Arn ?? '';
}

const refused = 'is not authorized to perform: sts:AssumeRole';

test('a state machine needs a role that trusts only state machines of this account', async () => {
  const make = (RoleArn: string) =>
    deploy(lab.service.kinds, 'AWS::StepFunctions::StateMachine', 'Machine', {
      RoleArn,
      DefinitionString: JSON.stringify({ StartAt: 'Done', States: { Done: { Type: 'Succeed' } } }),
    });
  const machines = (account: string) => ({
    StringEquals: { 'aws:SourceAccount': account },
    ArnLike: { 'aws:SourceArn': `arn:aws:states:eu-west-1:${account}:stateMachine:*` },
  });
  expect((await make(await roleFor(lab.cloud, 'states', machines('000000000000')))).ref).toContain('Machine');
  await expect(make(await roleFor(lab.cloud, 'states', machines('111111111111')))).rejects.toThrow(refused);
  await expect(make(await roleFor(lab.cloud, 'lambda'))).rejects.toThrow(refused);
});

test('a function needs a role that trusts Lambda, without a condition on the source', async () => {
  const dynamodb = await createDynamoDbService(lab.cloud.needs);
  const functions = createFunctionsService({
    ...lab.cloud.needs,
    streams: dynamodb.streams,
    queues: { send: () => undefined },
    assets: { pathOf: () => '.' },
    log: () => undefined,
  });
  const make = (Role: string) =>
    deploy(functions.kinds, 'AWS::Lambda::Function', 'Function', {
      Code: { S3Bucket: '.', S3Key: '.' },
      Handler: 'index.handler',
      Runtime: 'nodejs24.x',
      Role,
    });
  const ofAccount = { StringEquals: { 'aws:SourceAccount': '000000000000' } };
  expect((await make(await roleFor(lab.cloud, 'lambda'))).ref).toContain('Function');
  await expect(make(await roleFor(lab.cloud, 'lambda', ofAccount))).rejects.toThrow(refused);
  await expect(make(await roleFor(lab.cloud, 'states'))).rejects.toThrow(refused);
  await functions.stop();
  await dynamodb.stop();
});

test('a data source needs a role that trusts only its API', async () => {
  const { kinds } = createAppSyncService({
    ...lab.cloud.needs,
    dynamodb: { call: () => Promise.reject(new Error('The test asks no table.')) },
    functions: { invoke: () => Promise.reject(new Error('The test invokes no function.')) },
    userPools: { verifyToken: () => Promise.reject(new Error('The test has no people.')) },
    assetPath: (url) => url,
  });
  const api = await deploy(kinds, 'AWS::AppSync::GraphQLApi', 'Api', {
    Name: 'small',
    AuthenticationType: 'AWS_IAM',
  });
  const make = (ServiceRoleArn: string) =>
    deploy(kinds, 'AWS::AppSync::DataSource', 'Source', {
      ApiId: api.attributes.ApiId,
      Name: 'Source',
      Type: 'AWS_LAMBDA',
      LambdaConfig: { LambdaFunctionArn: 'arn:aws:lambda:eu-west-1:000000000000:function:one' },
      ServiceRoleArn,
    });
  const ofApi = (arn = '') => ({ ArnEquals: { 'aws:SourceArn': arn } });
  const { Arn } = api.attributes;
  expect((await make(await roleFor(lab.cloud, 'appsync', ofApi(Arn)))).attributes.Name).toBe('Source');
  await expect(make(await roleFor(lab.cloud, 'appsync', ofApi(`${Arn}x`)))).rejects.toThrow(refused);
  await expect(make(await roleFor(lab.cloud, 'states'))).rejects.toThrow(refused);
});
