import { StreamViewType } from 'aws-cdk-lib/aws-dynamodb';
import type { IGrantable } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import {
  demoSessionKey,
  giftsPartition,
  guestSessionKey,
  launchKey,
  playKey,
  playIndexes,
  replayKey,
  requestCountKey,
  seamlessRoundKey,
  summariesPartition,
  usedSignatureKey,
} from '#domain/keys';
import { changedDaysPartition } from '#domain/keys/changed-days';
import { PartedTable } from '#lib/records/parted-table';
import { letDo } from '#lib/records/table-rights';
import { warmForPlay } from '#lib/records/warm-throughput';
import type { StageSettings } from '#lib/settings';

const parts = {
  /** A player's seeds and sessions in a brand. */
  players: playKey('*', '*').pk,
  /** The public replays of shared rounds. */
  replays: replayKey('*').pk,
  demoSessions: demoSessionKey('*').pk,
  guestSessions: guestSessionKey('*').pk,
  summaries: summariesPartition('*', '*', '*'),
  /** Gifts to players. */
  gifts: giftsPartition('*', '*', '*'),
  changedDays: changedDaysPartition('*'),
  /** Rounds whose coins are in the wallets of operators. */
  seamlessRounds: seamlessRoundKey('*').pk,
  usedSignatures: usedSignatureKey('*', '*').pk,
  requestCounts: requestCountKey('*', 0).pk,
  launches: launchKey('*').pk,
  /** Counters of days by brand, game, company, and in total. */
  counters: 'COUNTERS#*',
} as const;

/**
 * The rows that rounds write: sessions, seeds and the play state of players. It is a separate table because
 * it gets most of the writes: it can be warmed up, its rows expire, and its stream does not invoke readers of
 * the records.
 */
export class PlayTable extends PartedTable<keyof typeof parts> {
  constructor(scope: Construct, id: string, settings: StageSettings) {
    super(scope, id, {
      name: 'Play',
      settings,
      parts,
      indexes: Object.values(playIndexes),
      dynamoStream: StreamViewType.NEW_IMAGE,
      ...warmForPlay(settings),
    });
  }

  /** Grants listing the rows of the index in partitions such as `ATTENTION#*`. */
  letQueryIndex(reader: IGrantable, ...partitions: readonly string[]): void {
    letDo(reader, this.table, ['dynamodb:Query'], { index: playIndexes.open, partitions });
  }
}
