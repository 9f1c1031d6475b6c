import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { GetObjectTaggingCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startCloud, type Cloud } from '#local/cloud';
import { until, untilTrue } from '#local/testing/until';

/** Tags objects with `ok` in their key and deletes others. The SDK gets the cloud's address from the environment. */
const code = `
import { DeleteObjectCommand, PutObjectTaggingCommand, S3Client } from '${
  pathToFileURL(createRequire(import.meta.url).resolve('@aws-sdk/client-s3')).href
}';
const s3 = new S3Client({});
export async function handler({ Records }) {
  for (const { s3: { bucket, object } } of Records) {
    const place = { Bucket: bucket.name, Key: decodeURIComponent(object.key.replaceAll('+', ' ')) };
    const TagSet = [{ Key: 'checked', Value: 'true' }];
    await s3.send(
      place.Key.includes('ok')
        ? new PutObjectTaggingCommand({ ...place, Tagging: { TagSet } })
        : new DeleteObjectCommand(place),
    );
  }
}
`;

const arnOf = (logicalId: string) => ({ 'Fn::GetAtt': [logicalId, 'Arn'] });
const allow = (Action: string[], Resource: string) => ({ Effect: 'Allow', Action, Resource });

const resources = {
  Role: {
    Type: 'AWS::IAM::Role',
    Properties: {
      AssumeRolePolicyDocument: {
        Statement: [
          { Effect: 'Allow', Principal: { Service: 'lambda.amazonaws.com' }, Action: 'sts:AssumeRole' },
        ],
      },
      Policies: [
        {
          PolicyName: 'check',
          PolicyDocument: {
            Statement: [allow(['s3:PutObjectTagging', 's3:DeleteObject'], 'arn:aws:s3:::uploads/*')],
          },
        },
      ],
    },
  },
  Check: {
    Type: 'AWS::Lambda::Function',
    Properties: {
      Code: { S3Bucket: 'assets', S3Key: 'check' },
      Handler: 'index.handler',
      Runtime: 'nodejs24.x',
      Role: arnOf('Role'),
    },
  },
  Permission: {
    Type: 'AWS::Lambda::Permission',
    Properties: {
      Action: 'lambda:InvokeFunction',
      FunctionName: arnOf('Check'),
      Principal: 's3.amazonaws.com',
      SourceAccount: { Ref: 'AWS::AccountId' },
    },
  },
  Uploads: {
    Type: 'AWS::S3::Bucket',
    DependsOn: 'Permission',
    Properties: {
      BucketName: 'uploads',
      NotificationConfiguration: {
        LambdaConfigurations: [{ Event: 's3:ObjectCreated:*', Function: arnOf('Check') }],
      },
    },
  },
};

function assembly(): string {
  const folder = mkdtempSync(join(tmpdir(), 'upload-check-'));
  const write = (name: string, content: unknown) =>
    writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content));
  mkdirSync(join(folder, 'check'));
  write('check/index.mjs', code);
  write('A.json', { Resources: resources });
  write('assets.json', {
    files: {
      check: {
        source: { path: 'check' },
        destinations: { one: { bucketName: 'assets', objectKey: 'check' } },
      },
    },
  });
  write('manifest.json', {
    artifacts: {
      A: { type: 'aws:cloudformation:stack', properties: { templateFile: 'A.json' } },
      Assets: { type: 'cdk:asset-manifest', properties: { file: 'assets.json' } },
    },
  });
  return folder;
}

let cloud: Cloud;
let s3: S3Client;
beforeAll(async () => {
  cloud = await startCloud({ assembly: assembly(), data: 'memory', port: 0, log: () => undefined });
  s3 = new S3Client({
    endpoint: cloud.origin,
    forcePathStyle: true,
    region: 'eu-west-1',
    credentials: cloud.administrator,
  });
});
afterAll(() => cloud.stop());

const tagsOf = async (Key: string) =>
  (await s3.send(new GetObjectTaggingCommand({ Bucket: 'uploads', Key }))).TagSet;

// AWS: Amazon S3 User Guide, "Amazon S3 Event Notifications".
test('a function checks uploads that the bucket’s notifications report', async () => {
  await s3.send(new PutObjectCommand({ Bucket: 'uploads', Key: 'ok é+.png', Body: 'x' }));
  await s3.send(new PutObjectCommand({ Bucket: 'uploads', Key: 'bad.png', Body: 'x' }));
  await untilTrue(async () => (await tagsOf('ok é+.png'))?.length === 1);
  expect(await tagsOf('ok é+.png')).toEqual([{ Key: 'checked', Value: 'true' }]);
  await expect(untilFailure(() => tagsOf('bad.png'))).resolves.toMatchObject({ name: 'NoSuchKey' });
});

const untilFailure = (ask: () => Promise<unknown>): Promise<unknown> =>
  until(() =>
    ask().then(
      () => undefined,
      (error: unknown) => error,
    ),
  );
