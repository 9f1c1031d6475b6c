import { textOf } from '#local/platform/json-shape';
import type { QueueOperation } from '../operation';

export const deleteMessage: QueueOperation = (queue, { ReceiptHandle }, messages) => {
  messages.remove(queue, textOf(ReceiptHandle) ?? '');
  return {};
};
