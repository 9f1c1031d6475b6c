import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { deploy, smallCloud } from '#local/testing/small-cloud';
import { filterPattern } from './filter-pattern';
import { createLogsService, type LogsService } from './logs-service';

const start = Date.parse('2026-03-01T12:00:00Z');
let now = start;
let cloud: Awaited<ReturnType<typeof smallCloud>>;
let service: LogsService;

beforeAll(async () => (cloud = await smallCloud()));
afterAll(() => cloud.stop());
beforeEach(() => {
  now = start;
  service = createLogsService({ ...cloud.needs, clock: { now: () => new Date(now) } });
  cloud.attach(service.handler);
});

const ask = (operation: string, input: object, roleArn?: string) =>
  cloud.signed('logs', `Logs_20140328.${operation}`, input, roleArn);
const group = { logGroupName: '/aws/lambda/f' };

/** Writes a line each second. */
function write(streamName: string, ...lines: string[]) {
  for (const line of lines) {
    service.append(group.logGroupName, streamName, `${line}\n`);
    now += 1_000;
  }
}

const messagesIn = ({ body }: Awaited<ReturnType<typeof ask>>) =>
  (body.events as { message: string }[]).map(({ message }) => message);

// Amazon CloudWatch Logs API Reference.
describe('requests read', () => {
  test('the groups of templates and of functions, in pages', async () => {
    const Name = { LogGroupName: '/app/requests', RetentionInDays: 30 };
    const { ref, attributes } = await deploy(service.kinds, 'AWS::Logs::LogGroup', 'Requests', Name);
    expect([ref, attributes.Arn]).toEqual([
      '/app/requests',
      'arn:aws:logs:eu-west-1:000000000000:log-group:/app/requests:*',
    ]);
    write('s', 'a line');
    const first = await ask('DescribeLogGroups', { limit: 1 });
    expect(first.body).toEqual({
      logGroups: [expect.objectContaining({ logGroupName: '/app/requests', retentionInDays: 30 })],
      nextToken: expect.any(String),
    });
    const second = await ask('DescribeLogGroups', { nextToken: first.body.nextToken });
    expect(second.body).toEqual({ logGroups: [expect.objectContaining({ ...group, storedBytes: 6 })] });
    const named = await ask('DescribeLogGroups', { logGroupNamePattern: 'request' });
    expect(named.body.logGroups).toHaveLength(1);
  });

  test('the streams of a group, by name or by time', async () => {
    write('b', 'first');
    write('a', 'second');
    const namesBy = async (input: object) => {
      const { body } = await ask('DescribeLogStreams', { ...group, ...input });
      return (body.logStreams as { logStreamName: string }[]).map(({ logStreamName }) => logStreamName);
    };
    expect(await namesBy({})).toEqual(['a', 'b']);
    expect(await namesBy({ orderBy: 'LastEventTime' })).toEqual(['b', 'a']);
    expect(await namesBy({ orderBy: 'LastEventTime', descending: true, limit: 1 })).toEqual(['a']);
    expect(await namesBy({ logStreamNamePrefix: 'b' })).toEqual(['b']);
  });

  test('the events of all streams by time, stream and terms, in pages', async () => {
    write('a', 'one INFO', 'two ERROR', 'three ERROR');
    write('b', 'four ERROR');
    const errors = { ...group, filterPattern: 'ERROR' };
    const page = await ask('FilterLogEvents', { ...errors, limit: 2 });
    expect(messagesIn(page)).toEqual(['two ERROR', 'three ERROR']);
    const next = await ask('FilterLogEvents', { ...errors, limit: 2, nextToken: page.body.nextToken });
    expect(messagesIn(next)).toEqual(['four ERROR']);
    expect(next.body).not.toHaveProperty('nextToken');
    expect(messagesIn(await ask('FilterLogEvents', { ...errors, logStreamNames: ['b'] }))).toEqual([
      'four ERROR',
    ]);
    const times = { startTime: start + 1_000, endTime: start + 2_000 };
    expect(messagesIn(await ask('FilterLogEvents', { ...group, ...times }))).toEqual([
      'two ERROR',
      'three ERROR',
    ]);
  });

  test('the events of a stream from the end and from the head, also later ones', async () => {
    write('a', '1', '2', '3');
    const stream = { ...group, logStreamName: 'a', limit: 2 };
    const newest = await ask('GetLogEvents', stream);
    expect(messagesIn(newest)).toEqual(['2', '3']);
    const before = await ask('GetLogEvents', { ...stream, nextToken: newest.body.nextBackwardToken });
    expect(messagesIn(before)).toEqual(['1']);
    const atEnd = await ask('GetLogEvents', { ...stream, nextToken: newest.body.nextForwardToken });
    expect(atEnd.body).toMatchObject({ events: [], nextForwardToken: newest.body.nextForwardToken });
    write('a', '4');
    const later = await ask('GetLogEvents', { ...stream, nextToken: newest.body.nextForwardToken });
    expect(messagesIn(later)).toEqual(['4']);
    expect(messagesIn(await ask('GetLogEvents', { ...stream, startFromHead: true }))).toEqual(['1', '2']);
  });
});

test('output becomes an event when its line is complete', async () => {
  service.append(group.logGroupName, 'a', 'half');
  service.append(group.logGroupName, 'b', 'whole\n');
  service.append(group.logGroupName, 'a', ' a line\nnext');
  expect(messagesIn(await ask('FilterLogEvents', group))).toEqual(['whole', 'half a line']);
});

test('events end with the retention of their group', async () => {
  const properties = { ...{ LogGroupName: group.logGroupName }, RetentionInDays: 1 };
  await deploy(service.kinds, 'AWS::Logs::LogGroup', 'Short', properties);
  write('a', 'old');
  now += 86_400_000;
  write('a', 'new');
  expect(messagesIn(await ask('FilterLogEvents', group))).toEqual(['new']);
});

test('a group keeps its last 2,000 events', async () => {
  const lines = Array.from({ length: 2_001 }, (_none, index) => `line ${index}\n`);
  service.append(group.logGroupName, 'a', lines.join(''));
  const messages = messagesIn(await ask('FilterLogEvents', group));
  expect([messages.length, messages[0]]).toEqual([2_000, 'line 1']);
});

test.each([
  ['an unknown group', 'FilterLogEvents', { logGroupName: 'none' }, 'ResourceNotFoundException'],
  ['no group', 'DescribeLogStreams', {}, 'InvalidParameterException'],
  [
    'another kind of pattern',
    'FilterLogEvents',
    { ...group, filterPattern: '{ $.a = 1 }' },
    'InvalidParameterException',
  ],
  ['a limit of 0', 'FilterLogEvents', { ...group, limit: 0 }, 'InvalidParameterException'],
  [
    'a token of another request',
    'GetLogEvents',
    { ...group, logStreamName: 'a', nextToken: '7' },
    'InvalidParameterException',
  ],
  ['another operation', 'PutLogEvents', group, 'UnknownOperationException'],
])('%s is refused', async (_what, operation, input, type) => {
  write('a', 'x');
  expect(await ask(operation, input)).toMatchObject({ status: 400, body: { __type: type } });
});

test('reading needs permission for the group', async () => {
  write('a', 'x');
  const Resource = 'arn:aws:logs:eu-west-1:000000000000:log-group:/aws/lambda/f:*';
  const reader = cloud.role('Reader', { Effect: 'Allow', Action: 'logs:FilterLogEvents', Resource });
  expect((await ask('FilterLogEvents', group, reader)).status).toBe(200);
  service.append('/aws/lambda/g', 'a', 'x\n');
  expect((await ask('FilterLogEvents', { logGroupName: '/aws/lambda/g' }, reader)).body).toMatchObject({
    __type: 'AccessDeniedException',
  });
});

// Amazon CloudWatch Logs User Guide, "Filter pattern syntax", unstructured log events.
test.each([
  ['', 'anything', true],
  ['ERROR', 'an ERROR', true],
  ['error', 'an ERROR', false],
  ['ERROR late', 'late ERROR', true],
  ['ERROR late', 'ERROR', false],
  ['"time out"', 'a time out', true],
  ['"time out"', 'out of time', false],
  ['ERROR -test', 'ERROR in test', false],
  ['?ERROR ?WARN', 'a WARN', true],
  ['?ERROR ?WARN', 'INFO', false],
  ['?WARN ERROR', 'a WARN', false],
])('the pattern %j with %j: %s', (pattern, message, matches) => {
  expect(filterPattern(pattern)(message)).toBe(matches);
});
