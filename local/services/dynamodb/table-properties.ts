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

const capacity = inert('the engine has no capacity to run out of');
const insights = inert('there is no CloudWatch here');

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
  BillingMode: inert('nothing is billed and nothing is throttled'),
  TimeToLiveSpecification: optional(strictObject({ AttributeName: optional(string()), Enabled: boolean() })),
  LocalSecondaryIndexes: optional(
    array(strictObject({ IndexName: string(), KeySchema: keySchema, Projection: projection })),
  ),
  SSESpecification: inert('the file is as safe as the folder it is in'),
  WarmThroughput: capacity,
};

const streamView = picklist(['KEYS_ONLY', 'NEW_IMAGE', 'OLD_IMAGE', 'NEW_AND_OLD_IMAGES']);

const perReplica = {
  ContributorInsightsSpecification: insights,
  DeletionProtectionEnabled: inert('resources are not deleted here'),
  PointInTimeRecoverySpecification: inert('there are no backups here'),
  TableClass: inert('nothing is billed'),
  Tags: inert('nobody reads tags here'),
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
        Region: literal(region, `There is one region here, ${region}.`),
        GlobalSecondaryIndexes: inert('a replica’s indexes differ in capacity and insights only'),
        ReadOnDemandThroughputSettings: capacity,
        ReadProvisionedThroughputSettings: capacity,
        SSESpecification: inert('the file is as safe as the folder it is in'),
      }),
    ),
    length(1, 'There is one region here.'),
  ),
});

export type TableProperties = InferOutput<typeof tableProperties> | InferOutput<typeof globalTableProperties>;
