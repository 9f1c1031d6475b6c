import { SendMessageCommand, type SQSClient } from '@aws-sdk/client-sqs';
import { object, parse, string, type InferOutput } from 'valibot';

const schema = object({ casinoId: string(), startedAt: string() });

/** The message to `test-wallets`. */
export type QueuedWalletTest = Readonly<InferOutput<typeof schema>>;

export const parseWalletTest = (body: string): QueuedWalletTest => parse(schema, JSON.parse(body));

export const walletTestQueue =
  (sqs: Pick<SQSClient, 'send'>, QueueUrl: string) =>
  async ({ casinoId, startedAt }: QueuedWalletTest): Promise<void> => {
    await sqs.send(
      new SendMessageCommand({ QueueUrl, MessageBody: JSON.stringify({ casinoId, startedAt }) }),
    );
  };
