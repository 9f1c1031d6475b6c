import { AttributeType, Billing, TableV2, type ITableV2, type TablePropsV2 } from 'aws-cdk-lib/aws-dynamodb';
import type { IGrantable } from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';
import { tableInUse } from '#lib/records/table-in-use';
import { letDo } from '#lib/records/table-rights';
import type { TableName } from '#lib/restored-tables';
import { removalPolicy, type StageSettings } from '#lib/settings';

const text = (name: string) => ({ name, type: AttributeType.STRING });

type Write = 'Put' | 'Update' | 'Delete' | 'ConditionCheck';

export interface PartedTableProps<Part extends string> extends Pick<
  TablePropsV2,
  'dynamoStream' | 'warmThroughput'
> {
  readonly settings: StageSettings;
  readonly name: TableName;
  /** Patterns of partition keys, such as `PERSON#*`, by part. */
  readonly parts: Readonly<Record<Part, string>>;
  readonly indexes?: readonly string[];
}

/** A table with pk, sk and rows that can expire. Permissions are granted for parts of it. */
export class PartedTable<Part extends string> extends Construct {
  readonly table: ITableV2;
  private readonly parts: Readonly<Record<Part, string>>;

  constructor(scope: Construct, id: string, props: PartedTableProps<Part>) {
    super(scope, id);
    const { settings, name, parts, indexes = [], ...streamed } = props;
    this.parts = parts;
    const created = new TableV2(this, 'Table', {
      partitionKey: text('pk'),
      sortKey: text('sk'),
      globalSecondaryIndexes: indexes.map((indexName) => ({
        indexName,
        partitionKey: text(`${indexName}pk`),
        sortKey: text(`${indexName}sk`),
      })),
      billing: Billing.onDemand(),
      timeToLiveAttribute: 'expiresAt',
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      deletionProtection: settings.keepRecords,
      removalPolicy: removalPolicy(settings),
      ...streamed,
    });
    this.table = tableInUse(created, name, settings);
  }

  /** Grants reading a row by its key. */
  letGet(reader: IGrantable, part: Part): void {
    letDo(reader, this.table, ['dynamodb:GetItem'], { partitions: [this.parts[part]] });
  }

  /** Grants reading rows of these parts by their keys in one call. */
  letBatchGet(reader: IGrantable, ...among: readonly Part[]): void {
    const partitions = among.map((part) => this.parts[part]);
    letDo(reader, this.table, ['dynamodb:BatchGetItem'], { partitions });
  }

  /** Grants listing the rows of a partition. */
  letQuery(reader: IGrantable, part: Part): void {
    letDo(reader, this.table, ['dynamodb:Query'], { partitions: [this.parts[part]] });
  }

  /** Grants putting and deleting rows of this part in one call. */
  letBatchWrite(writer: IGrantable, part: Part): void {
    letDo(writer, this.table, ['dynamodb:BatchWriteItem'], { partitions: [this.parts[part]] });
  }

  /** Grants the writes of a transaction, by part. */
  letWrite(writer: IGrantable, writes: Readonly<Partial<Record<Part, readonly Write[]>>>): void {
    for (const [part, kinds] of Object.entries<readonly Write[] | undefined>(writes))
      letDo(
        writer,
        this.table,
        (kinds ?? []).map((kind) => `dynamodb:${kind}Item` as const),
        { partitions: [this.parts[part as Part]] },
      );
  }
}
