import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import { Duration } from 'aws-cdk-lib/core';
import { Construct } from 'constructs';
import type { EnvInput as CountDaysEnv } from '#lambda/functions/count-days/env';
import type { EnvInput as SweepCountersEnv } from '#lambda/functions/sweep-counters/env';
import { countedEveryMinutes } from '#domain/counters/counted-every';
import { addOutput } from '#lib/add-output';
import { forEveryBrand } from '#lib/functions/for-every-brand';
import { invokeTask } from '#lib/functions/invoke-task';
import { MappingMachine } from '#lib/functions/mapping-machine';
import { NightlyStart } from '#lib/functions/nightly-start';
import { NodeFunction } from '#lib/functions/node-function';
import type { LedgerTables } from '#lib/ledger/ledger-tables';
import type { PlaySummariesProps } from '#lib/play/play-summaries';

export interface DayCountersProps extends PlaySummariesProps {
  readonly ledger: Pick<LedgerTables, 'journal' | 'letReadDays'>;
}

/** A new account has little concurrency. */
const brandsAtOnce = 3;

/** Maintains the counters of every day: counts from summaries within six minutes, and again every night. */
export class DayCounters extends Construct {
  readonly countDays: NodeFunction<CountDaysEnv>;
  readonly sweepCounters: NodeFunction<SweepCountersEnv>;
  readonly machine: MappingMachine;

  constructor(scope: Construct, id: string, props: DayCountersProps) {
    super(scope, id);
    const { settings, seals } = props;
    const { listBrands } = seals;
    this.countDays = this.makeCountDays(props);
    new Rule(this, 'Changes', {
      description: 'Counts the days that changed',
      // A day is counted once, however often it changed. The local cloud counts every minute, so that developers see
      // figures soon.
      schedule: Schedule.rate(Duration.minutes(settings.stage === 'local' ? 1 : countedEveryMinutes)),
      targets: [new LambdaFunction(this.countDays, { retryAttempts: 2 })],
    });
    this.sweepCounters = this.makeSweepCounters(props);
    const { sweepCounters } = this;
    this.machine = new MappingMachine(this, 'CounterSweeps', {
      settings,
      functions: [listBrands, sweepCounters],
      definition: (states) =>
        forEveryBrand(states, {
          listBrands,
          task: invokeTask(states, 'SweepCounters', sweepCounters),
          atOnce: brandsAtOnce,
          names: { map: 'CountBrands', failed: 'NotCounted' },
        }),
      timeout: Duration.hours(20),
    });
    new NightlyStart(this, 'Nightly', {
      description: 'Counts the last days again',
      machine: this.machine,
      // After the night’s repair of summaries.
      hour: 3,
      minute: 37,
    });
    // An administrator of the account can invoke it with `{ "brandId": "…", "from": "2026-11-01", "to": "…" }`, and
    // with `"source": "JOURNAL"` to count from the journal.
    addOutput(this, 'SweepCountersFunctionName', sweepCounters.functionName);
    addOutput(this, 'CountDaysFunctionName', this.countDays.functionName);
  }

  private makeCountDays(props: PlaySummariesProps) {
    const count = new NodeFunction(this, 'count-days', {
      settings: props.settings,
      description: 'Counts the days of brands from their summaries',
      environment: environmentOf(props) satisfies CountDaysEnv,
      // A run that takes longer is continued by the next one.
      timeout: Duration.minutes(5),
      memoryMegabytes: 1024,
    });
    letCount(count, props);
    props.play.letQuery(count, 'changedDays');
    props.play.letWrite(count, { changedDays: ['Delete'] });
    return count;
  }

  private makeSweepCounters(props: DayCountersProps) {
    const { play, ledger } = props;
    const sweep = new NodeFunction(this, 'sweep-counters', {
      settings: props.settings,
      description: 'Counts the days of one brand again',
      environment: {
        ...environmentOf(props),
        JOURNAL_TABLE: ledger.journal.tableName,
      } satisfies SweepCountersEnv,
      timeout: Duration.minutes(15),
      memoryMegabytes: 1024,
    });
    letCount(sweep, props);
    ledger.letReadDays(sweep);
    play.letWrite(sweep, { summaries: ['Update'], gifts: ['Put'] });
    return sweep;
  }
}

const environmentOf = ({ records, play }: PlaySummariesProps) => ({
  MAIN_TABLE: records.table.tableName,
  PLAY_TABLE: play.table.tableName,
});

function letCount(
  counting: NodeFunction<CountDaysEnv>,
  { records, play }: Pick<PlaySummariesProps, 'records' | 'play'>,
): void {
  play.letQuery(counting, 'summaries');
  play.letQuery(counting, 'gifts');
  play.letQuery(counting, 'counters');
  play.letWrite(counting, { counters: ['Put'] });
  records.letQuery(counting, 'brands');
  records.letBatchGet(counting, 'games');
}
