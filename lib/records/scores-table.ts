import type { IGrantable } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import { leaderboardIndex, leaderboardPartition, scoreKey } from '#domain/keys/tournaments';
import { PartedTable } from '#lib/records/parted-table';
import { letDo } from '#lib/records/table-rights';
import type { StageSettings } from '#lib/settings';

const parts = { scores: scoreKey('*', '*').pk } as const;

/** The leaderboards of tournaments. A busy leaderboard can only slow down its own copies, not rounds. */
export class ScoresTable extends PartedTable<keyof typeof parts> {
  constructor(scope: Construct, id: string, settings: StageSettings) {
    super(scope, id, { name: 'Scores', settings, parts, indexes: [leaderboardIndex] });
  }

  letReadLeaderboards(reader: IGrantable): void {
    letDo(reader, this.table, ['dynamodb:Query'], {
      index: leaderboardIndex,
      partitions: [leaderboardPartition('*')],
    });
  }
}
