import {
  DynamoDbDataSource,
  LambdaDataSource,
  type BaseDataSource,
  type GraphqlApi,
  type IGraphqlApi,
} from 'aws-cdk-lib/aws-appsync';
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { Stack } from 'aws-cdk-lib/core';
import {
  casinoBrandsPartition,
  casinosPartition,
  cataloguePartition,
  companiesPartition,
  companyGamesPartition,
  gamesPartition,
  ownedRunsPartition,
  ownerPartition,
  ownSupportPartition,
  reviewPartition,
  supportPartition,
} from '#domain/keys';
import type { Construct } from 'constructs';
import type { Source } from '#lib/api/resolver-plan';
import type { AuditTable } from '#lib/audit/audit-table';
import type { BrandFunctions } from '#lib/brands/brand-functions';
import type { GameFunctions } from '#lib/games/game-functions';
import type { TestLab } from '#lib/lab/test-lab';
import type { LedgerTables } from '#lib/ledger/ledger-tables';
import type { Metrics } from '#lib/play/metrics';
import type { MainTable } from '#lib/records/main-table';
import type { PlayTable } from '#lib/records/play-table';
import type { UserAdministration } from '#lib/users/user-administration';

export interface SourcesNeeds {
  readonly api: GraphqlApi;
  readonly records: MainTable;
  readonly play: PlayTable;
  readonly audit: AuditTable;
  readonly ledger: LedgerTables;
  readonly administration: Pick<UserAdministration, 'administerUsers' | 'manageAccount'>;
  readonly games: Pick<GameFunctions, 'manageGameVersions' | 'playDemo' | 'playGuest'>;
  readonly lab: Pick<TestLab, 'manageTestRuns'>;
  readonly brands: Pick<BrandFunctions, 'moveCoins' | 'listDayMovements' | 'playRounds' | 'showReplays'>;
  readonly metrics: Metrics;
}

/**
 * Lists by owner: companies of a user, games and casinos of a company (one partition), brands of a casino, test runs
 * and support requests of a user.
 */
const ownedBySomebody = [
  ownerPartition('*'),
  companyGamesPartition('*'),
  casinoBrandsPartition('*'),
  ownedRunsPartition('*'),
  ownSupportPartition('*'),
];

const listedByStatus = [companiesPartition, gamesPartition, casinosPartition, supportPartition];

export type Sources = Readonly<
  Record<
    Exclude<Source, 'tournaments' | 'shown-tournaments' | 'promotions' | 'offers' | 'none'>,
    BaseDataSource
  >
>;

/** Creates the data sources of the resolvers, each with a role with minimal permissions. */
export function sources(needs: SourcesNeeds): Sources {
  const { api, records, play, audit, ledger, administration, games, lab, brands, metrics } = needs;
  const recordsRole = roleOf(api, 'RecordsRole');
  letReadAndWrite(records, recordsRole);
  const auditRole = roleOf(api, 'AuditRole');
  for (const entity of ['COMPANY', 'GAME', 'CASINO', 'BRAND', 'SUPPORT'] as const) {
    audit.letAppend(recordsRole, entity);
    audit.letQuery(auditRole, entity);
  }
  // Age confirmations.
  audit.letAppend(recordsRole, 'USER');
  // Updates the version in the PLAY row, so that rounds started before a change of their player fail.
  play.letWrite(recordsRole, { players: ['Update'] });
  audit.letQuery(auditRole, 'USER');
  audit.letQueryByTime(auditRole);
  audit.letReadPublished(auditRole);
  const journalRole = roleOf(api, 'JournalRole');
  ledger.letReadStatements(journalRole);
  const walletsRole = roleOf(api, 'WalletsRole');
  ledger.letReadBalances(walletsRole);
  return {
    records: tableSource(api, 'Records', records.table, recordsRole),
    audit: tableSource(api, 'Audit', audit.table, auditRole),
    journal: tableSource(api, 'Journal', ledger.journal, journalRole),
    wallets: tableSource(api, 'Wallets', ledger.wallets, walletsRole),
    'user-administration': lambdaSource(api, 'UserAdministration', administration.administerUsers),
    accounts: lambdaSource(api, 'Accounts', administration.manageAccount),
    'game-versions': lambdaSource(api, 'GameVersions', games.manageGameVersions),
    'test-runs': lambdaSource(api, 'TestRuns', lab.manageTestRuns),
    'demo-play': lambdaSource(api, 'DemoPlay', games.playDemo),
    'guest-play': lambdaSource(api, 'GuestPlay', games.playGuest),
    coins: lambdaSource(api, 'Coins', brands.moveCoins),
    'day-movements': lambdaSource(api, 'DayMovements', brands.listDayMovements),
    rounds: lambdaSource(api, 'Rounds', brands.playRounds),
    replays: lambdaSource(api, 'Replays', brands.showReplays),
    metrics: lambdaSource(api, 'Metrics', metrics.showMetrics),
  };
}

function letReadAndWrite(records: MainTable, role: Role): void {
  const read = ['companies', 'games', 'testRuns', 'files', 'people', 'casinos', 'brands'] as const;
  for (const part of [...read, 'notifications', 'support', 'rtpAlerts'] as const) records.letGet(role, part);
  records.letBatchGet(role, ...read);
  for (const part of ['companies', 'games', 'brands', 'search', 'notifications'] as const)
    records.letQuery(role, part);
  records.letQueryIndex(role, 'byOwner', ...ownedBySomebody);
  records.letQueryIndex(role, 'byStatus', ...listedByStatus);
  records.letQueryIndex(role, 'review', reviewPartition, cataloguePartition);
  records.letWrite(role, {
    companies: ['Put', 'Update', 'Delete', 'ConditionCheck'],
    owners: ['Put', 'Delete'],
    games: ['Put', 'Update', 'ConditionCheck'],
    gameCodes: ['Put'],
    rtpAlerts: ['Update'],
    files: ['Update'],
    casinos: ['Put', 'Update', 'ConditionCheck'],
    brands: ['Put', 'Update', 'ConditionCheck'],
    brandSlugs: ['Put'],
    people: ['Put', 'ConditionCheck'],
    notifications: ['Update'],
    support: ['Put', 'Update'],
    supportCounts: ['Update'],
  });
}

/** https://docs.aws.amazon.com/appsync/latest/devguide/attaching-a-data-source.html */
function roleOf(api: IGraphqlApi, id: string, scope: Construct = api): Role {
  const conditions = {
    StringEquals: { 'aws:SourceAccount': Stack.of(api).account },
    ArnEquals: { 'aws:SourceArn': api.arn },
  };
  return new Role(scope, id, { assumedBy: new ServicePrincipal('appsync.amazonaws.com', { conditions }) });
}

/** The CDK's data source grants its role access to the whole table, including Scan. This role ignores such grants. */
function tableSource(api: GraphqlApi, id: string, table: TableV2, role: Role): BaseDataSource {
  return new DynamoDbDataSource(api, id, { api, table, serviceRole: role.withoutPolicyUpdates() });
}

/** `scope` is the scope of the data source. Default: the API. */
export function lambdaSource(
  api: IGraphqlApi,
  id: string,
  lambdaFunction: IFunction,
  scope: Construct = api,
): BaseDataSource {
  const role = roleOf(api, `${id}Role`, scope);
  role.addToPrincipalPolicy(
    new PolicyStatement({ actions: ['lambda:InvokeFunction'], resources: [lambdaFunction.functionArn] }),
  );
  return new LambdaDataSource(scope, id, {
    api,
    lambdaFunction,
    // Without this, the CDK would also allow the role to invoke all versions and aliases.
    serviceRole: role.withoutPolicyUpdates(),
  });
}
