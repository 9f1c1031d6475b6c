import type { Role } from 'aws-cdk-lib/aws-iam';
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
  playedBrandsPartition,
  reviewPartition,
  supportPartition,
} from '#domain/keys';
import type { AuditTable } from '#lib/audit/audit-table';
import type { MainTable } from '#lib/records/main-table';
import type { PlayTable } from '#lib/records/play-table';

interface Tables {
  readonly records: MainTable;
  readonly play: PlayTable;
  readonly audit: AuditTable;
}

/** What the resolvers of companies, compliance, people, notifications, support and files do with the tables. */
export const letUseCompanies =
  ({ records, audit }: Tables) =>
  (role: Role): void => {
    for (const part of ['companies', 'files', 'people', 'notifications', 'support'] as const)
      records.letGet(role, part);
    // One statement, because the audit log reads the names of all kinds of entities in one request.
    records.letBatchGet(role, 'companies', 'files', 'games', 'casinos', 'brands', 'support');
    for (const part of ['companies', 'notifications'] as const) records.letQuery(role, part);
    records.letQueryIndex(role, 'byOwner', ownerPartition('*'), ownSupportPartition('*'));
    records.letQueryIndex(role, 'byStatus', companiesPartition, supportPartition);
    records.letWrite(role, {
      companies: ['Put', 'Update', 'Delete', 'ConditionCheck'],
      owners: ['Put', 'Delete'],
      files: ['Update'],
      people: ['Put', 'ConditionCheck'],
      notifications: ['Update'],
      support: ['Put', 'Update'],
      supportCounts: ['Update'],
    });
    for (const entity of ['COMPANY', 'SUPPORT'] as const) audit.letAppend(role, entity);
    // Age confirmations.
    audit.letAppend(role, 'USER');
  };

/** What the resolvers of games, versions, the Test Lab and RTP alerts do with the tables. */
export const letUseGames =
  ({ records, audit }: Tables) =>
  (role: Role): void => {
    for (const part of ['companies', 'games', 'testRuns', 'rtpAlerts'] as const) records.letGet(role, part);
    records.letBatchGet(role, 'games', 'testRuns', 'files');
    for (const part of ['games', 'search'] as const) records.letQuery(role, part);
    records.letQueryIndex(role, 'byOwner', companyGamesPartition('*'), ownedRunsPartition('*'));
    records.letQueryIndex(role, 'byStatus', gamesPartition);
    records.letQueryIndex(role, 'review', cataloguePartition);
    records.letWrite(role, {
      games: ['Put', 'Update', 'ConditionCheck'],
      gameCodes: ['Put'],
      rtpAlerts: ['Update'],
      // Their count of live games.
      companies: ['Update', 'ConditionCheck'],
      people: ['ConditionCheck'],
    });
    audit.letAppend(role, 'GAME');
  };

/** What the resolvers of casinos, brands, players and their coins do with the tables. */
export const letUseCasinos =
  ({ records, play, audit }: Tables) =>
  (role: Role): void => {
    for (const part of ['companies', 'casinos', 'walletReports', 'brands'] as const)
      records.letGet(role, part);
    records.letBatchGet(role, 'companies', 'casinos', 'brands', 'people', 'games');
    records.letQuery(role, 'brands');
    // The casinos of a company are in the same partition as its games.
    records.letQueryIndex(
      role,
      'byOwner',
      companyGamesPartition('*'),
      casinoBrandsPartition('*'),
      playedBrandsPartition('*'),
    );
    records.letQueryIndex(role, 'byStatus', casinosPartition);
    records.letWrite(role, {
      casinos: ['Put', 'Update', 'ConditionCheck'],
      brands: ['Put', 'Update', 'ConditionCheck'],
      brandSlugs: ['Put'],
      // Their count of live casinos.
      companies: ['Update', 'ConditionCheck'],
      games: ['ConditionCheck'],
      people: ['ConditionCheck'],
    });
    // Updates the version in the PLAY row, so that rounds started before a change of their player fail.
    play.letWrite(role, { players: ['Update'] });
    for (const entity of ['CASINO', 'BRAND'] as const) audit.letAppend(role, entity);
  };

/** What the resolvers of statements, movements and rounds read: the brand, and names of players. */
export const letReadBrands =
  ({ records }: Pick<Tables, 'records'>) =>
  (role: Role): void =>
    records.letBatchGet(role, 'companies', 'casinos', 'brands', 'people');

/** What the resolvers of metrics, the review queue and the search read. */
export const letReadReports =
  ({ records }: Pick<Tables, 'records'>) =>
  (role: Role): void => {
    for (const part of ['companies', 'games'] as const) records.letGet(role, part);
    records.letBatchGet(role, 'companies', 'games', 'casinos', 'brands', 'people');
    records.letQuery(role, 'search');
    records.letQueryIndex(role, 'review', reviewPartition);
  };
