import { Duration } from 'aws-cdk-lib/core';
import { Grant } from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';
import { limits } from '#domain/limits';
import type { EnvInput as JudgeRunEnv } from '#lambda/functions/judge-run/env';
import type { EnvInput as ManageTestRunsEnv } from '#lambda/functions/manage-test-runs/env';
import type { EnvInput as PlayShardEnv } from '#lambda/functions/play-shard/env';
import type { AuditTable } from '#lib/audit/audit-table';
import { fullCpuMegabytes, NodeFunction } from '#lib/functions/node-function';
import { MappingMachine } from '#lib/functions/mapping-machine';
import { runDefinition } from '#lib/lab/run-definition';
import { WorkBucket } from '#lib/lab/work-bucket';
import type { MainTable } from '#lib/records/main-table';
import type { StageSettings } from '#lib/settings';
import { acknowledgePrefixes } from '#lib/storage/acknowledge-prefixes';

export interface TestLabProps {
  readonly settings: StageSettings;
  readonly records: MainTable;
  readonly audit: AuditTable;
}

/** Simulates math models in parallel shards and evaluates the results. */
export class TestLab extends Construct {
  readonly work: WorkBucket;
  readonly playShard: NodeFunction<PlayShardEnv>;
  readonly judgeRun: NodeFunction<JudgeRunEnv>;
  /** Simulates the shards of a test run in parallel, then evaluates it. */
  readonly machine: MappingMachine;
  readonly manageTestRuns: NodeFunction<ManageTestRunsEnv>;

  constructor(scope: Construct, id: string, props: TestLabProps) {
    super(scope, id);
    const { settings } = props;
    this.work = new WorkBucket(this, 'Work', settings);
    acknowledgePrefixes(this, this.work, this.work.prefix);
    this.playShard = this.makePlayShard(props);
    this.judgeRun = this.makeJudgeRun(props);
    const { playShard, judgeRun } = this;
    this.machine = new MappingMachine(this, 'Runs', {
      settings,
      functions: [playShard, judgeRun],
      definition: (states) =>
        runDefinition(states, { playShard, judgeRun, shardsAtOnce: settings.shardsAtOnce }),
      timeout: Duration.minutes(limits.testRun.minutes),
    });
    this.manageTestRuns = this.makeManageTestRuns(props);
  }

  private makePlayShard({ settings, records }: TestLabProps) {
    const play = new NodeFunction(this, 'play-shard', {
      settings,
      description: 'Plays a shard of a test run',
      environment: {
        MAIN_TABLE: records.table.tableName,
        WORK_BUCKET: this.work.bucketName,
      } satisfies PlayShardEnv,
      // The maximum of Lambda.
      timeout: Duration.minutes(15),
      memoryMegabytes: fullCpuMegabytes,
      reservedConcurrency: settings.labConcurrency,
    });
    records.letGet(play, 'testRuns');
    records.letWrite(play, { testRuns: ['Update'] });
    this.work.letPutRuns(play);
    return play;
  }

  private makeJudgeRun({ settings, records, audit }: TestLabProps) {
    const judge = new NodeFunction(this, 'judge-run', {
      settings,
      description: 'Evaluates test runs',
      environment: {
        MAIN_TABLE: records.table.tableName,
        AUDIT_TABLE: audit.table.tableName,
        WORK_BUCKET: this.work.bucketName,
      } satisfies JudgeRunEnv,
      timeout: Duration.minutes(5),
      memoryMegabytes: fullCpuMegabytes,
    });
    records.letGet(judge, 'testRuns');
    records.letWrite(judge, { testRuns: ['Put', 'Update'], games: ['Update', 'ConditionCheck'] });
    audit.letAppend(judge, 'GAME');
    this.work.letGetRuns(judge);
    return judge;
  }

  private makeManageTestRuns({ settings, records }: TestLabProps) {
    const { stateMachineArn } = this.machine;
    const manage = new NodeFunction(this, 'manage-test-runs', {
      settings,
      description: 'Starts and cancels test runs',
      environment: {
        MAIN_TABLE: records.table.tableName,
        RUN_MACHINE_ARN: stateMachineArn,
      } satisfies ManageTestRunsEnv,
      memoryMegabytes: fullCpuMegabytes,
    });
    records.letGet(manage, 'testRuns');
    records.letGet(manage, 'openRuns');
    records.letGet(manage, 'games');
    records.letWrite(manage, { testRuns: ['Put', 'Update'], openRuns: ['Put'], people: ['ConditionCheck'] });
    const actions = ['states:StartExecution'];
    Grant.addToPrincipal({ grantee: manage, actions, resourceArns: [stateMachineArn] });
    return manage;
  }
}
