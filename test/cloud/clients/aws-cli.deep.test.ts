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
