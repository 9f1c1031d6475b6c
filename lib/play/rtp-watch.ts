import { Duration } from 'aws-cdk-lib/core';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import { Construct } from 'constructs';
import { gamesPartition, reviewPartition } from '#domain/keys';
import type { EnvInput as WatchRtpEnv } from '#lambda/functions/watch-rtp/env';
import { addOutput } from '#lib/add-output';
import { NodeFunction } from '#lib/functions/node-function';
import { counterTables, type CounterReaderProps } from '#lib/play/counter-reader';

/** Compares the actual RTP of live games with their certificates every night, and restates that of earlier rule sets. */
export class RtpWatch extends Construct {
  readonly watchRtp: NodeFunction<WatchRtpEnv>;

  constructor(scope: Construct, id: string, props: CounterReaderProps) {
    super(scope, id);
    const { settings, records, play, audit } = props;
    this.watchRtp = new NodeFunction(this, 'watch-rtp', {
      settings,
      description: 'Compares the actual RTP of live games with their certificates',
      environment: counterTables(props) satisfies WatchRtpEnv,
      timeout: Duration.minutes(15),
      memoryMegabytes: 1024,
    });
    play.letBatchGet(this.watchRtp, 'counters');
    records.letBatchGet(this.watchRtp, 'games', 'testRuns');
    records.letQuery(this.watchRtp, 'rtpAlerts');
    records.letQueryIndex(this.watchRtp, 'byStatus', gamesPartition);
    records.letQueryIndex(this.watchRtp, 'review', reviewPartition);
    records.letWrite(this.watchRtp, { rtpAlerts: ['Put'], games: ['Update'] });
    audit.letAppend(this.watchRtp, 'GAME');
    new Rule(this, 'Nightly', {
      description: 'Starts the nightly RTP comparison',
      // After the nightly recount of the last days.
      schedule: Schedule.cron({ hour: '5', minute: '7' }),
      targets: [new LambdaFunction(this.watchRtp, { retryAttempts: 2 })],
    });
    addOutput(this, 'WatchRtpFunctionName', this.watchRtp.functionName);
  }
}
