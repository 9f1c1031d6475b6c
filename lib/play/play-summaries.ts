import { Duration } from 'aws-cdk-lib/core';
import { Construct } from 'constructs';
import { giftsPrefix, playKey } from '#domain/keys';
import type { EnvInput as CopyTotalsEnv } from '#lambda/functions/copy-totals/env';
import type { EnvInput as SweepTotalsEnv } from '#lambda/functions/sweep-totals/env';
import { addOutput } from '#lib/add-output';
import { forEveryBrand } from '#lib/functions/for-every-brand';
import { invokeTask } from '#lib/functions/invoke-task';
import { MappingMachine } from '#lib/functions/mapping-machine';
import { NightlyStart } from '#lib/functions/nightly-start';
import { NodeFunction } from '#lib/functions/node-function';
import { StreamReader } from '#lib/functions/stream-reader';
import type { DaySeals } from '#lib/ledger/day-seals';
import type { MainTable } from '#lib/records/main-table';
import type { PlayTable } from '#lib/records/play-table';
import type { StageSettings } from '#lib/settings';

export interface PlaySummariesProps {
  readonly settings: StageSettings;
  readonly records: MainTable;
  readonly play: PlayTable;
  readonly seals: Pick<DaySeals, 'listBrands'>;
}

/** A new account has little concurrency. */
const brandsAtOnce = 3;

/** Maintains a summary of every player's session and day: copied within half a minute, and repaired every night. */
export class PlaySummaries extends Construct {
  readonly copyTotals: NodeFunction<CopyTotalsEnv>;
  readonly reader: StreamReader;
  readonly sweepTotals: NodeFunction<SweepTotalsEnv>;
  readonly machine: MappingMachine;

  constructor(scope: Construct, id: string, props: PlaySummariesProps) {
    super(scope, id);
    const { settings, play, seals } = props;
    const { listBrands } = seals;
    this.copyTotals = this.makeCopyTotals(props);
    this.reader = new StreamReader(this, 'Stream', {
      table: play.table,
      reader: this.copyTotals,
      filters: [
        {
          eventName: ['INSERT', 'MODIFY'],
          dynamodb: {
            Keys: { sk: { S: [playKey('', '').sk] } },
            NewImage: { totals: { M: { day: { S: [{ exists: true }] } } } },
          },
        },
        // Their days are counted, too.
        { eventName: ['INSERT', 'MODIFY'], dynamodb: { Keys: { pk: { S: [{ prefix: giftsPrefix }] } } } },
      ],
      // Only the newest state of a player in a batch is written. This many records are below 6 MB, the maximum size
      // of a batch.
      batches: { size: 3000, window: Duration.seconds(20) },
    });
    this.sweepTotals = this.makeSweepTotals(props);
    const { sweepTotals } = this;
    this.machine = new MappingMachine(this, 'Sweeps', {
      settings,
      functions: [listBrands, sweepTotals],
      definition: (states) =>
        forEveryBrand(states, {
          listBrands,
          task: invokeTask(states, 'SweepTotals', sweepTotals),
          atOnce: brandsAtOnce,
          names: { map: 'SweepBrands', failed: 'NotSwept' },
        }),
      timeout: Duration.hours(20),
    });
    new NightlyStart(this, 'Nightly', {
      description: 'Copies totals whose stream record was lost',
      machine: this.machine,
      hour: 2,
      minute: 37,
    });
    // An administrator of the account can invoke it for one brand with `{ "brandId": "…" }`.
    addOutput(this, 'SweepTotalsFunctionName', sweepTotals.functionName);
  }

  private makeCopyTotals({ settings, play }: PlaySummariesProps) {
    const copy = new NodeFunction(this, 'copy-totals', {
      settings,
      description: 'Copies the totals of players into summaries and marks their days',
      environment: { PLAY_TABLE: play.table.tableName } satisfies CopyTotalsEnv,
      timeout: Duration.seconds(60),
    });
    play.letWrite(copy, { summaries: ['Update'], changedDays: ['Update'] });
    return copy;
  }

  private makeSweepTotals({ settings, records, play }: PlaySummariesProps) {
    const sweep = new NodeFunction(this, 'sweep-totals', {
      settings,
      description: 'Repairs the summaries of one brand',
      environment: {
        MAIN_TABLE: records.table.tableName,
        PLAY_TABLE: play.table.tableName,
      } satisfies SweepTotalsEnv,
      // The maximum of Lambda, enough for about three million players.
      timeout: Duration.minutes(15),
    });
    records.letQuery(sweep, 'brands');
    play.letBatchGet(sweep, 'players', 'summaries');
    play.letWrite(sweep, { summaries: ['Update'] });
    return sweep;
  }
}
