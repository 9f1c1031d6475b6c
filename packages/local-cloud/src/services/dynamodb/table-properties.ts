import {
  array,
  boolean,
  length,
  literal,
  optional,
  picklist,
  pipe,
  strictObject,
  string,
  type InferOutput,
} from 'valibot';
import { region } from '#local/services/needs';
import { inert } from '#local/template/inert';

const keySchema = array(strictObject({ AttributeName: string(), KeyType: picklist(['HASH', 'RANGE']) }));
const projection = strictObject({
  ProjectionType: picklist(['ALL', 'KEYS_ONLY', 'INCLUDE']),
  NonKeyAttributes: optional(array(string())),
});

const capacity = inert('the local engine has no capacity limits');
const insights = inert('CloudWatch is not implemented');

const index = {
  IndexName: string(),
  KeySchema: keySchema,
  Projection: projection,
  ContributorInsightsSpecification: insights,
  WarmThroughput: capacity,
};

const tableCore = {
  TableName: optional(string()),
  AttributeDefinitions: array(
    strictObject({ AttributeName: string(), AttributeType: picklist(['S', 'N', 'B']) }),
  ),
  KeySchema: keySchema,
  BillingMode: inert('the local cloud has no billing and no throttling'),
  TimeToLiveSpecification: optional(strictObject({ AttributeName: optional(string()), Enabled: boolean() })),
  LocalSecondaryIndexes: optional(
    array(strictObject({ IndexName: string(), KeySchema: keySchema, Projection: projection })),
  ),
  SSESpecification: inert('stored data is not encrypted'),
  WarmThroughput: capacity,
};

const streamView = picklist(['KEYS_ONLY', 'NEW_IMAGE', 'OLD_IMAGE', 'NEW_AND_OLD_IMAGES']);

const perReplica = {
  ContributorInsightsSpecification: insights,
  DeletionProtectionEnabled: inert('the local cloud does not delete resources'),
  PointInTimeRecoverySpecification: inert('backups are not implemented'),
  TableClass: inert('the local cloud has no billing'),
  Tags: inert('tags are not used'),
};

export const tableProperties = strictObject({
  ...tableCore,
  ...perReplica,
  GlobalSecondaryIndexes: optional(
    array(strictObject({ ...index, ProvisionedThroughput: capacity, OnDemandThroughput: capacity })),
  ),
  StreamSpecification: optional(strictObject({ StreamViewType: streamView })),
  ProvisionedThroughput: capacity,
  OnDemandThroughput: capacity,
});

export const globalTableProperties = strictObject({
  ...tableCore,
  GlobalSecondaryIndexes: optional(
    array(
      strictObject({
        ...index,
        WriteProvisionedThroughputSettings: capacity,
        WriteOnDemandThroughputSettings: capacity,
        ReadOnDemandThroughputSettings: capacity,
      }),
    ),
  ),
  StreamSpecification: optional(strictObject({ StreamViewType: streamView })),
  WriteProvisionedThroughputSettings: capacity,
  WriteOnDemandThroughputSettings: capacity,
  Replicas: pipe(
    array(
      strictObject({
        ...perReplica,
        Region: literal(region, `The local cloud has only the region ${region}.`),
        GlobalSecondaryIndexes: inert('indexes of a replica differ only in capacity and insights'),
        ReadOnDemandThroughputSettings: capacity,
        ReadProvisionedThroughputSettings: capacity,
        SSESpecification: inert('stored data is not encrypted'),
      }),
    ),
    length(1, 'The local cloud has only one region.'),
  ),
});

export type TableProperties = InferOutput<typeof tableProperties> | InferOutput<typeof globalTableProperties>;
