import type { JsonObject } from '#local/platform/json-shape';
import type { MessageStore } from './messages';
import type { Queue } from './queue';

/** An operation on a queue after the permission check. */
export type QueueOperation = (
  queue: Queue,
  input: JsonObject,
  messages: MessageStore,
  send: (queue: Queue, body: string, delaySeconds: number) => string,
) => JsonObject;
