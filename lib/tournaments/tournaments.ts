import { NoneDataSource, type GraphqlApi } from 'aws-cdk-lib/aws-appsync';
import { Rule, RuleTargetInput, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import { PolicyStatement, type IRole } from 'aws-cdk-lib/aws-iam';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { Duration } from 'aws-cdk-lib/core';
import { Construct } from 'constructs';
import { playKey } from '#domain/keys';
import { brandTournamentsPartition, dueTournamentsPartition } from '#domain/keys/tournaments';
import type { EnvInput as CopyScoresEnv } from '#lambda/functions/copy-scores/env';
import type { EnvInput as ManageTournamentsEnv } from '#lambda/functions/manage-tournaments/env';
import type { EnvInput as SettleTournamentsEnv } from '#lambda/functions/settle-tournaments/env';
import type { EnvInput as ShowTournamentsEnv } from '#lambda/functions/show-tournaments/env';
import { addOutput } from '#lib/add-output';
import { fieldsOf } from '#lib/api/fields-by-stack';
import { Resolvers } from '#lib/api/resolvers';
import { lambdaSource, sourceName } from '#lib/api/sources';
import type { AuditTable } from '#lib/audit/audit-table';
import { NodeFunction } from '#lib/functions/node-function';
import { StreamReader } from '#lib/functions/stream-reader';
import type { LedgerTables } from '#lib/ledger/ledger-tables';
import type { MainTable } from '#lib/records/main-table';
import type { PlayTable } from '#lib/records/play-table';
import type { ScoresTable } from '#lib/records/scores-table';
import type { StageSettings } from '#lib/settings';
import { CertificateBucket } from '#lib/tournaments/certificate-bucket';
import { WakeUps } from '#lib/tournaments/wake-ups';

export interface TournamentsProps {
  readonly settings: StageSettings;
  readonly graphql: GraphqlApi;
  readonly records: MainTable;
  readonly play: PlayTable;
  readonly scores: ScoresTable;
  readonly audit: AuditTable;
  readonly ledger: LedgerTables;
}

/** The ledger retries for at most ten seconds; AppSync does not wait longer than this. */
const timeout = Duration.seconds(30);
/** Rounds that are scored within this time reach the leaderboard in one batch. */
const batchWindow = Duration.seconds(1);

/** Everything that tournaments need: their resolvers, the leaderboards, and the settlement with its schedules. */
export class Tournaments extends Construct {
  readonly certificates: CertificateBucket;
  readonly settle: NodeFunction<SettleTournamentsEnv>;
  readonly manage: NodeFunction<ManageTournamentsEnv>;
  readonly show: NodeFunction<ShowTournamentsEnv>;
  readonly copyScores: NodeFunction<CopyScoresEnv>;
  readonly reader: StreamReader;

  constructor(scope: Construct, id: string, props: TournamentsProps) {
    super(scope, id);
    const { settings, graphql: api, play } = props;
    this.certificates = new CertificateBucket(this, 'Certificates', settings);
    this.settle = this.makeSettle(props);
    this.manage = this.makeManage(props, new WakeUps(this, 'WakeUps', this.settle));
    this.show = this.makeShow(props);
    this.copyScores = this.makeCopyScores(props);
    this.reader = new StreamReader(this, 'Stream', {
      table: play.table,
      reader: this.copyScores,
      filters: [
        {
          eventName: ['INSERT', 'MODIFY'],
          dynamodb: {
            Keys: { sk: { S: [playKey('', '').sk] } },
            NewImage: { scoredAt: { S: [{ exists: true }] } },
          },
        },
      ],
      batches: { size: 1000, window: batchWindow },
    });
    new Rule(this, 'Sweep', {
      description: 'Finds tournaments whose schedule was missed',
      schedule: Schedule.rate(Duration.minutes(5)),
      targets: [new LambdaFunction(this.settle, { retryAttempts: 2, event: RuleTargetInput.fromObject({}) })],
    });
    new Resolvers(this, 'Resolvers', {
      api,
      fields: fieldsOf('tournaments'),
      sources: {
        tournaments: lambdaSource(this, api, 'ManageSource', this.manage),
        'shown-tournaments': lambdaSource(this, api, 'ShowSource', this.show),
        none: new NoneDataSource(this, 'NoSource', { api, name: sourceName(this, 'NoSource') }),
      },
    });
    // An administrator of the account can invoke it with `{ "tournamentId": "…" }`.
    addOutput(this, 'SettleTournamentsFunctionName', this.settle.functionName);
  }

  private makeSettle({ settings, records, play, scores, audit, ledger }: TournamentsProps) {
    const settle = new NodeFunction(this, 'settle-tournaments', {
      settings,
      description: 'Settles tournaments, pays their prizes and refunds cancelled ones',
      environment: {
        MAIN_TABLE: records.table.tableName,
        PLAY_TABLE: play.table.tableName,
        AUDIT_TABLE: audit.table.tableName,
        JOURNAL_TABLE: ledger.journal.tableName,
        WALLETS_TABLE: ledger.wallets.tableName,
        SCORES_TABLE: scores.table.tableName,
        CERTIFICATES_BUCKET: this.certificates.bucketName,
      } satisfies SettleTournamentsEnv,
      timeout: Duration.minutes(15),
      // It holds a million rounds in memory.
      memoryMegabytes: 3008,
    });
    for (const part of ['tournaments', 'brands'] as const) records.letGet(settle, part);
    records.letBatchGet(settle, 'brands', 'people');
    records.letQuery(settle, 'entries');
    records.letQueryIndex(settle, 'byStatus', dueTournamentsPartition);
    records.letWrite(settle, { tournaments: ['Put', 'Update'], promotionClaims: ['Put'], brands: ['Put'] });
    audit.letAppend(settle, 'BRAND');
    ledger.letPost(settle);
    ledger.letReadStatements(settle);
    scores.letReadLeaderboards(settle);
    scores.letWrite(settle, { scores: ['Update'] });
    play.letWrite(settle, { gifts: ['Update'] });
    this.certificates.letKeep(roleOf(settle));
    return settle;
  }

  private makeManage({ settings, records, play, audit, ledger }: TournamentsProps, wakeUps: WakeUps) {
    const manage = new NodeFunction(this, 'manage-tournaments', {
      settings,
      description: 'Creates, publishes and cancels tournaments for the managers of brands',
      environment: {
        MAIN_TABLE: records.table.tableName,
        PLAY_TABLE: play.table.tableName,
        AUDIT_TABLE: audit.table.tableName,
        JOURNAL_TABLE: ledger.journal.tableName,
        WALLETS_TABLE: ledger.wallets.tableName,
        SCHEDULE_GROUP: wakeUps.groupName,
        SCHEDULE_ROLE_ARN: wakeUps.role.roleArn,
        SETTLE_FUNCTION_ARN: this.settle.functionArn,
      } satisfies ManageTournamentsEnv,
      timeout,
    });
    for (const part of ['tournaments', 'brands', 'admins', 'allowances'] as const)
      records.letGet(manage, part);
    records.letBatchGet(manage, 'brands', 'casinos', 'companies', 'people', 'games');
    records.letQuery(manage, 'entries');
    records.letWrite(manage, {
      tournaments: ['Put', 'Update', 'Delete'],
      entries: ['Put'],
      brands: ['Put', 'ConditionCheck'],
      people: ['ConditionCheck'],
      allowances: ['Update'],
    });
    play.letGet(manage, 'players');
    play.letWrite(manage, { players: ['Put'] });
    audit.letAppend(manage, 'BRAND');
    ledger.letPost(manage);
    wakeUps.letWake(roleOf(manage));
    manage.addToRolePolicy(
      new PolicyStatement({ actions: ['lambda:InvokeFunction'], resources: [this.settle.functionArn] }),
    );
    return manage;
  }

  private makeShow({ settings, records, scores }: TournamentsProps) {
    const show = new NodeFunction(this, 'show-tournaments', {
      settings,
      description: 'Shows tournaments, leaderboards, certificates and the lobbies that guests see',
      environment: {
        MAIN_TABLE: records.table.tableName,
        SCORES_TABLE: scores.table.tableName,
      } satisfies ShowTournamentsEnv,
      // Each running instance caches the leaderboards, so this also limits their reads.
      reservedConcurrency: settings.guestConcurrency,
    });
    for (const part of ['tournaments', 'entries', 'brands'] as const) records.letGet(show, part);
    records.letBatchGet(show, 'brands', 'casinos', 'companies', 'people', 'games');
    records.letQuery(show, 'entries');
    records.letQueryIndex(show, 'byOwner', brandTournamentsPartition('*'));
    scores.letQuery(show, 'scores');
    scores.letReadLeaderboards(show);
    return show;
  }

  private makeCopyScores({ settings, scores, graphql }: TournamentsProps) {
    const copy = new NodeFunction(this, 'copy-scores', {
      settings,
      description: 'Copies scores of players to leaderboards and notifies their subscribers',
      environment: {
        SCORES_TABLE: scores.table.tableName,
        GRAPHQL_URL: graphql.graphqlUrl,
      } satisfies CopyScoresEnv,
      timeout: Duration.seconds(60),
    });
    scores.letWrite(copy, { scores: ['Update'] });
    scores.letReadLeaderboards(copy);
    copy.addToRolePolicy(
      new PolicyStatement({
        actions: ['appsync:GraphQL'],
        resources: [`${graphql.arn}/types/Mutation/fields/publishLeaderboard`],
      }),
    );
    return copy;
  }
}

/** Every function here has a role. */
function roleOf({ role }: IFunction): IRole {
  if (!role) throw new Error('The function has no role.');
  return role;
}
