import { AttributeType, Billing, StreamViewType, TableV2, type ITableV2 } from 'aws-cdk-lib/aws-dynamodb';
import type { IGrantable } from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';
import {
  auditChainKey,
  auditChainedKey,
  auditIndexes,
  auditPartition,
  eventsPartition,
  sealedDayKey,
  sealsPartition,
  sealTimesPartition,
} from '#domain/keys';
import {
  publicDaysPartition,
  publicEntriesPartition,
  publicHeadsPartition,
  publishedKey,
} from '#domain/keys/public-log';
import { tableInUse } from '#lib/records/table-in-use';
import { letDo } from '#lib/records/table-rights';
import { removalPolicy, type StageSettings } from '#lib/settings';

type AuditedEntity = Parameters<typeof auditPartition>[0];

/** The permanent audit log. No method grants a permission to change or delete a row. */
export class AuditTable extends Construct {
  readonly table: ITableV2;

  constructor(scope: Construct, id: string, settings: StageSettings) {
    super(scope, id);
    const created = new TableV2(this, 'Table', {
      partitionKey: { name: 'pk', type: AttributeType.STRING },
      sortKey: { name: 'sk', type: AttributeType.STRING },
      globalSecondaryIndexes: Object.values(auditIndexes).map((indexName) => ({
        indexName,
        partitionKey: { name: `${indexName}pk`, type: AttributeType.STRING },
        sortKey: { name: `${indexName}sk`, type: AttributeType.STRING },
      })),
      billing: Billing.onDemand(),
      dynamoStream: StreamViewType.NEW_IMAGE,
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      deletionProtection: settings.keepRecords,
      removalPolicy: removalPolicy(settings),
    });
    this.table = tableInUse(created, 'Audit', settings);
  }

  /** Grants adding events of an entity, but no links of a chain. */
  letAppend(writer: IGrantable, of: AuditedEntity): void {
    letDo(writer, this.table, ['dynamodb:PutItem'], { partitions: [auditPartition(of, '*')] });
  }

  /** Grants writing chains, but no events. */
  letChain(writer: IGrantable): void {
    const chains = auditChainKey('*', 0).pk;
    letDo(writer, this.table, ['dynamodb:PutItem'], { partitions: [chains, auditChainedKey('*', '').pk] });
    letDo(writer, this.table, ['dynamodb:Query'], { partitions: [chains] });
  }

  /** Grants writing seals of days, but no events. */
  letSeal(writer: IGrantable): void {
    const partitions = [sealsPartition('*'), sealedDayKey('*', '', 0).pk];
    const actions = ['dynamodb:PutItem', 'dynamodb:GetItem', 'dynamodb:Query'] as const;
    letDo(writer, this.table, actions, { partitions });
  }

  /** Grants reading the seals of days. */
  letReadSeals(reader: IGrantable): void {
    letDo(reader, this.table, ['dynamodb:Query'], { partitions: [sealedDayKey('*', '', 0).pk] });
    letDo(reader, this.table, ['dynamodb:GetItem'], { partitions: [sealsPartition('*')] });
  }

  /** Grants adding entries to the open days of the public log. */
  letPublish(writer: IGrantable): void {
    const entries = publicEntriesPartition('*');
    const published = publishedKey('*', '').pk;
    const added = [entries, published, publicDaysPartition];
    letDo(writer, this.table, ['dynamodb:PutItem'], { partitions: added });
    letDo(writer, this.table, ['dynamodb:GetItem'], { partitions: [published] });
    letDo(writer, this.table, ['dynamodb:Query'], { partitions: [entries, publicHeadsPartition] });
    letDo(writer, this.table, ['dynamodb:ConditionCheckItem'], { partitions: [publicHeadsPartition] });
  }

  /** Grants closing days of the public log, and finding the events that the stream missed. */
  letCloseDays(writer: IGrantable): void {
    letDo(writer, this.table, ['dynamodb:PutItem'], { partitions: [publicHeadsPartition] });
    letDo(writer, this.table, ['dynamodb:ConditionCheckItem'], {
      partitions: [publicEntriesPartition('*')],
    });
    const where = { index: auditIndexes.byTime, partitions: [eventsPartition, sealTimesPartition] };
    letDo(writer, this.table, ['dynamodb:Query'], where);
  }

  /** Grants reading the position of events in the public log, and their salts. */
  letReadPublished(reader: IGrantable): void {
    letDo(reader, this.table, ['dynamodb:GetItem'], { partitions: [publishedKey('*', '').pk] });
  }

  /** Grants reading the public part of the log: entries without their salts, days and heads. */
  letReadPublicLog(reader: IGrantable): void {
    const partitions = [publicEntriesPartition('*'), publicDaysPartition, publicHeadsPartition];
    letDo(reader, this.table, ['dynamodb:Query'], { partitions });
  }

  letQuery(reader: IGrantable, of: AuditedEntity): void {
    letDo(reader, this.table, ['dynamodb:Query'], { partitions: [auditPartition(of, '*')] });
  }

  /** Grants listing the events of all entities by time. */
  letQueryByTime(reader: IGrantable): void {
    const where = { index: auditIndexes.byTime, partitions: [eventsPartition] };
    letDo(reader, this.table, ['dynamodb:Query'], where);
  }
}
