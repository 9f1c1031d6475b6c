import type { QueueOperation } from '../operation';

export const getQueueAttributes: QueueOperation = (queue, _input, messages) => ({
  Attributes: {
    QueueArn: queue.arn,
    ApproximateNumberOfMessages: String(messages.list(queue).length),
    MessageRetentionPeriod: String(queue.retentionSeconds),
  },
});
