import { AttributeType, Billing, StreamViewType, TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import type { IGrantable } from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';
import { acceptanceKey, indexes } from '#domain/keys';
import { letDo } from '#lib/records/table-rights';
import { removalPolicy, type StageSettings } from '#lib/settings';

const text = (name: string) => ({ name, type: AttributeType.STRING });

/** Everything the product remembers, except what must never change. Its keys are in `domain/keys.ts`. */
export class MainTable extends Construct {
  readonly table: TableV2;

  constructor(scope: Construct, id: string, settings: StageSettings) {
    super(scope, id);
    this.table = new TableV2(this, 'Table', {
      partitionKey: text('pk'),
      sortKey: text('sk'),
      globalSecondaryIndexes: Object.values(indexes).map((indexName) => ({
        indexName,
        partitionKey: text(`${indexName}pk`),
        sortKey: text(`${indexName}sk`),
      })),
      billing: Billing.onDemand(),
      dynamoStream: StreamViewType.NEW_AND_OLD_IMAGES,
      timeToLiveAttribute: 'expiresAt',
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      deletionProtection: settings.keepRecords,
      removalPolicy: removalPolicy(settings),
    });
  }

  /** One row by its key. */
  letGet(reader: IGrantable): void {
    letDo(reader, this.table, ['dynamodb:GetItem']);
  }

  /** Rows of one partition, of the table or of an index. */
  letQuery(reader: IGrantable, through: readonly (keyof typeof indexes)[] = []): void {
    letDo(reader, this.table, ['dynamodb:Query'], { indexes: through.map((index) => indexes[index]) });
  }

  /** What a person agreed to; no company's row, no admin's. */
  letPutAcceptance(writer: IGrantable): void {
    letDo(writer, this.table, ['dynamodb:PutItem'], { partitions: [acceptanceKey('*', '').pk] });
  }

  /** Everything a transaction may hold. */
  letTransact(writer: IGrantable): void {
    letDo(writer, this.table, [
      'dynamodb:PutItem',
      'dynamodb:UpdateItem',
      'dynamodb:DeleteItem',
      'dynamodb:ConditionCheckItem',
    ]);
  }
}
