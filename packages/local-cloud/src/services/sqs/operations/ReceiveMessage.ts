import { createHash } from 'node:crypto';
import { AwsError } from '#local/platform/aws-error';
import type { QueuedMessage } from '../messages';
import type { QueueOperation } from '../operation';

/** A message stays visible until it is deleted; its receipt handle is its id. */
export const receiveMessage: QueueOperation = (queue, { MaxNumberOfMessages: most = 1 }, messages) => {
  if (typeof most !== 'number' || !Number.isInteger(most) || most < 1 || most > 10) {
    throw new AwsError(
      'InvalidParameterValueException',
      `Value ${JSON.stringify(most)} for parameter MaxNumberOfMessages is invalid. Reason: Must be between 1 and 10, if provided.`,
    );
  }
  return { Messages: messages.list(queue).slice(0, most).map(received) };
};

const received = ({ id, body }: QueuedMessage) => ({
  MessageId: id,
  ReceiptHandle: id,
  Body: body,
  MD5OfBody: createHash('md5').update(body).digest('hex'),
});
