import { Duration } from 'aws-cdk-lib/core';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import { Construct } from 'constructs';
import { gamesPartition, reviewPartition } from '#domain/keys';
import type { EnvInput as WatchRtpEnv } from '#lambda/functions/watch-rtp/env';
import { addOutput } from '#lib/add-output';
import type { AuditTable } from '#lib/audit/audit-table';
import { NodeFunction } from '#lib/functions/node-function';
import type { MainTable } from '#lib/records/main-table';
import type { PlayTable } from '#lib/records/play-table';
import type { StageSettings } from '#lib/settings';

export interface RtpWatchProps {
  readonly settings: StageSettings;
  readonly records: MainTable;
  readonly play: PlayTable;
  readonly audit: AuditTable;
}

/** Compares every night what live games returned with what their certificates say. */
export class RtpWatch extends Construct {
  readonly watchRtp: NodeFunction<WatchRtpEnv>;

  constructor(scope: Construct, id: string, { settings, records, play, audit }: RtpWatchProps) {
    super(scope, id);
    this.watchRtp = new NodeFunction(this, 'watch-rtp', {
      settings,
      description: 'Compares the actual RTP of live games with their certificates',
      environment: {
        MAIN_TABLE: records.table.tableName,
        PLAY_TABLE: play.table.tableName,
        AUDIT_TABLE: audit.table.tableName,
      } satisfies WatchRtpEnv,
      timeout: Duration.minutes(15),
      memoryMegabytes: 1024,
    });
    play.letBatchGet(this.watchRtp, 'counters');
    records.letBatchGet(this.watchRtp, 'games', 'testRuns');
    records.letQuery(this.watchRtp, 'rtpAlerts');
    records.letQueryIndex(this.watchRtp, 'byStatus', gamesPartition);
    records.letQueryIndex(this.watchRtp, 'review', reviewPartition);
    records.letWrite(this.watchRtp, { rtpAlerts: ['Put'] });
    audit.letAppend(this.watchRtp, 'GAME');
    new Rule(this, 'Nightly', {
      description: 'Compares what games returned with their certificates',
      // After the night’s count of the last days.
      schedule: Schedule.cron({ hour: '5', minute: '7' }),
      targets: [new LambdaFunction(this.watchRtp, { retryAttempts: 2 })],
    });
    addOutput(this, 'WatchRtpFunctionName', this.watchRtp.functionName);
  }
}
