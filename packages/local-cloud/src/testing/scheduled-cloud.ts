import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCloud, type Cloud, type CloudOptions } from '#local/cloud';
import { signedRest } from './small-cloud';

/** An event of a test function, and its time by the function's clock. */
export interface Reported {
  readonly name: string;
  readonly event: Record<string, unknown>;
  readonly now: string;
}

/** Records its event before it returns, because its output can arrive later. */
const code = `import { appendFileSync } from 'node:fs';
export const handler = async (event) => {
  const recorded = { name: process.env.NAME, event, now: new Date().toISOString() };
  appendFileSync(process.env.RECORDED, JSON.stringify(recorded) + '\\n');
  return event;
};`;

const reportedFile = 'events.jsonl';

const newFolder = () => mkdtempSync(join(tmpdir(), 'scheduled-'));

/** Creates an assembly with one stack and functions that record their events. */
export function assemblyWith(functions: readonly string[], resources: object): string {
  const folder = newFolder();
  const write = (name: string, content: unknown) =>
    writeFileSync(join(folder, name), JSON.stringify(content));
  mkdirSync(join(folder, 'code'));
  writeFileSync(join(folder, 'code/index.mjs'), code);
  write('assets.json', {
    files: {
      code: { source: { path: 'code' }, destinations: { here: { bucketName: 'assets', objectKey: 'code' } } },
    },
  });
  write('manifest.json', {
    artifacts: {
      A: { type: 'aws:cloudformation:stack', properties: { templateFile: 'A.json' } },
      Assets: { type: 'cdk:asset-manifest', properties: { file: 'assets.json' } },
    },
  });
  const Role = { 'Fn::GetAtt': ['FunctionRole', 'Arn'] };
  const made = functions.map((name): [string, object] => [
    name,
    {
      Type: 'AWS::Lambda::Function',
      Properties: {
        ...{ Code: { S3Bucket: 'assets', S3Key: 'code' }, Handler: 'index.handler', Runtime: 'nodejs24.x' },
        ...{
          Role,
          FunctionName: name,
          Environment: { Variables: { NAME: name, RECORDED: join(folder, reportedFile) } },
        },
      },
    },
  ]);
  const Resources: Record<string, unknown> = {
    FunctionRole: roleFor('lambda.amazonaws.com'),
    ...Object.fromEntries(made),
    ...resources,
  };
  write('A.json', { Parameters: { LocalOrigin: { Type: 'String', Default: '' } }, Resources });
  return folder;
}

function reportedIn(assembly: string): Reported[] {
  const file = join(assembly, reportedFile);
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  return lines.map((line) => JSON.parse(line) as Reported);
}

/** A role that a service can assume, with these permissions. */
export const roleFor = (Service: string, ...Statement: object[]) => ({
  Type: 'AWS::IAM::Role',
  Properties: {
    AssumeRolePolicyDocument: {
      Statement: [{ Effect: 'Allow', Principal: { Service }, Action: 'sts:AssumeRole' }],
    },
    Policies:
      Statement.length === 0
        ? []
        : [{ PolicyName: 'May', PolicyDocument: { Version: '2012-10-17', Statement } }],
  },
});

/** Starts a local cloud and returns the recorded events of its functions. */
export async function scheduledCloud(options: Pick<CloudOptions, 'assembly'> & Partial<CloudOptions>) {
  const cloud = await startCloud({
    ...{ data: 'memory', port: 0, log: () => undefined },
    ...options,
  });
  const ask = async (place: string, init?: RequestInit) => {
    const answer = await fetch(`${cloud.origin}/__local/${place}`, init);
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };
  const post = (place: string, body: unknown, type = 'application/json') =>
    ask(place, { method: 'POST', headers: { 'content-type': type }, body: JSON.stringify(body) });
  return {
    cloud,
    /** In order, for all clouds that were started from the assembly. */
    reported: () => reportedIn(options.assembly),
    ask,
    post,
    advanceTo: (to: string) => post('clock', { to }),
    scheduler: (method: string, target: string, body?: object) => signed(cloud, method, target, body),
  };
}

const signed = ({ origin, administrator }: Cloud, method: string, target: string, body?: object) =>
  signedRest({ endpoint: origin, credentials: administrator }, 'scheduler', method, target, body);
