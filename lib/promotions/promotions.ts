import type { GraphqlApi } from 'aws-cdk-lib/aws-appsync';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import { Duration } from 'aws-cdk-lib/core';
import { Construct } from 'constructs';
import {
  awaitingPromotionsPartition,
  brandPromotionsPartition,
  claimHistoryPartition,
  dueClaimsPartition,
  promotionClaimsPartition,
  promotionInvitationsPartition,
} from '#domain/keys/promotions';
import { limits } from '#domain/limits';
import type { EnvInput as ClaimPromotionsEnv } from '#lambda/functions/claim-promotions/env';
import type { EnvInput as EndClaimsEnv } from '#lambda/functions/end-claims/env';
import type { EnvInput as ManagePromotionsEnv } from '#lambda/functions/manage-promotions/env';
import { fieldsOf } from '#lib/api/fields-by-stack';
import { Resolvers } from '#lib/api/resolvers';
import { lambdaSource } from '#lib/api/sources';
import type { AuditTable } from '#lib/audit/audit-table';
import { NodeFunction } from '#lib/functions/node-function';
import type { LedgerTables } from '#lib/ledger/ledger-tables';
import type { MainTable } from '#lib/records/main-table';
import type { PlayTable } from '#lib/records/play-table';
import type { StageSettings } from '#lib/settings';

export interface PromotionsProps {
  readonly settings: StageSettings;
  readonly graphql: GraphqlApi;
  readonly records: MainTable;
  readonly play: PlayTable;
  readonly audit: AuditTable;
  readonly ledger: LedgerTables;
}

/** The ledger retries for at most ten seconds; AppSync does not wait longer than this. */
const timeout = Duration.seconds(30);

/** Everything that promotions need: the functions of managers and of players, and their resolvers. */
export class Promotions extends Construct {
  readonly manage: NodeFunction<ManagePromotionsEnv>;
  readonly claim: NodeFunction<ClaimPromotionsEnv>;
  readonly endClaims: NodeFunction<EndClaimsEnv>;

  constructor(scope: Construct, id: string, props: PromotionsProps) {
    super(scope, id);
    const { graphql: api } = props;
    this.manage = this.makeManage(props);
    this.claim = this.makeClaim(props);
    this.endClaims = this.makeEndClaims(props);
    new Rule(this, 'Hourly', {
      description: 'Ends the rewards whose time is over',
      schedule: Schedule.rate(Duration.hours(1)),
      targets: [new LambdaFunction(this.endClaims, { retryAttempts: 2 })],
    });
    new Resolvers(this, 'Resolvers', {
      api,
      fields: fieldsOf('promotions'),
      sources: {
        promotions: lambdaSource(this, api, 'ManageSource', this.manage),
        offers: lambdaSource(this, api, 'ClaimSource', this.claim),
      },
    });
  }

  private makeManage({ settings, records, play, audit, ledger }: PromotionsProps) {
    const manage = new NodeFunction(this, 'manage-promotions', {
      settings,
      description: 'Creates, publishes, pauses and cancels promotions for the managers of brands',
      environment: {
        MAIN_TABLE: records.table.tableName,
        PLAY_TABLE: play.table.tableName,
        AUDIT_TABLE: audit.table.tableName,
        JOURNAL_TABLE: ledger.journal.tableName,
      } satisfies ManagePromotionsEnv,
      timeout: Duration.seconds(limits.promotion.dryRunSeconds),
      // The largest dry run takes about four seconds of a CPU.
      memoryMegabytes: 1024,
    });
    for (const part of ['promotions', 'promotionClaims', 'brands', 'admins', 'allowances'] as const)
      records.letGet(manage, part);
    records.letBatchGet(manage, 'brands', 'casinos', 'companies', 'people', 'games');
    // A dry run reads the players of a brand, their claims and their rounds.
    for (const part of ['promotions', 'brands', 'promotionClaims'] as const) records.letQuery(manage, part);
    ledger.letReadStatements(manage);
    // The progress of claims.
    play.letBatchGet(manage, 'players');
    records.letQueryIndex(
      manage,
      'byOwner',
      brandPromotionsPartition('*'),
      promotionClaimsPartition('*'),
      promotionInvitationsPartition('*'),
    );
    records.letQueryIndex(manage, 'review', awaitingPromotionsPartition('*'));
    records.letWrite(manage, {
      promotions: ['Put', 'Delete'],
      promotionClaims: ['Put'],
      brands: ['Put', 'ConditionCheck'],
      people: ['ConditionCheck'],
      allowances: ['Update'],
    });
    audit.letAppend(manage, 'BRAND');
    return manage;
  }

  /** A separate function, so that it does not use the capacity of the function that plays rounds. */
  private makeClaim({ settings, records, play, ledger }: PromotionsProps) {
    const claim = new NodeFunction(this, 'claim-promotions', {
      settings,
      description: 'Shows players what they can collect, and pays the rewards of promotions',
      environment: {
        MAIN_TABLE: records.table.tableName,
        PLAY_TABLE: play.table.tableName,
        JOURNAL_TABLE: ledger.journal.tableName,
        WALLETS_TABLE: ledger.wallets.tableName,
      } satisfies ClaimPromotionsEnv,
      timeout,
    });
    records.letGet(claim, 'brands');
    records.letBatchGet(claim, 'brands', 'casinos', 'companies', 'games', 'people', 'promotionClaims');
    for (const part of ['promotions', 'promotionClaims'] as const) records.letQuery(claim, part);
    records.letQueryIndex(claim, 'byStatus', claimHistoryPartition('*', '*'));
    records.letWrite(claim, {
      promotions: ['Update'],
      promotionClaims: ['Put', 'Update'],
      brands: ['ConditionCheck'],
    });
    play.letBatchGet(claim, 'players');
    play.letWrite(claim, { players: ['Put'], gifts: ['Update'] });
    ledger.letPost(claim);
    ledger.letReadStatements(claim);
    return claim;
  }

  /** Players who return end their claims themselves. This function does it for the others. */
  private makeEndClaims({ settings, records, play, ledger }: PromotionsProps) {
    const end = new NodeFunction(this, 'end-claims', {
      settings,
      description: 'Ends the rewards of promotions whose time is over',
      environment: {
        MAIN_TABLE: records.table.tableName,
        PLAY_TABLE: play.table.tableName,
        JOURNAL_TABLE: ledger.journal.tableName,
        WALLETS_TABLE: ledger.wallets.tableName,
      } satisfies EndClaimsEnv,
      timeout: Duration.minutes(15),
    });
    records.letGet(end, 'brands');
    records.letQueryIndex(end, 'review', dueClaimsPartition('*'));
    records.letWrite(end, { promotions: ['Update'], promotionClaims: ['Update'] });
    play.letGet(end, 'players');
    play.letWrite(end, { players: ['Put'] });
    ledger.letPost(end);
    return end;
  }
}
