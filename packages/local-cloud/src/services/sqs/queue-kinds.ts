import {
  array,
  integer,
  literal,
  maxValue,
  minValue,
  number,
  optional,
  pipe,
  strictObject,
  string,
} from 'valibot';
import { checkPolicy } from '#local/platform/iam/statement';
import { policyDocument } from '#local/services/iam/policy-schema';
import { accountId, region } from '#local/services/needs';
import { physicalName } from '#local/services/physical-name';
import type { Queue } from './queue';
import { inert } from '#local/template/inert';
import { resourceKind, type ResourceKind } from '#local/template/resource-kind';

const fourDaysSeconds = 345_600;
const notTaken = 'a receiver does not wait for messages';
const atRest = 'stored data is not encrypted';

const queueProperties = strictObject({
  QueueName: optional(string()),
  MessageRetentionPeriod: optional(
    pipe(number(), integer(), minValue(60), maxValue(1_209_600)),
    fourDaysSeconds,
  ),
  FifoQueue: optional(literal(false)),
  ReceiveMessageWaitTimeSeconds: inert(notTaken),
  VisibilityTimeout: optional(pipe(number(), integer(), minValue(0), maxValue(43_200)), 30),
  RedrivePolicy: optional(
    strictObject({
      deadLetterTargetArn: string(),
      maxReceiveCount: pipe(number(), integer(), minValue(1), maxValue(1000)),
    }),
  ),
  KmsDataKeyReusePeriodSeconds: inert(atRest),
  KmsMasterKeyId: inert(atRest),
  SqsManagedSseEnabled: inert(atRest),
  Tags: inert('tags are not used'),
});

interface Needs {
  readonly origin: string;
  readonly put: (queue: Queue) => void;
  readonly byUrl: (url: string) => Queue;
}

export const queueKinds = ({ origin, put, byUrl }: Needs): ResourceKind[] => [
  resourceKind({
    type: 'AWS::SQS::Queue',
    properties: queueProperties,
    create(resource) {
      const name = resource.properties.QueueName ?? physicalName(resource, 80);
      const arn = `arn:aws:sqs:${region}:${accountId}:${name}`;
      const url = `${origin}/${accountId}/${name}`;
      const { MessageRetentionPeriod, VisibilityTimeout, RedrivePolicy } = resource.properties;
      put({
        ...{ arn, url, retentionSeconds: MessageRetentionPeriod, visibilitySeconds: VisibilityTimeout },
        redrive: RedrivePolicy && {
          deadLetterArn: RedrivePolicy.deadLetterTargetArn,
          mostReceives: RedrivePolicy.maxReceiveCount,
        },
        policy: undefined,
      });
      return { ref: url, attributes: { Arn: arn, QueueName: name, QueueUrl: url } };
    },
  }),
  resourceKind({
    type: 'AWS::SQS::QueuePolicy',
    properties: strictObject({ Queues: array(string()), PolicyDocument: policyDocument }),
    create({ logicalId, properties }) {
      checkPolicy(properties.PolicyDocument);
      for (const url of properties.Queues) byUrl(url).policy = properties.PolicyDocument;
      return { ref: logicalId };
    },
  }),
];
