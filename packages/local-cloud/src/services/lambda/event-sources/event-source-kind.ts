import { createHash } from 'node:crypto';
import type { InferOutput } from 'valibot';
import { AwsError } from '#local/platform/aws-error';
import type { Iam } from '#local/platform/principal';
import { accountId, region } from '#local/services/needs';
import { eventPattern } from './event-pattern';
import { eventSourceProperties } from './event-source-properties';
import type { EventSource } from './event-source';
import type { EventSources } from './event-sources';
import type { QueueSource } from './queue-source';
import type { FunctionsRegister } from '../functions-register';
import { resourceKind, type ResourceKind } from '#local/template/resource-kind';

interface Needs {
  readonly iam: Iam;
  readonly functions: FunctionsRegister;
  readonly sources: EventSources;
}

export const eventSourceKind = ({ iam, functions, sources }: Needs): ResourceKind =>
  resourceKind({
    type: 'AWS::Lambda::EventSourceMapping',
    properties: eventSourceProperties,
    create({ stackName, logicalId, properties }) {
      const deployed = functions.find(properties.FunctionName);
      const id = mappingId(`${stackName}/${logicalId}`);
      if (properties.EventSourceArn.startsWith('arn:aws:sqs:')) {
        const source = queueSourceOf(id, deployed.arn, properties);
        checkQueueRole(iam, deployed.roleArn, source);
        if (properties.Enabled) sources.addQueue(source);
      } else {
        const source = eventSourceOf(id, deployed.arn, properties);
        checkRole(iam, deployed.roleArn, source);
        if (properties.Enabled) sources.add(source);
      }
      const arn = `arn:aws:lambda:${region}:${accountId}:event-source-mapping:${id}`;
      return { ref: id, attributes: { Id: id, EventSourceMappingArn: arn } };
    },
  });

const mappingId = (name: string) =>
  createHash('sha256')
    .update(name)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');

function queueSourceOf(
  id: string,
  functionArn: string,
  properties: InferOutput<typeof eventSourceProperties>,
): QueueSource {
  const { EventSourceArn, StartingPosition, FilterCriteria, DestinationConfig } = properties;
  for (const [name, value] of Object.entries({ StartingPosition, FilterCriteria, DestinationConfig }))
    if (value !== undefined) throw new Error(`property ${name}: not supported for queues`);
  return {
    ...{ id, functionArn, queueArn: EventSourceArn },
    batchSize: properties.BatchSize ?? 10,
    reportsItemFailures: properties.FunctionResponseTypes.length > 0,
    // Lambda starts with five pollers.
    concurrency: properties.ScalingConfig?.MaximumConcurrency ?? 5,
  };
}

/** AWS Lambda Developer Guide, "Creating and configuring an Amazon SQS event source mapping". */
function checkQueueRole(iam: Iam, roleArn: string, { queueArn }: QueueSource): void {
  const role = iam.roleSession(roleArn, 'event-source-mapping');
  for (const action of ['ReceiveMessage', 'DeleteMessage', 'GetQueueAttributes'])
    if (!iam.decide(role, { action: `sqs:${action}`, resource: queueArn }).allowed)
      throw refused(`The function execution role does not have permissions to call ${action} on SQS`);
}

function eventSourceOf(
  id: string,
  functionArn: string,
  properties: InferOutput<typeof eventSourceProperties>,
): EventSource {
  const { EventSourceArn, FilterCriteria, DestinationConfig } = properties;
  if (!/^arn:aws:dynamodb:.*\/stream\//.test(EventSourceArn))
    throw new Error(
      `property EventSourceArn: only DynamoDB streams and queues are supported by the local cloud, not ${EventSourceArn}`,
    );
  if (properties.StartingPosition === undefined)
    throw new Error('property StartingPosition: missing for a stream');
  const onFailure = DestinationConfig?.OnFailure?.Destination;
  if (onFailure !== undefined && !onFailure.startsWith('arn:aws:sqs:'))
    throw new Error(
      `property DestinationConfig: only queues are supported by the local cloud, not ${onFailure}`,
    );
  const patterns = (FilterCriteria?.Filters ?? []).map(({ Pattern }) => eventPattern(Pattern));
  return {
    id,
    functionArn,
    streamArn: EventSourceArn,
    startsAt: properties.StartingPosition,
    batchSize: properties.BatchSize ?? 100,
    batchingWindowSeconds: properties.MaximumBatchingWindowInSeconds,
    matches: (record) => patterns.length === 0 || patterns.some((matches) => matches(record)),
    bisects: properties.BisectBatchOnFunctionError,
    reportsItemFailures: properties.FunctionResponseTypes.length > 0,
    mostRetries: orEndless(properties.MaximumRetryAttempts),
    longestRecordAgeSeconds: orEndless(properties.MaximumRecordAgeInSeconds),
    ...(onFailure === undefined ? {} : { onFailure }),
  };
}

const orEndless = (count: number) => (count === -1 ? Infinity : count);

/**
 * AWS rejects a mapping whose execution role has no permission to read the stream or to send to the queue (Developer
 * Guide, "Using Lambda to process records from Amazon DynamoDB streams", "Execution role permissions").
 */
function checkRole(iam: Iam, roleArn: string, { streamArn, onFailure }: EventSource): void {
  const role = iam.roleSession(roleArn, 'event-source-mapping');
  const mayRead = ['GetRecords', 'GetShardIterator', 'DescribeStream'].every(
    (action) => iam.decide(role, { action: `dynamodb:${action}`, resource: streamArn }).allowed,
  );
  if (!mayRead)
    throw refused(
      `Cannot access stream ${streamArn}. Please ensure the role can perform the GetRecords, GetShardIterator, ` +
        'DescribeStream, and ListStreams Actions on your stream in IAM.',
    );
  if (
    onFailure !== undefined &&
    !iam.decide(role, { action: 'sqs:SendMessage', resource: onFailure }).allowed
  )
    throw refused('The function execution role does not have permissions to call SendMessage on SQS');
}

const refused = (message: string) => new AwsError('InvalidParameterValueException', message);
