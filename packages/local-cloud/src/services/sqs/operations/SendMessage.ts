import { createHash } from 'node:crypto';
import { AwsError } from '#local/platform/aws-error';
import type { QueueOperation } from '../operation';

export const sendMessage: QueueOperation = (queue, input, _messages, send) => {
  const { MessageBody, DelaySeconds = 0, MessageAttributes, MessageGroupId } = input;
  if (MessageAttributes !== undefined || MessageGroupId !== undefined)
    throw new AwsError(
      'UnsupportedOperation',
      'The local cloud sends messages without attributes and groups.',
    );
  if (typeof MessageBody !== 'string' || MessageBody === '')
    throw new AwsError('MissingParameter', 'The request must contain the parameter MessageBody.');
  if (
    typeof DelaySeconds !== 'number' ||
    !Number.isInteger(DelaySeconds) ||
    DelaySeconds < 0 ||
    DelaySeconds > 900
  )
    throw new AwsError(
      'InvalidParameterValueException',
      `Value ${JSON.stringify(DelaySeconds)} for parameter DelaySeconds is invalid. Reason: DelaySeconds must be >= 0 and <= 900.`,
    );
  const MD5OfMessageBody = createHash('md5').update(MessageBody).digest('hex');
  return { MessageId: send(queue, MessageBody, DelaySeconds), MD5OfMessageBody };
};
