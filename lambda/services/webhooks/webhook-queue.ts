import { SendMessageCommand, type SQSClient } from '@aws-sdk/client-sqs';
import { object, parse, string, type InferOutput } from 'valibot';

const schema = object({ companyId: string(), endpointId: string(), entity: string() });

/** The message to `deliver-webhooks`: where deliveries are pending. The rows say which. */
export type DueLane = Readonly<InferOutput<typeof schema>>;

export const parseDueLane = (body: string): DueLane => parse(schema, JSON.parse(body));

export type Enqueue = (lane: DueLane, delaySeconds?: number) => Promise<void>;

export const webhookQueue =
  (sqs: Pick<SQSClient, 'send'>, QueueUrl: string): Enqueue =>
  async ({ companyId, endpointId, entity }, DelaySeconds = 0) => {
    const MessageBody = JSON.stringify({ companyId, endpointId, entity });
    await sqs.send(new SendMessageCommand({ QueueUrl, MessageBody, DelaySeconds }));
  };
