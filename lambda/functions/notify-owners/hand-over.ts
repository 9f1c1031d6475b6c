import { InvokeCommand, type LambdaClient } from '@aws-sdk/client-lambda';
import type { EmailRequest } from '#lambda/services/mail/email-request';

/** Passes a notification to the function that e-mails it. */
export type HandOver = (request: EmailRequest) => Promise<void>;

/**
 * An asynchronous invocation: Lambda stores the event and retries if the function fails. The caller does not
 * wait for the e-mail.
 */
export const handOverTo =
  (lambda: LambdaClient, FunctionName: string): HandOver =>
  async (request) => {
    await lambda.send(
      new InvokeCommand({ FunctionName, InvocationType: 'Event', Payload: JSON.stringify(request) }),
    );
  };
