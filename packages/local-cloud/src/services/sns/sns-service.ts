import { randomUUID } from 'node:crypto';
import { element } from '#local/platform/aws-answers';
import { AwsError } from '#local/platform/aws-error';
import type { HttpHandler } from '#local/platform/http';
import { memberList, queryHandler, type QueryOperation } from '#local/platform/query-protocol';
import type { Authenticate } from '#local/platform/sigv4';
import { accountId, type CloudServices } from '#local/services/needs';
import type { ResourceKind } from '#local/template/resource-kind';
import { deliverMessage, type DeliveryNeeds } from './deliver-message';
import type { Subscription, Topic } from './topic';
import { topicKinds } from './topic-kinds';

export interface SnsService {
  readonly kinds: readonly ResourceKind[];
  /** Handles requests that are signed for `sns`. */
  readonly handler: HttpHandler;
  readonly operations: readonly string[];
}

type Needs = DeliveryNeeds & Pick<CloudServices, 'clock' | 'iam'> & { readonly authenticate: Authenticate };

/** Amazon SNS API Reference, "Publish". */
const mostBytes = 262_144;
const subjectRule = /^[\x20-\x7e]{1,99}$/;

/** Amazon SNS: the templates' topics and subscriptions. Lists have one page. Amazon SNS API Reference. */
export function createSnsService(needs: Needs): SnsService {
  const topics = new Map<string, Topic>();
  const byArn = (arn: string) => {
    const topic = topics.get(arn);
    if (topic === undefined) throw new AwsError('NotFound', 'Topic does not exist', 404);
    return topic;
  };
  const topicOf = (parameters: URLSearchParams) => byArn(topicArnOf(parameters));
  const ofTopic = (parameters: URLSearchParams) => {
    const { arn, policy } = topicOf(parameters);
    return { resource: arn, ...(policy !== undefined && { resourcePolicy: policy }) };
  };
  const ofAll = () => ({ resource: '*' });

  const operations: Readonly<Record<string, QueryOperation>> = {
    GetTopicAttributes: {
      demand: ofTopic,
      run(parameters) {
        const { arn, displayName, policy, subscriptions } = topicOf(parameters);
        const attributes = {
          TopicArn: arn,
          Owner: accountId,
          DisplayName: displayName,
          SubscriptionsConfirmed: String(subscriptions.length),
          ...(policy !== undefined && { Policy: JSON.stringify(policy) }),
        };
        const entries = Object.entries(attributes).map(
          ([key, value]) => `<entry>${element('key', key)}${element('value', value)}</entry>`,
        );
        return `<Attributes>${entries.join('')}</Attributes>`;
      },
    },
    ListSubscriptions: {
      demand: ofAll,
      run: () => subscriptionList([...topics.values()]),
    },
    ListSubscriptionsByTopic: {
      demand: ofTopic,
      run: (parameters) => subscriptionList([topicOf(parameters)]),
    },
    ListTopics: {
      demand: ofAll,
      run: () =>
        memberList(
          'Topics',
          [...topics.keys()].map((arn) => element('TopicArn', arn)),
        ),
    },
    Publish: {
      demand: ofTopic,
      run(parameters) {
        const topic = topicOf(parameters);
        const id = randomUUID();
        deliverMessage(needs, topic, { id, at: needs.clock.now(), ...messageOf(parameters) });
        return element('MessageId', id);
      },
    },
  };
  return {
    kinds: topicKinds({ put: (topic) => void topics.set(topic.arn, topic), byArn }),
    handler: queryHandler({
      ...needs,
      service: 'sns',
      namespace: 'http://sns.amazonaws.com/doc/2010-03-31/',
      operations,
      deniedCode: 'AuthorizationError',
    }),
    operations: Object.keys(operations),
  };
}

function topicArnOf(parameters: URLSearchParams): string {
  const arn = parameters.get('TopicArn') ?? parameters.get('TargetArn') ?? '';
  if (!/^arn:aws:sns:[^:]+:\d{12}:[^:]+$/.test(arn))
    throw invalid('TopicArn', `'${arn}' is not the ARN of a topic`);
  return arn;
}

function messageOf(parameters: URLSearchParams): { subject: string | undefined; text: string } {
  const unsupported = [...parameters.keys()].find((name) => /^Message(Structure|Attributes)/.test(name));
  if (unsupported !== undefined) throw invalid(unsupported, 'it is not supported by the local cloud');
  const text = parameters.get('Message') ?? '';
  if (text === '') throw invalid('Message', 'Empty message');
  if (Buffer.byteLength(text) > mostBytes) throw invalid('Message', 'Message too long');
  const subject = parameters.get('Subject') ?? undefined;
  if (subject !== undefined && !subjectRule.test(subject))
    throw invalid('Subject', 'it needs 1 to 99 printable ASCII characters');
  return { subject, text };
}

const invalid = (name: string, reason: string) =>
  new AwsError('InvalidParameter', `Invalid parameter: ${name} Reason: ${reason}`);

const subscriptionList = (topics: readonly Topic[]) =>
  memberList(
    'Subscriptions',
    topics.flatMap(({ arn, subscriptions }) =>
      subscriptions.map((subscription) => subscriptionMember(arn, subscription)),
    ),
  );

const subscriptionMember = (topicArn: string, { arn, protocol, endpoint }: Subscription) =>
  element('SubscriptionArn', arn) +
  element('Owner', accountId) +
  element('Protocol', protocol) +
  element('Endpoint', endpoint) +
  element('TopicArn', topicArn);
