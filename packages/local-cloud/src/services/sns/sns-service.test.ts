import { afterAll, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { textsOf } from '#local/platform/xml';
import { deploy, smallCloud } from '#local/testing/small-cloud';
import { createSnsService, type SnsService } from './sns-service';

let cloud: Awaited<ReturnType<typeof smallCloud>>;
let service: SnsService;
let topic: string;
const delivered: unknown[][] = [];
beforeEach(() => void delivered.splice(0));

beforeAll(async () => {
  cloud = await smallCloud();
  service = createSnsService({
    ...cloud.needs,
    clock: { now: () => new Date('2026-03-01T12:00:00Z') },
    inbox: { deliver: ({ to, subject, text }) => void delivered.push(['mail', to, subject, text]) },
    queues: { send: (arn, body) => void delivered.push(['queue', arn, body]) },
    eventTargets: {
      admit: () => undefined,
      send: (arn, event, caller) => {
        delivered.push(['function', arn, event, caller]);
        return Promise.reject(new Error('it has no permission'));
      },
    },
  });
  cloud.attach(service.handler);
  topic = (await deploy(service.kinds, 'AWS::SNS::Topic', 'Pages', { DisplayName: 'Pages' })).ref;
});
afterAll(() => cloud.stop());

const subscribe = (Protocol: string, Endpoint: string, properties = {}) =>
  deploy(service.kinds, 'AWS::SNS::Subscription', Endpoint, {
    TopicArn: topic,
    Protocol,
    Endpoint,
    ...properties,
  });
const ask = (Action: string, form: Readonly<Record<string, string>> = {}, roleArn?: string) =>
  cloud.signedForm('sns', { Action, Version: '2010-03-31', ...form }, roleArn);

// Amazon SNS API Reference and Developer Guide, "Amazon SNS message and JSON formats".
test('a published message reaches all subscriptions, also after one that fails', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await subscribe('lambda', 'arn:aws:lambda:eu-west-1:000000000000:function:f');
  await subscribe('email', 'ops@example.com');
  await subscribe('sqs', 'arn:aws:sqs:eu-west-1:000000000000:raw', { RawMessageDelivery: true });
  await subscribe('sqs', 'arn:aws:sqs:eu-west-1:000000000000:q');

  const { status, text } = await ask('Publish', { TopicArn: topic, Subject: 'ALARM', Message: 'Too slow' });
  expect(status).toBe(200);
  const [MessageId] = textsOf(text, 'MessageId');
  const notification = {
    ...{ Type: 'Notification', MessageId, TopicArn: topic, Subject: 'ALARM', Message: 'Too slow' },
    Timestamp: '2026-03-01T12:00:00.000Z',
  };
  expect(delivered).toEqual([
    [
      'function',
      'arn:aws:lambda:eu-west-1:000000000000:function:f',
      { Records: [expect.objectContaining({ Sns: { ...notification, MessageAttributes: {} } })] },
      { service: 'sns.amazonaws.com', sourceArn: topic },
    ],
    ['mail', 'ops@example.com', 'ALARM', 'Too slow'],
    ['queue', 'arn:aws:sqs:eu-west-1:000000000000:raw', 'Too slow'],
    ['queue', 'arn:aws:sqs:eu-west-1:000000000000:q', JSON.stringify(notification)],
  ]);
  expect(error.mock.calls).toEqual([[expect.stringContaining('did not reach'), 'it has no permission']]);
  error.mockRestore();
});

test('topics and their subscriptions are listed', async () => {
  expect(textsOf((await ask('ListTopics')).text, 'TopicArn')).toEqual([topic]);
  const attributes = (await ask('GetTopicAttributes', { TopicArn: topic })).text;
  expect(attributes).toContain('<key>DisplayName</key><value>Pages</value>');
  await subscribe('email', 'listed@example.com');
  for (const [action, form] of [
    ['ListSubscriptionsByTopic', { TopicArn: topic }],
    ['ListSubscriptions', {}],
  ] as const)
    expect(textsOf((await ask(action, form)).text, 'Endpoint')).toContain('listed@example.com');
});

test('the policy of a topic applies', async () => {
  const { ref: guarded } = await deploy(service.kinds, 'AWS::SNS::Topic', 'Guarded', {});
  const Statement = { Effect: 'Deny', Principal: '*', Action: 'sns:Publish', Resource: guarded };
  const PolicyDocument = { Statement: [Statement] };
  await deploy(service.kinds, 'AWS::SNS::TopicPolicy', 'Policy', { Topics: [guarded], PolicyDocument });
  const answer = await ask('Publish', { TopicArn: guarded, Message: 'x' });
  expect([answer.status, textsOf(answer.text, 'Code')]).toEqual([403, ['AuthorizationError']]);
  const nobody = cloud.role('nobody', []);
  expect(textsOf((await ask('ListTopics', {}, nobody)).text, 'Code')).toEqual(['AuthorizationError']);
});

test.each([
  ['an unknown topic', 'Publish', { TopicArn: 'arn:aws:sns:eu-west-1:000000000000:none' }, 404, 'NotFound'],
  ['no topic', 'ListSubscriptionsByTopic', {}, 400, 'InvalidParameter'],
  ['another action', 'CreateTopic', {}, 400, 'InvalidAction'],
])('returns an error in the Query protocol for %s', async (_what, action, form, status, code) => {
  const answer = await ask(action, form);
  expect([answer.status, textsOf(answer.text, 'Code')]).toEqual([status, [code]]);
});

test.each([
  ['an empty message', { Message: '' }, 'Message Reason: Empty message'],
  ['attributes', { Message: 'x', 'MessageAttributes.entry.1.Name': 'a' }, 'not supported by the local cloud'],
  ['a subject of two lines', { Message: 'x', Subject: 'a\nb' }, 'Subject Reason'],
])('a message with %s is refused', async (_what, form, reason) => {
  const answer = await ask('Publish', { TopicArn: topic, ...form });
  expect([answer.status, answer.text]).toEqual([400, expect.stringContaining(reason)]);
  expect(delivered).toEqual([]);
});

test('a subscription with another protocol is refused', async () => {
  await expect(subscribe('https', 'https://example.com')).rejects.toThrow('received "https"');
});
