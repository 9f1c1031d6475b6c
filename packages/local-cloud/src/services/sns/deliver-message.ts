import type { CloudServices } from '#local/services/needs';
import type { Subscription, Topic } from './topic';

export type DeliveryNeeds = Pick<CloudServices, 'eventTargets' | 'inbox' | 'queues'>;

export interface Message {
  readonly id: string;
  readonly subject: string | undefined;
  readonly text: string;
  readonly at: Date;
}

/** Sends a message to all subscriptions of a topic. A subscription that fails does not stop the others. */
export function deliverMessage(needs: DeliveryNeeds, topic: Topic, message: Message): void {
  for (const subscription of topic.subscriptions) {
    const failed = (error: unknown) =>
      console.error(
        `${topic.arn} did not reach ${subscription.endpoint}:`,
        error instanceof Error ? error.message : error,
      );
    try {
      void deliver(needs, topic, subscription, message)?.catch(failed);
    } catch (error) {
      failed(error);
    }
  }
}

function deliver(
  { eventTargets, inbox, queues }: DeliveryNeeds,
  topic: Topic,
  { arn, protocol, endpoint, isRaw }: Subscription,
  message: Message,
): Promise<void> | undefined {
  const notification = notificationOf(topic, message);
  switch (protocol) {
    case 'email':
    case 'email-json':
      inbox.deliver({
        to: endpoint,
        subject: message.subject ?? 'AWS Notification Message',
        text: protocol === 'email' ? message.text : JSON.stringify(notification),
        code: null,
      });
      return undefined;
    case 'sqs':
      queues.send(endpoint, isRaw ? message.text : JSON.stringify(notification));
      return undefined;
    case 'lambda': {
      const record = { EventSource: 'aws:sns', EventVersion: '1.0', EventSubscriptionArn: arn };
      const event = { Records: [{ ...record, Sns: { ...notification, MessageAttributes: {} } }] };
      return eventTargets.send(endpoint, event, { service: 'sns.amazonaws.com', sourceArn: topic.arn });
    }
  }
}

/** Amazon SNS Developer Guide, "Amazon SNS message and JSON formats", without signatures. */
const notificationOf = (topic: Topic, { id, subject, text, at }: Message) => ({
  Type: 'Notification',
  MessageId: id,
  TopicArn: topic.arn,
  ...(subject !== undefined && { Subject: subject }),
  Message: text,
  Timestamp: at.toISOString(),
});
