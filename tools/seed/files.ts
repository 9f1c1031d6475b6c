import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import type { FileCheck } from '#domain/generated/types';
import { ulidOf, ulidRandomBytes } from '#domain/ulid';
import { documentPrefix, fileNameMetadata, imagePrefix } from '#domain/uploads';
import { graphql } from './graphql';
import { output, type Seeding } from './seeding';
import { credentialsFor, subOf, type Session } from './sign-in';

const patienceMs = 30_000;

export interface SeedFile {
  readonly bytes: Uint8Array;
  readonly type: string;
  readonly extension: string;
  /** The file name that the image library shows. */
  readonly name?: string;
}

/** Uploads files to a user's folder as the site does, and returns their keys once all are checked. */
export async function uploadFiles(
  seeding: Seeding,
  session: Session,
  place: 'images' | 'documents',
  files: readonly SeedFile[],
): Promise<string[]> {
  const identityPoolId = output(seeding, 'Identity', 'IdentityPoolId');
  const credentials = await credentialsFor({ origin: seeding.origin, identityPoolId }, session);
  const s3 = new S3Client({
    endpoint: seeding.origin,
    region: 'eu-west-1',
    forcePathStyle: true,
    credentials,
  });
  const Bucket = output(seeding, 'Storage', place === 'images' ? 'ImageBucketName' : 'DocumentBucketName');
  const { identityId } = credentials;
  const folder =
    place === 'images'
      ? `${imagePrefix}${identityId}/`
      : `${documentPrefix}${identityId}/${subOf(session.idToken)}/`;
  try {
    const keys = files.map(
      ({ extension }) => `${folder}${ulidOf(Date.now(), randomBytes(ulidRandomBytes))}.${extension}`,
    );
    for (const [at, { bytes, type, name }] of files.entries()) {
      const given = { Bucket, Key: keys[at], Body: bytes, ContentType: type, IfNoneMatch: '*' };
      const Metadata = name === undefined ? undefined : { [fileNameMetadata]: encodeURIComponent(name) };
      await s3.send(new PutObjectCommand({ ...given, Metadata }));
    }
    for (const key of keys) await untilChecked(seeding, session.accessToken, key);
    return keys;
  } finally {
    s3.destroy();
  }
}

async function untilChecked(seeding: Seeding, token: string, key: string): Promise<void> {
  const lastMoment = Date.now() + patienceMs;
  for (;;) {
    const { getFileCheck } = await graphql<{ getFileCheck: Pick<FileCheck, 'state' | 'reason'> }>(
      seeding,
      token,
      'query Check($key: String!) { getFileCheck(key: $key) { state reason } }',
      { key },
    );
    if (getFileCheck.state === 'CHECKED') return;
    if (getFileCheck.state === 'REFUSED')
      throw new Error(`${key} was refused: ${getFileCheck.reason ?? ''}.`);
    if (Date.now() > lastMoment) throw new Error(`${key} was not checked in time.`);
    await wait(50);
  }
}
