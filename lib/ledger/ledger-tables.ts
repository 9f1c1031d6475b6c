import {
  AttributeType,
  Billing,
  ProjectionType,
  StreamViewType,
  TableV2,
  type ITableV2,
} from 'aws-cdk-lib/aws-dynamodb';
import type { IGrantable } from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';
import {
  dayBlocksPartition,
  dayListPartition,
  journalIndexes,
  lateDaysPartition,
  movementKey,
  treasuryKey,
  walletKey,
  walletPartition,
} from '#domain/keys';
import { SealBucket } from '#lib/ledger/seal-bucket';
import { tableInUse } from '#lib/records/table-in-use';
import { letDo } from '#lib/records/table-rights';
import { warmForPlay } from '#lib/records/warm-throughput';
import { removalPolicy, type StageSettings } from '#lib/settings';
import { Validations } from 'aws-cdk-lib/core';
import { BlockPublicAccess, Bucket, BucketEncryption, ObjectOwnership } from 'aws-cdk-lib/aws-s3';
import { keepEmptierLog } from '#lib/storage/bucket-emptier';

const text = (name: string) => ({ name, type: AttributeType.STRING });
const key = { partitionKey: text('pk'), sortKey: text('sk') };

const movements = movementKey('*').pk;
const wallets = walletKey('*', '*', '', '').pk;
const treasuries = treasuryKey('*', '*', 0).pk;
const days = dayListPartition('*', '*', '*');

/**
 * The journal of all movements and the balances that follow from it. No method grants a permission to change or
 * delete a movement; the journal is append-only.
 */
export class LedgerTables extends Construct {
  readonly journal: ITableV2;
  readonly wallets: ITableV2;
  readonly seals: SealBucket;
  readonly archive: ArchiveBucket;

  constructor(scope: Construct, id: string, settings: StageSettings) {
    super(scope, id);
    const kept = {
      ...key,
      billing: Billing.onDemand(),
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      deletionProtection: settings.keepRecords,
      removalPolicy: removalPolicy(settings),
      ...warmForPlay(settings),
    };
    const journal = new TableV2(this, 'Journal', {
      ...kept,
      globalSecondaryIndexes: Object.values(journalIndexes).map(
        ({ indexName, partitionKey, sortKey, ...projected }) => ({
          indexName,
          partitionKey: text(partitionKey),
          sortKey: text(sortKey),
          ...('attributes' in projected && {
            projectionType: ProjectionType.INCLUDE,
            nonKeyAttributes: [...projected.attributes],
          }),
          ...warmForPlay(settings),
        }),
      ),
      // The old image shows what was changed or removed.
      dynamoStream: StreamViewType.NEW_AND_OLD_IMAGES,
    });
    this.journal = tableInUse(journal, 'Journal', settings);
    this.wallets = tableInUse(new TableV2(this, 'Wallets', kept), 'Wallets', settings);
    this.seals = new SealBucket(this, 'Seals', settings);
    this.archive = new ArchiveBucket(this, 'Archive', settings);
  }

  /** Grants what `postMovement` and `declineMovement` need. */
  letPost(poster: IGrantable): void {
    this.letFind(poster);
    letDo(poster, this.journal, ['dynamodb:PutItem'], { partitions: [movements] });
    letDo(poster, this.wallets, ['dynamodb:GetItem'], { partitions: [wallets] });
    letDo(poster, this.wallets, ['dynamodb:UpdateItem'], { partitions: [wallets, treasuries] });
  }

  /** Grants reading a movement by its idempotency key. */
  letFind(reader: IGrantable): void {
    letDo(reader, this.journal, ['dynamodb:GetItem'], { partitions: [movements] });
  }

  /** Grants listing the movements of a wallet. */
  letReadStatements(reader: IGrantable): void {
    const partitions = [walletPartition('*', '*', '*', '*')];
    letDo(reader, this.journal, ['dynamodb:Query'], { index: journalIndexes.byWallet.indexName, partitions });
  }

  /** Grants listing the movements of a brand's day. */
  letReadDays(reader: IGrantable): void {
    letDo(reader, this.journal, ['dynamodb:Query'], {
      index: journalIndexes.byDay.indexName,
      partitions: [days],
    });
  }

  /** Grants reading the balances of players. */
  letReadBalances(reader: IGrantable): void {
    const actions = ['dynamodb:Query', 'dynamodb:BatchGetItem'] as const;
    letDo(reader, this.wallets, actions, { partitions: [wallets] });
  }

  /** Grants reading and writing hash chains and writing reports of late days. Does not grant access to movements. */
  letChain(writer: IGrantable): void {
    this.letLink(writer);
    letDo(writer, this.journal, ['dynamodb:PutItem'], { partitions: [lateDaysPartition('*')] });
  }

  /** Grants what the nightly sweep needs: listing movements and late days, and linking movements without a link. */
  letSweep(sweeper: IGrantable): void {
    this.letLink(sweeper);
    this.letReadDays(sweeper);
    letDo(sweeper, this.journal, ['dynamodb:Query'], { partitions: [lateDaysPartition('*')] });
  }

  private letLink(writer: IGrantable): void {
    const partitions = [dayBlocksPartition('*', '*', '*')];
    letDo(writer, this.journal, ['dynamodb:PutItem', 'dynamodb:Query'], { partitions });
  }
}

/**
 * Bucket for the days of movements that `npm run archive-days` copied. It is not locked because it contains player
 * ids. The locked seals prove what a day contained.
 */
class ArchiveBucket extends Bucket {
  constructor(scope: Construct, id: string, settings: StageSettings) {
    const { keepRecords } = settings;
    super(scope, id, {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      versioned: true,
      removalPolicy: removalPolicy(settings),
      autoDeleteObjects: !keepRecords,
    });
    if (!keepRecords) keepEmptierLog(this, settings);
    Validations.of(this).acknowledge({
      id: 'AwsSolutions-S1',
      reason: 'An operator writes here once a day. The files are compared with locked seals.',
    });
  }
}
