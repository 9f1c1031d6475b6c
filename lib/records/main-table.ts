import { StreamViewType } from 'aws-cdk-lib/aws-dynamodb';
import type { IGrantable } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import {
  adminCountKey,
  apiKeyKey,
  brandKey,
  brandSlugKey,
  casinoKey,
  companyKey,
  dayAllowanceKey,
  emailExclusionKey,
  fileKey,
  gameCodeKey,
  gameKey,
  indexes,
  notificationKey,
  ownerLockKey,
  packageClaimKey,
  rtpAlertKey,
  searchPartition,
  openRunsKey,
  supportCountKey,
  supportKey,
  testRunKey,
  uploadQuotaKey,
  walletKeyKey,
  walletReportKey,
  webhookDeliveryKey,
  webhookKey,
  webhookPendingKey,
  withdrawnKey,
} from '#domain/keys';
import { playerClaimsPartition, promotionKey } from '#domain/keys/promotions';
import { entriesPartition, tournamentKey } from '#domain/keys/tournaments';
import { PartedTable } from '#lib/records/parted-table';
import { letDo } from '#lib/records/table-rights';
import type { StageSettings } from '#lib/settings';

/** The parts of the table for permissions, by partition key. */
const parts = {
  companies: companyKey('*').pk,
  owners: ownerLockKey('*').pk,
  apiKeys: apiKeyKey('*', '').pk,
  /** The webhook endpoints of companies. */
  webhooks: webhookKey('*', '').pk,
  webhookDeliveries: webhookDeliveryKey('*', '').pk,
  pendingWebhooks: webhookPendingKey('*', '*', '').pk,
  /** Games with their versions and models. */
  games: gameKey('*').pk,
  rtpAlerts: rtpAlertKey('*', '', '').pk,
  /** Test runs with their models and results. */
  testRuns: testRunKey('*').pk,
  /** The running test runs of a user. */
  openRuns: openRunsKey('*').pk,
  gameCodes: gameCodeKey('*').pk,
  /** Results of the upload check. */
  files: fileKey('*').pk,
  /** The uploads of each user. */
  uploadQuotas: uploadQuotaKey('*').pk,
  casinos: casinoKey('*').pk,
  /** The encrypted keys for the wallets of casinos. */
  walletKeys: walletKeyKey('*').pk,
  /** Reports of contract tests. */
  walletReports: walletReportKey('*').pk,
  /** Brands with their players. */
  brands: brandKey('*').pk,
  /** What managers of brands gave on a day without a second manager. */
  allowances: dayAllowanceKey('*', '', '').pk,
  tournaments: tournamentKey('*').pk,
  /** The entries of tournaments. */
  entries: entriesPartition('*', '*'),
  /** Promotions with their budgets. */
  promotions: promotionKey('*').pk,
  /** The rewards that players collected, and their progress. */
  promotionClaims: playerClaimsPartition('*', '*'),
  brandSlugs: brandSlugKey('*').pk,
  /** A player's claims of packages in a brand. */
  claims: packageClaimKey('*', '*', '').pk,
  /** The withdrawn access, accepted terms and age confirmation of a user. */
  people: withdrawnKey('*', '').pk,
  /** Notifications of users, and the last one that they have read. */
  notifications: notificationKey('*', '').pk,
  support: supportKey('*').pk,
  /** The hourly counters of support requests. */
  supportCounts: supportCountKey('*', '').pk,
  /** Exclusions from all brands by e-mail address. */
  emailExclusions: emailExclusionKey('*').pk,
  /** The index of names: see `domain/search`. */
  search: searchPartition('*'),
  /** The register of admins and its count. */
  admins: adminCountKey.pk,
} as const;

type Part = keyof typeof parts;

/** All data of the product, except what must never change and what play writes. Its keys are in `domain/keys.ts`. */
export class MainTable extends PartedTable<Part> {
  constructor(scope: Construct, id: string, settings: StageSettings) {
    super(scope, id, {
      name: 'Main',
      settings,
      parts,
      indexes: Object.values(indexes),
      dynamoStream: StreamViewType.NEW_AND_OLD_IMAGES,
    });
  }

  /** Grants listing the rows of an index in partitions such as `CATALOGUE` or `OWNER#*`. */
  letQueryIndex(reader: IGrantable, index: keyof typeof indexes, ...partitions: readonly string[]): void {
    letDo(reader, this.table, ['dynamodb:Query'], { index: indexes[index], partitions });
  }
}
