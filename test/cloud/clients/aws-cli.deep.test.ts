import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startLocal, stopLocal, type LocalProcess } from '#test/support/local-process';
import { until } from 'cdk-local-cloud/testing';

const hasCli = spawnSync('aws', ['--version']).status === 0;
if (!hasCli) console.warn('There is no AWS CLI on this machine: what it would ask is NOT tested here.');
const asked = hasCli ? test : test.skip;
let local: LocalProcess;
let exports: string;
beforeAll(async () => {
  if (!hasCli) return;
  local = await startLocal(['--memory', '--no-seed']);
  exports = await until(() => {
    const printed = local.said.filter((line) => line.startsWith('  export '));
    return printed.length === 3 ? printed.join('\n') : undefined;
  });
});
afterAll(async () => {
  if (hasCli) await stopLocal(local, 'SIGTERM');
});

/** Runs a command like a user who copies the printed lines into a shell without other AWS settings. */
function aws(line: string): string {
  const { PATH = '' } = process.env;
  const environment = { PATH, HOME: tmpdir() };
  return execFileSync('/bin/sh', ['-c', `${exports}\naws ${line}`], { env: environment, encoding: 'utf8' });
}
const answer = (line: string) => JSON.parse(aws(line)) as unknown;

asked('who it is', () => {
  expect(answer('sts get-caller-identity')).toMatchObject({ Account: '000000000000' });
});

asked('tables and what is in them', () => {
  const { TableNames } = answer('dynamodb list-tables') as { TableNames: string[] };
  expect(TableNames).toHaveLength(6);
  const item = { pk: { S: 'CLI' }, sk: { S: 'ITEM' }, text: { S: 'kept' } };
  const { pk, sk } = item;
  const table = `--table-name ${TableNames[0]}`;
  aws(`dynamodb put-item ${table} --item '${JSON.stringify(item)}'`);
  expect(answer(`dynamodb get-item ${table} --key '${JSON.stringify({ pk, sk })}'`)).toEqual({ Item: item });
});

asked('the user pool and who is in it', () => {
  const { UserPools } = answer('cognito-idp list-user-pools --max-results 10') as {
    UserPools: { Id: string }[];
  };
  expect(UserPools).toHaveLength(1);
  expect(answer(`cognito-idp list-users --user-pool-id ${UserPools[0]?.Id}`)).toEqual({ Users: [] });
});

asked('buckets and objects', () => {
  const { Buckets } = answer('s3api list-buckets') as { Buckets: { Name: string }[] };
  const name = Buckets.find((bucket) => bucket.Name.includes('web'))?.Name;
  expect(aws(`s3 ls s3://${name}`)).toContain('index.html');
  const [there, back] = ['there', 'back'].map((file) => join(mkdtempSync(join(tmpdir(), 'cli-')), file));
  writeFileSync(`${there}`, 'kept');
  aws(`s3 cp ${there} s3://${name}/cli/file`);
  aws(`s3 cp s3://${name}/cli/file ${back}`);
  expect(readFileSync(`${back}`, 'utf8')).toBe('kept');
});

asked('the outputs of the stacks', () => {
  const described = answer('cloudformation describe-stacks --stack-name NovaLink-local-Api');
  expect(described).toMatchObject({ Stacks: [{ StackStatus: 'CREATE_COMPLETE' }] });
});

asked('the resources of a stack, and the permissions of a role in it', () => {
  const { StackResources } = answer(
    'cloudformation describe-stack-resources --stack-name NovaLink-local-Storage',
  ) as { StackResources: { ResourceType: string; PhysicalResourceId: string }[] };
  const role = StackResources.find(({ ResourceType }) => ResourceType === 'AWS::IAM::Role');
  const named = `--role-name ${role?.PhysicalResourceId}`;
  expect(answer(`iam get-role ${named}`)).toMatchObject({ Role: { RoleName: role?.PhysicalResourceId } });
  const { PolicyNames } = answer(`iam list-role-policies ${named}`) as { PolicyNames: string[] };
  expect(answer(`iam get-role-policy ${named} --policy-name ${PolicyNames[0]}`)).toMatchObject({
    PolicyDocument: { Statement: expect.any(Array) },
  });
});

asked('the distribution, whose files it can invalidate', () => {
  const listed = answer('cloudfront list-distributions') as {
    DistributionList: { Items: { Id: string }[] };
  };
  const id = `--distribution-id ${listed.DistributionList.Items[0]?.Id}`;
  const created = answer(`cloudfront create-invalidation ${id} --paths '/*'`) as {
    Invalidation: { Id: string };
  };
  expect(answer(`cloudfront get-invalidation ${id} --id ${created.Invalidation.Id}`)).toMatchObject({
    Invalidation: { Status: 'Completed', InvalidationBatch: { Paths: { Items: ['/*'] } } },
  });
});

asked('the topics of alarms, to which it can publish', () => {
  const { Topics } = answer('sns list-topics') as { Topics: { TopicArn: string }[] };
  const topic = `--topic-arn ${Topics[0]?.TopicArn}`;
  expect(answer(`sns list-subscriptions-by-topic ${topic}`)).toEqual({ Subscriptions: [] });
  expect(answer(`sns publish ${topic} --message test`)).toEqual({ MessageId: expect.any(String) });
});

asked('the log groups of functions', () => {
  const { logGroups } = answer('logs describe-log-groups') as { logGroups: { logGroupName: string }[] };
  expect(logGroups.length).toBeGreaterThan(50);
  const group = logGroups.find(({ logGroupName }) => logGroupName.includes('PlayRounds'))?.logGroupName;
  expect(answer(`logs filter-log-events --log-group-name ${group}`)).toMatchObject({ events: [] });
});
