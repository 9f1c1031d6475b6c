import { SendEmailCommand, SESv2Client, type SendEmailCommandInput } from '@aws-sdk/client-sesv2';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Inbox } from '#local/services/needs';
import { deploy, smallCloud } from '#local/testing/small-cloud';
import { createSesService, type SesService } from './ses-service';

let cloud: Awaited<ReturnType<typeof smallCloud>>;
let service: SesService;
let delivered: Parameters<Inbox['deliver']>[0][] = [];

const identity = (name: string) =>
  deploy(service.kinds, 'AWS::SES::EmailIdentity', name, { EmailIdentity: name });

beforeAll(async () => {
  cloud = await smallCloud();
  service = createSesService({ ...cloud.needs, inbox: { deliver: (mail) => void delivered.push(mail) } });
  cloud.attach(service.handler);
  await identity('example.com');
  await identity('only@single.test');
});
afterAll(() => cloud.stop());
beforeEach(() => void (delivered = []));

const text = 'See http://localhost:4000/Company.';
const mail = (more: Partial<SendEmailCommandInput> = {}): SendEmailCommandInput => ({
  FromEmailAddress: 'Casino <no-reply@example.com>',
  Destination: { ToAddresses: ['maria@studio.test'] },
  Content: { Simple: { Subject: { Data: 'Approved' }, Body: { Text: { Data: text } } } },
  ...more,
});
const simple = (more: object): Partial<SendEmailCommandInput> => ({
  Content: { Simple: { Subject: { Data: 'Approved' }, Body: { Text: { Data: text } }, ...more } },
});

const send = (input: SendEmailCommandInput, roleArn?: string) =>
  new SESv2Client(cloud.sdk(roleArn)).send(new SendEmailCommand(input));

// Amazon SES API v2 Reference, "SendEmail".
describe('an e-mail', () => {
  test('reaches the inbox of each recipient', async () => {
    const Destination = { ToAddresses: ['maria@studio.test'], BccAddresses: ['<ben@studio.test>'] };
    const { MessageId } = await send(mail({ Destination }));
    expect(MessageId).toMatch(/^[0-9a-f]{16}-000000$/);
    expect(delivered).toEqual(
      ['maria@studio.test', 'ben@studio.test'].map((to) => ({ to, subject: 'Approved', text, code: null })),
    );
  });

  test('can have an HTML part and headers', async () => {
    const Body = { Text: { Data: text, Charset: 'UTF-8' }, Html: { Data: '<p>Approved</p>' } };
    const Headers = [{ Name: 'List-Unsubscribe', Value: '<https://example.com/Account>' }];
    await send(mail(simple({ Body, Headers })));
    expect(delivered).toMatchObject([{ text }]);
  });

  test.each([
    ['a subdomain of a verified domain', 'no-reply@mail.example.com'],
    ['a verified address', 'only@single.test'],
    ['a verified address in capitals', 'ONLY@single.test'],
  ])('can be from %s', async (_, FromEmailAddress) => {
    await send(mail({ FromEmailAddress }));
    expect(delivered).toHaveLength(1);
  });

  test.each([
    ['another domain', 'no-reply@example.org'],
    ['another address of the domain of a verified address', 'other@single.test'],
    ['a domain that only ends alike', 'no-reply@notexample.com'],
  ])('is rejected from %s', async (_, FromEmailAddress) => {
    await expect(send(mail({ FromEmailAddress }))).rejects.toMatchObject({
      name: 'MessageRejected',
      message: `Email address is not verified. The following identities failed the check in region EU-WEST-1: ${FromEmailAddress}`,
    });
    expect(delivered).toEqual([]);
  });

  test.each<[string, Partial<SendEmailCommandInput>, string]>([
    ['an address without a domain', { Destination: { ToAddresses: ['maria'] } }, "Missing final '@domain'"],
    ['an address with a space', { Destination: { ToAddresses: ['ma ria@studio.test'] } }, 'Illegal address'],
    [
      'an address that is not ASCII',
      { Destination: { ToAddresses: ['märia@studio.test'] } },
      'Illegal address',
    ],
    ['no recipient', { Destination: {} }, 'Destination is required.'],
    [
      '51 recipients',
      { Destination: { ToAddresses: Array.from({ length: 51 }, (_, at) => `a${at}@studio.test`) } },
      'Recipient count exceeds 50.',
    ],
    ['a subject of two lines', simple({ Subject: { Data: 'One\r\nBcc: x@studio.test' } }), 'Illegal subject'],
    ['no body', simple({ Body: {} }), 'Body is required.'],
    ['a header of two lines', simple({ Headers: [{ Name: 'X-A', Value: 'a\nb' }] }), 'Invalid header X-A'],
  ])('is rejected with %s', async (_, more, message) => {
    await expect(send(mail(more))).rejects.toMatchObject({ name: 'BadRequestException', message });
    expect(delivered).toEqual([]);
  });

  test('is rejected in unsupported formats', async () => {
    const Content = { Raw: { Data: new Uint8Array([1]) } };
    await expect(send(mail({ Content }))).rejects.toMatchObject({ name: 'BadRequestException' });
    await expect(send(mail({ ConfigurationSetName: 'product' }))).rejects.toMatchObject({
      name: 'NotFoundException',
      message: 'Configuration set <product> does not exist.',
    });
  });

  test('requires permission for the identity and the sender', async () => {
    const may = (Resource: string, from: string) =>
      cloud.role(`sender-${Resource.length}-${from}`, {
        Effect: 'Allow',
        Action: 'ses:SendEmail',
        Resource,
        Condition: { StringEquals: { 'ses:FromAddress': from } },
      });
    const arn = (name: string) => `arn:aws:ses:eu-west-1:000000000000:identity/${name}`;
    await send(mail(), may(arn('example.com'), 'no-reply@example.com'));
    for (const role of [
      may(arn('example.com'), 'other@example.com'),
      may(arn('only@single.test'), 'no-reply@example.com'),
    ])
      await expect(send(mail(), role)).rejects.toMatchObject({ name: 'AccessDeniedException' });
    expect(delivered).toHaveLength(1);
  });
});

test('identities survive a restart', async () => {
  const again = createSesService({ ...cloud.needs, inbox: { deliver: (one) => void delivered.push(one) } });
  cloud.attach(again.handler);
  await send(mail());
  expect(delivered).toHaveLength(1);
});

test.each(['no identity', 'a@b@example.com', ''])('rejects the identity %j', async (name) => {
  await expect(identity(name)).rejects.toThrow();
});
