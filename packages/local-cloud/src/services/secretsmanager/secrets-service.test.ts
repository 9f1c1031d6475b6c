import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createSecretsService, type SecretsService } from './secrets-service';
import { deploy, smallCloud } from '#local/testing/small-cloud';

let cloud: Awaited<ReturnType<typeof smallCloud>>;
let service: SecretsService;

beforeAll(async () => {
  cloud = await smallCloud();
  service = createSecretsService(cloud.needs);
  cloud.attach(service.handler);
});
afterAll(() => cloud.stop());

const secret = async (logicalId: string, properties: object, from = service) =>
  (await deploy(from.kinds, 'AWS::SecretsManager::Secret', logicalId, { ...properties })).ref;

const ask = (operation: string, SecretId: string, roleArn?: string, more: object = {}) =>
  cloud.signed('secretsmanager', `secretsmanager.${operation}`, { SecretId, ...more }, roleArn);
const valueOf = async (id: string) => String((await ask('GetSecretValue', id)).body.SecretString);

// AWS: Secrets Manager API Reference, "GetSecretValue".
describe('a secret', () => {
  test('is returned by its ARN and by its name', async () => {
    const arn = await secret('Stated', { Name: 'stated', SecretString: 'hush' });
    expect(arn).toMatch(/^arn:aws:secretsmanager:eu-west-1:000000000000:secret:stated-\w{6}$/);
    const { status, body } = await ask('GetSecretValue', arn);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ARN: arn,
      Name: 'stated',
      SecretString: 'hush',
      VersionStages: ['AWSCURRENT'],
      CreatedDate: expect.any(Number),
    });
    expect(await valueOf('stated')).toBe('hush');
    expect((await ask('DescribeSecret', arn)).body).not.toHaveProperty('SecretString');
  });

  test('is read by the SDK', async () => {
    const SecretId = await secret('BySdk', { SecretString: 'hush' });
    const client = new SecretsManagerClient(cloud.sdk());
    const found = await client.send(new GetSecretValueCommand({ SecretId }));
    expect(found).toMatchObject({ SecretString: 'hush', CreatedDate: expect.any(Date) });
    await expect(client.send(new GetSecretValueCommand({ SecretId: 'none' }))).rejects.toMatchObject({
      name: 'ResourceNotFoundException',
    });
  });

  test('keeps a generated value after a restart; a value in the template can change', async () => {
    const generated = await secret('Kept', { GenerateSecretString: {} });
    const stated = await secret('Changed', { SecretString: 'one' });
    const [before, version] = [
      await valueOf(generated),
      (await ask('GetSecretValue', stated)).body.VersionId,
    ];
    const again = createSecretsService(cloud.needs);
    expect(await secret('Kept', { GenerateSecretString: {} }, again)).toBe(generated);
    await secret('Changed', { SecretString: 'two' }, again);
    expect(await valueOf(generated)).toBe(before);
    const changed = (await ask('GetSecretValue', stated)).body;
    expect(changed.SecretString).toBe('two');
    expect(changed.VersionId).not.toBe(version);
  });

  test('requires permission to read it', async () => {
    const mine = await secret('Mine', { SecretString: 'x' });
    const other = await secret('Other', { SecretString: 'y' });
    const role = cloud.role('reader', {
      Effect: 'Allow',
      Action: 'secretsmanager:GetSecretValue',
      Resource: mine,
    });
    expect((await ask('GetSecretValue', mine, role)).status).toBe(200);
    for (const refused of [ask('GetSecretValue', other, role), ask('DescribeSecret', mine, role)])
      expect(await refused).toMatchObject({
        status: 400,
        body: {
          __type: expect.stringContaining('AccessDeniedException'),
          message: expect.stringContaining('is not authorized to perform: secretsmanager:'),
        },
      });
  });

  test('is not found if it does not exist, or not in that stage', async () => {
    const arn = await secret('Staged', { SecretString: 'x' });
    const missing = { status: 400, body: { __type: expect.stringContaining('ResourceNotFoundException') } };
    expect(await ask('GetSecretValue', 'none')).toMatchObject(missing);
    expect(await ask('GetSecretValue', arn, undefined, { VersionStage: 'AWSPREVIOUS' })).toMatchObject(
      missing,
    );
  });
});

// AWS: Secrets Manager API Reference, "GetRandomPassword".
describe('a generated value', () => {
  const generated = async (logicalId: string, wishes: object) =>
    valueOf(await secret(logicalId, { GenerateSecretString: wishes }));

  test('has 32 characters, with at least one of each type', async () => {
    const value = await generated('Usual', {});
    expect(value).toMatch(/^[\x21-\x7e]{32}$/);
    for (const type of [/[a-z]/, /[A-Z]/, /[0-9]/, /[^a-zA-Z0-9]/]) expect(value).toMatch(type);
  });

  test('follows the options', async () => {
    const wishes = { PasswordLength: 64, ExcludePunctuation: true, ExcludeCharacters: 'aA0' };
    expect(await generated('Plain', wishes)).toMatch(/^[b-zB-Z1-9]{64}$/);
    const inside = {
      SecretStringTemplate: '{"user":"me"}',
      GenerateStringKey: 'password',
      PasswordLength: 12,
    };
    expect(JSON.parse(await generated('Inside', inside))).toEqual({
      user: 'me',
      password: expect.stringMatching(/^.{12}$/),
    });
  });

  test.each([
    ['neither is said', {}],
    ['both are said', { SecretString: 'x', GenerateSecretString: {} }],
    ['no characters are left', { GenerateSecretString: { ExcludeCharacters: ' ', PasswordLength: 3 } }],
  ])('is rejected when %s', async (_when, properties) => {
    await expect(secret('Refused', properties)).rejects.toThrow();
  });
});
