import { randomUUID } from 'node:crypto';
import { PutObjectCommand, S3Client, type PutObjectCommandInput } from '@aws-sdk/client-s3';
import { GetItemCommand } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import { fileKey } from '#domain/keys';
import { documentPrefix } from '#domain/uploads';
import { ulid } from '#lambda/runtime/ulid';
import { guest, signedIn, type SignedIn, type Visitor } from '#test/authorization/environment/sign-in';
import type { RunningCloud, Stage } from '#test/authorization/environment/running-stage';
import { givenUser, namedOutput } from '#test/authorization/environment/stage';
import { subOf } from '#tools/seed/sign-in';
import { until } from 'cdk-local-cloud/testing';

/** A user with AWS credentials like those of a browser, and the unmodified S3 client. */
export interface Uploader {
  readonly s3: S3Client;
  readonly identityId: string;
  /** Absent for a guest. */
  readonly email: string | undefined;
  readonly sub: string | undefined;
  readonly accessToken: string | undefined;
  readonly idToken: string | undefined;
  /** A new key in the user's folder. */
  newKey(prefix: string, extension: string): string;
}

export const bucketsOf = (cloud: RunningCloud) => ({
  images: namedOutput(cloud, 'ImageBucketName'),
  documents: namedOutput(cloud, 'DocumentBucketName'),
});

export async function guestUploader(stage: Stage): Promise<Uploader> {
  return uploader(stage, await guest(stage));
}

/** A new user, optionally an admin. */
export async function newUploader(stage: Stage, name: string, isAdmin = false): Promise<Uploader> {
  const email = `${name}-${randomUUID()}@uploads.test`;
  await givenUser(stage, email);
  if (isAdmin) await stage.grantAdmin(email);
  const session = await signedIn(stage, email);
  return uploader(stage, session.credentials, { ...session, email });
}

function uploader(
  { origin }: Stage,
  credentials: Visitor,
  person?: SignedIn & { readonly email: string },
): Uploader {
  const { identityId } = credentials;
  const sub = person && subOf(person.idToken);
  const settings = { endpoint: origin, region: 'eu-west-1', forcePathStyle: true, maxAttempts: 1 };
  return {
    s3: new S3Client({ ...settings, credentials }),
    identityId,
    email: person?.email,
    sub,
    accessToken: person?.accessToken,
    idToken: person?.idToken,
    newKey: (prefix, extension) => {
      const folder = prefix === documentPrefix ? `${identityId}/${sub ?? identityId}` : identityId;
      return `${prefix}${folder}/${ulid(new Date())}.${extension}`;
    },
  };
}

export const put = ({ s3 }: Uploader, input: PutObjectCommandInput) =>
  s3.send(new PutObjectCommand({ IfNoneMatch: '*', ...input }));

/** The result of the upload check of a file, after it is available. */
export async function judged({ dynamodb, tables }: Stage, key: string): Promise<Record<string, unknown>> {
  const Key = { pk: { S: fileKey(key).pk }, sk: { S: fileKey(key).sk } };
  const read = new GetItemCommand({ TableName: tables.main, Key, ConsistentRead: true });
  return until(async () => {
    const { Item } = await dynamodb.send(read);
    return Item && unmarshall(Item);
  });
}

/** The HTTP status of the response to a call. */
export async function statusOf(call: Promise<{ $metadata: { httpStatusCode?: number } }>) {
  const answer = await call.catch((error: unknown) => error as { $metadata?: { httpStatusCode?: number } });
  return answer.$metadata?.httpStatusCode;
}
