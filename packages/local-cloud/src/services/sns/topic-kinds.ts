import { array, boolean, literal, optional, picklist, strictObject, string } from 'valibot';
import { checkPolicy } from '#local/platform/iam/statement';
import { policyDocument } from '#local/services/iam/policy-schema';
import { accountId, region } from '#local/services/needs';
import { physicalName } from '#local/services/physical-name';
import { inert } from '#local/template/inert';
import { resourceKind, type ResourceKind } from '#local/template/resource-kind';
import type { Topic } from './topic';

interface Needs {
  readonly put: (topic: Topic) => void;
  /** Throws for an unknown topic. */
  readonly byArn: (arn: string) => Topic;
}

export const topicKinds = ({ put, byArn }: Needs): ResourceKind[] => [
  resourceKind({
    type: 'AWS::SNS::Topic',
    properties: strictObject({
      TopicName: optional(string()),
      DisplayName: optional(string(), ''),
      FifoTopic: optional(literal(false)),
      KmsMasterKeyId: inert('stored data is not encrypted'),
      Tags: inert('tags are not used'),
      TracingConfig: inert('tracing is not implemented'),
    }),
    create(resource) {
      const { TopicName, DisplayName } = resource.properties;
      const name = TopicName ?? physicalName(resource, 256);
      const arn = `arn:aws:sns:${region}:${accountId}:${name}`;
      put({ arn, displayName: DisplayName, policy: undefined, subscriptions: [] });
      return { ref: arn, attributes: { TopicArn: arn, TopicName: name } };
    },
  }),
  resourceKind({
    type: 'AWS::SNS::TopicPolicy',
    properties: strictObject({ Topics: array(string()), PolicyDocument: policyDocument }),
    create({ logicalId, properties }) {
      checkPolicy(properties.PolicyDocument);
      for (const arn of properties.Topics) byArn(arn).policy = properties.PolicyDocument;
      return { ref: logicalId };
    },
  }),
  resourceKind({
    type: 'AWS::SNS::Subscription',
    properties: strictObject({
      TopicArn: string(),
      Protocol: picklist(['email', 'email-json', 'lambda', 'sqs']),
      Endpoint: string(),
      RawMessageDelivery: optional(boolean(), false),
    }),
    create({ nameSeed, properties: { TopicArn, Protocol, Endpoint, RawMessageDelivery } }) {
      const arn = `${TopicArn}:${nameSeed.padEnd(26, '0').replace(/^(.{8})(.{4})(.{4})(.{4})(.*)$/, '$1-$2-$3-$4-$5')}`;
      byArn(TopicArn).subscriptions.push({
        arn,
        protocol: Protocol,
        endpoint: Endpoint,
        isRaw: RawMessageDelivery,
      });
      return { ref: arn };
    },
  }),
];
