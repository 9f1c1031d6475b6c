import { AttributeType, Billing, StreamViewType, TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import type { IGrantable } from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';
import {
  adminCountKey,
  brandKey,
  brandSlugKey,
  casinoKey,
  companyKey,
  demoSessionKey,
  emailExclusionKey,
  fileKey,
  gameCodeKey,
  gameKey,
  indexes,
  ownerLockKey,
  playKey,
  openRunsKey,
  testRunKey,
  uploadQuotaKey,
  withdrawnKey,
} from '#domain/keys';
import { letDo } from '#lib/records/table-rights';
import { removalPolicy, type StageSettings } from '#lib/settings';

const text = (name: string) => ({ name, type: AttributeType.STRING });

/** The parts of the table that rights are given on, by their partition keys. */
const parts = {
  companies: companyKey('*').pk,
  owners: ownerLockKey('*').pk,
  /** Games with their versions and models. */
  games: gameKey('*').pk,
  /** Test runs with their models and results. */
  testRuns: testRunKey('*').pk,
  /** Which runs of a person are under way. */
  openRuns: openRunsKey('*').pk,
  gameCodes: gameCodeKey('*').pk,
  /** What the upload check found out. */
  files: fileKey('*').pk,
  /** How much each person has uploaded. */
  uploadQuotas: uploadQuotaKey('*').pk,
  demoSessions: demoSessionKey('*').pk,
  casinos: casinoKey('*').pk,
  /** Brands with their players. */
  brands: brandKey('*').pk,
  brandSlugs: brandSlugKey('*').pk,
  /** A player's seeds, sessions, rounds and claims in a brand. */
  players: playKey('*', '*').pk,
  /** What is known of a person's rights, what they agreed to, and that they are of age. */
  people: withdrawnKey('*', '').pk,
  /** Who keeps themselves from every brand, by e-mail address. */
  emailExclusions: emailExclusionKey('*').pk,
  /** The roll of admins and its count. */
  admins: adminCountKey.pk,
} as const;

type Part = keyof typeof parts;
type Write = 'Put' | 'Update' | 'Delete' | 'ConditionCheck';

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
  letGet(reader: IGrantable, part: Part): void {
    letDo(reader, this.table, ['dynamodb:GetItem'], { partitions: [parts[part]] });
  }

  /** Rows of these parts by their keys, mixed in one call. */
  letBatchGet(reader: IGrantable, ...among: readonly Part[]): void {
    const partitions = among.map((part) => parts[part]);
    letDo(reader, this.table, ['dynamodb:BatchGetItem'], { partitions });
  }

  /** The rows of one partition. */
  letQuery(reader: IGrantable, part: Part): void {
    letDo(reader, this.table, ['dynamodb:Query'], { partitions: [parts[part]] });
  }

  /** The rows of an index in partitions such as `CATALOGUE` or `OWNER#*`. */
  letQueryIndex(reader: IGrantable, index: keyof typeof indexes, ...partitions: readonly string[]): void {
    letDo(reader, this.table, ['dynamodb:Query'], { index: indexes[index], partitions });
  }

  /** What a transaction may hold, by part. */
  letWrite(writer: IGrantable, writes: Readonly<Partial<Record<Part, readonly Write[]>>>): void {
    for (const [part, kinds] of Object.entries(writes))
      letDo(
        writer,
        this.table,
        kinds.map((kind) => `dynamodb:${kind}Item` as const),
        { partitions: [parts[part as Part]] },
      );
  }
}
