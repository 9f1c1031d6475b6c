import { expect, test } from '@jest/globals';
import { memoryStorage } from '#local/platform/memory-storage';
import { messageStore } from './messages';

test('messages are deleted when the retention period of their queue ends', () => {
  let now = new Date('2026-03-01T12:00:00Z');
  const messages = messageStore({ storage: memoryStorage(), clock: { now: () => now } });
  const queue = {
    arn: 'arn:aws:sqs:eu-west-1:000000000000:q',
    url: '',
    retentionSeconds: 60,
    ...{ policy: undefined, visibilitySeconds: 30, redrive: undefined },
  };
  messages.put(queue, { id: 'a', body: 'old', sentAt: now.toISOString() });
  now = new Date('2026-03-01T12:01:01Z');
  messages.put(queue, { id: 'b', body: 'new', sentAt: now.toISOString() });
  expect(messages.list(queue).map(({ body }) => body)).toEqual(['new']);
});
