import { Duration } from 'aws-cdk-lib/core';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import { Construct } from 'constructs';
import { attentionPartition, dueRoundsPartition } from '#domain/keys';
import type { SeamlessEnv } from '#lambda/services/seamless/seamless-needs';
import type { AuditTable } from '#lib/audit/audit-table';
import type { ApiKeySecrets } from '#lib/companies/api-key-secrets';
import { NodeFunction } from '#lib/functions/node-function';
import type { LedgerTables } from '#lib/ledger/ledger-tables';
import type { MainTable } from '#lib/records/main-table';
import type { PlayTable } from '#lib/records/play-table';
import type { StageSettings } from '#lib/settings';

export interface SeamlessPlayProps {
  readonly settings: StageSettings;
  readonly records: MainTable;
  readonly play: PlayTable;
  readonly audit: AuditTable;
  readonly ledger: LedgerTables;
  readonly apiKeySecrets: ApiKeySecrets;
}

/** Rounds whose coins are in the wallets of operators. */
export class SeamlessPlay extends Construct {
  /** A separate function, so that a slow wallet does not use the capacity of the function that plays other rounds. */
  readonly play: NodeFunction<SeamlessEnv>;
  readonly settle: NodeFunction<SeamlessEnv>;
  /** Shows operators the rounds that need a decision, and carries it out. */
  readonly manage: NodeFunction<SeamlessEnv>;

  constructor(scope: Construct, id: string, props: SeamlessPlayProps) {
    super(scope, id);
    const { settings, records, play } = props;
    const environment = {
      MAIN_TABLE: records.table.tableName,
      PLAY_TABLE: play.table.tableName,
      AUDIT_TABLE: props.audit.table.tableName,
      JOURNAL_TABLE: props.ledger.journal.tableName,
      WALLETS_TABLE: props.ledger.wallets.tableName,
      SECRETS_KEY_ARN: props.apiKeySecrets.key.keyArn,
      ...(settings.stage === 'local' && { ALLOWS_LOOPBACK: 'true' }),
    } as const satisfies SeamlessEnv;
    this.play = new NodeFunction(this, 'play-launched', {
      settings,
      description: 'Plays rounds with coins in the wallets of operators',
      environment,
      // A bet of 5 s and a win of 15 s. AppSync waits 30 s.
      timeout: Duration.seconds(30),
      memoryMegabytes: 512,
      reservedConcurrency: settings.guestConcurrency,
    });
    this.settle = new NodeFunction(this, 'settle-seamless-rounds', {
      settings,
      description: 'Continues rounds whose call to the wallet of an operator is outstanding',
      environment,
      timeout: Duration.minutes(1),
      memoryMegabytes: 512,
    });
    this.manage = new NodeFunction(this, 'manage-seamless-rounds', {
      settings,
      description: 'Shows operators the rounds that need a person, and carries out their decisions',
      environment,
      timeout: Duration.seconds(30),
      memoryMegabytes: 512,
    });
    for (const part of ['people', 'brands'] as const) records.letGet(this.manage, part);
    play.letQueryIndex(this.manage, attentionPartition('*'));
    for (const rounds of [this.play, this.settle, this.manage]) this.letPlay(rounds, props);
    play.letGet(this.play, 'launches');
    play.letBatchGet(this.play, 'players');
    records.letBatchGet(this.play, 'brands', 'casinos', 'companies', 'games', 'people');
    records.letWrite(this.play, { brands: ['ConditionCheck'] });
    play.letQueryIndex(this.settle, dueRoundsPartition('*'));
    new Rule(this, 'EveryMinute', {
      description: 'Continues seamless rounds',
      schedule: Schedule.rate(Duration.minutes(1)),
      targets: [new LambdaFunction(this.settle, { retryAttempts: 0 })],
    });
  }

  private letPlay(
    rounds: NodeFunction<SeamlessEnv>,
    { records, play, audit, ledger, apiKeySecrets }: SeamlessPlayProps,
  ) {
    apiKeySecrets.letOpen(rounds);
    audit.letAppend(rounds, 'CASINO');
    for (const part of ['casinos', 'walletKeys', 'games'] as const) records.letGet(rounds, part);
    for (const part of ['players', 'seamlessRounds'] as const) play.letGet(rounds, part);
    play.letBatchGet(rounds, 'players');
    play.letWrite(rounds, { players: ['Put'], seamlessRounds: ['Put'], summaries: ['Update'] });
    ledger.letPost(rounds);
  }
}
