import { DecryptCommand, EncryptCommand, KMSClient } from '@aws-sdk/client-kms';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createKmsService, type KmsService } from './kms-service';
import { deploy, smallCloud } from '#local/testing/small-cloud';

let cloud: Awaited<ReturnType<typeof smallCloud>>;
let service: KmsService;
let kms: KMSClient;

beforeAll(async () => {
  cloud = await smallCloud();
  service = createKmsService(cloud.needs);
  cloud.attach(service.handler);
  kms = new KMSClient(cloud.sdk());
});
afterAll(() => cloud.stop());

const deployed = (logicalId: string, properties: object = {}, from = service) =>
  deploy(from.kinds, 'AWS::KMS::Key', logicalId, { ...properties });
const key = async (logicalId: string) => (await deployed(logicalId)).ref;

const Plaintext = Buffer.from('hush');
const EncryptionContext = { company: 'c1', purpose: 'test' };
const encrypt = (KeyId: string) => kms.send(new EncryptCommand({ KeyId, Plaintext, EncryptionContext }));
const ask = (operation: string, input: object, roleArn?: string) =>
  cloud.signed('kms', `TrentService.${operation}`, input, roleArn);

// AWS Key Management Service API Reference, "Encrypt" and "Decrypt".
describe('a key', () => {
  test('encrypts and decrypts', async () => {
    const KeyId = await key('Plain');
    const { attributes } = await deployed('Plain');
    expect(attributes).toEqual({ KeyId, Arn: `arn:aws:kms:eu-west-1:000000000000:key/${KeyId}` });
    const { CiphertextBlob, ...sealed } = await encrypt(KeyId);
    expect(sealed).toMatchObject({ KeyId: attributes.Arn, EncryptionAlgorithm: 'SYMMETRIC_DEFAULT' });
    expect(Buffer.from(CiphertextBlob ?? []).toString()).not.toContain('hush');
    const opened = await kms.send(
      // The order of the pairs has no meaning.
      new DecryptCommand({ CiphertextBlob, EncryptionContext: { purpose: 'test', company: 'c1' } }),
    );
    expect(Buffer.from(opened.Plaintext ?? []).toString()).toBe('hush');
    expect(opened.KeyId).toBe(attributes.Arn);
  });

  test('keeps its material after a restart', async () => {
    const { CiphertextBlob } = await encrypt(await key('Kept'));
    const again = createKmsService(cloud.needs);
    await deployed('Kept', {}, again);
    const opened = await kms.send(new DecryptCommand({ CiphertextBlob, EncryptionContext }));
    expect(Buffer.from(opened.Plaintext ?? []).toString()).toBe('hush');
  });

  test('does not decrypt with another context, another key, or changed bytes', async () => {
    const KeyId = await key('Strict');
    const { CiphertextBlob } = await encrypt(KeyId);
    const decrypt = (input: object) =>
      kms.send(new DecryptCommand({ CiphertextBlob, EncryptionContext, ...input }));
    for (const context of [undefined, {}, { ...EncryptionContext, company: 'c2' }])
      await expect(decrypt({ EncryptionContext: context })).rejects.toMatchObject({
        name: 'InvalidCiphertextException',
      });
    await expect(decrypt({ KeyId: await key('Other') })).rejects.toMatchObject({
      name: 'IncorrectKeyException',
    });
    const changed = Buffer.from(CiphertextBlob ?? []);
    changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
    for (const bytes of [changed, changed.subarray(0, 40), Buffer.from('x')])
      await expect(decrypt({ CiphertextBlob: bytes })).rejects.toMatchObject({
        name: 'InvalidCiphertextException',
      });
    expect((await decrypt({ KeyId })).Plaintext).toBeDefined();
  });

  test('requires permission, also for a context', async () => {
    const { attributes } = await deployed('Guarded');
    const KeyId = String(attributes.Arn);
    const role = cloud.role('encrypter', {
      Effect: 'Allow',
      Action: 'kms:Encrypt',
      Resource: KeyId,
      Condition: { StringEquals: { 'kms:EncryptionContext:company': 'c1' } },
    });
    const input = { KeyId, Plaintext: Plaintext.toString('base64'), EncryptionContext };
    const { status, body } = await ask('Encrypt', input, role);
    expect(status).toBe(200);
    const denied = { status: 400, body: { __type: expect.stringContaining('AccessDeniedException') } };
    const { CiphertextBlob } = body;
    expect(await ask('Decrypt', { CiphertextBlob, EncryptionContext }, role)).toMatchObject(denied);
    const other = { ...input, EncryptionContext: { company: 'c2' } };
    expect(await ask('Encrypt', other, role)).toMatchObject(denied);
    expect(await ask('Encrypt', { ...input, KeyId: await key('Else') }, role)).toMatchObject(denied);
  });

  test('is not found if it does not exist', async () => {
    await expect(encrypt('00000000-0000-4000-8000-000000000000')).rejects.toMatchObject({
      name: 'NotFoundException',
    });
  });

  test.each([0, 4097])('does not encrypt %s bytes', async (length) => {
    const KeyId = await key('Sized');
    const send = kms.send(new EncryptCommand({ KeyId, Plaintext: Buffer.alloc(length) }));
    await expect(send).rejects.toMatchObject({ name: 'ValidationException' });
  });

  test('is refused with a policy that does not leave the decision to IAM', async () => {
    const Principal = { AWS: 'arn:aws:iam::000000000000:root' };
    const statement = { Effect: 'Allow', Action: 'kms:*', Principal, Resource: '*' };
    const policy = (...Statement: readonly object[]) => ({ KeyPolicy: { Statement } });
    await deployed('Usual', policy(statement));
    for (const other of [
      policy(),
      policy({ ...statement, Action: 'kms:Decrypt' }),
      policy({ ...statement, Principal: '*' }),
      policy(statement, { ...statement, Effect: 'Deny' }),
    ])
      await expect(deployed('Unusual', other)).rejects.toThrow('only the default policy');
  });
});
