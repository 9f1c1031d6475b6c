import { InvokeCommand, type LambdaClient } from '@aws-sdk/client-lambda';
import type { EmailRequest } from '#lambda/mail/email-request';

/** Passes a notification on to be e-mailed. */
export type HandOver = (request: EmailRequest) => Promise<void>;

/** Lambda keeps the event, and tries again when the function fails: nothing here waits for the e-mail. */
export const handOverTo =
  (lambda: LambdaClient, FunctionName: string): HandOver =>
  async (request) => {
    await lambda.send(
      new InvokeCommand({ FunctionName, InvocationType: 'Event', Payload: JSON.stringify(request) }),
    );
  };
