import { setTimeout as pause } from 'node:timers/promises';
import { ConditionalCheckFailedException, UpdateItemCommand } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { ownedRunSort, ownedRunsPartition, testRunKey, testRunModelKey } from '#domain/keys';
import type { Caller } from '#lambda/runtime/caller';
import { Refusal } from '#lambda/runtime/refusal';
import { guardedWrite, statusOf } from '#lambda/stores/guarded-write';
import { openRunUpdate } from '#lambda/stores/test-runs/open-run';
import { roomForRun } from '#lambda/stores/test-runs/open-runs';
import { readRow } from '#lambda/stores/read-row';
import type { StoreNeeds } from '#lambda/stores/store-needs';
import {
  parseRunModel,
  parseTestRun,
  type RunModel,
  type TestRunRow,
} from '#lambda/stores/test-runs/test-run-row';
import { untilWritten } from '#lambda/runtime/until-written';

/** A user can queue several runs at the same time. */
const attempts = 20;
const retries = { sleep: (milliseconds: number) => pause(milliseconds), random: Math.random };

export interface QueuedRun {
  readonly caller: Caller;
  readonly run: TestRunRow;
  readonly model: RunModel;
  readonly at: Date;
}

/** Test runs until their evaluation. A run that has ended or reached its deadline is never changed. */
export interface TestRunStore {
  read(id: string): Promise<TestRunRow | undefined>;
  model(id: string): Promise<RunModel | undefined>;
  /** Retries if another run of the same owner was queued meanwhile. */
  queue(queued: QueuedRun): Promise<void>;
  /** False when the run had ended. */
  cancel(caller: Caller, id: string, at: Date): Promise<boolean>;
  /** Counts a shard once. Returns false if the run had ended. */
  played(id: string, shard: number, at: Date): Promise<boolean>;
  /** False when the run had ended. */
  fail(id: string, at: Date): Promise<boolean>;
}

export function testRunStore(needs: Pick<StoreNeeds, 'dynamodb' | 'mainTable'>): TestRunStore {
  const { dynamodb, mainTable: TableName } = needs;
  const collided = new Refusal('write.collided');
  const ended = (status: 'CANCELLED' | 'ERROR', id: string, at: Date) =>
    openRunUpdate(TableName, id, at, { set: { status, endedAt: at.toISOString() } });
  const put = (row: object) => ({
    write: {
      Put: {
        TableName,
        Item: marshall(row, { removeUndefinedValues: true }),
        ConditionExpression: 'attribute_not_exists(pk)',
      },
    },
    otherwise: collided,
  });
  return {
    read: (id) => readRow(needs, testRunKey(id), parseTestRun),
    model: (id) => readRow(needs, testRunModelKey(id), parseRunModel),
    queue: ({ caller, run, model, at }) => {
      const place = { gsi1pk: ownedRunsPartition(run.owner), gsi1sk: ownedRunSort(run.id) };
      return untilWritten(attempts, retries, async () => {
        await guardedWrite(dynamodb, [
          ...statusOf(caller, TableName, 'PROVIDERS'),
          await roomForRun(needs, run, at),
          put({ ...testRunKey(run.id), ...run, ...place }),
          put({ ...testRunModelKey(run.id), ...model }),
        ]);
      });
    },
    cancel: (caller, id, at) => {
      const cancelled = { write: { Update: ended('CANCELLED', id, at) }, otherwise: collided };
      return holds(
        guardedWrite(dynamodb, [...statusOf(caller, TableName, 'PROVIDERS'), cancelled]),
        collided,
      );
    },
    played: (id, shard, at) => {
      const update = openRunUpdate(TableName, id, at, { set: { status: 'RUNNING' }, shard });
      return holds(dynamodb.send(new UpdateItemCommand(update)));
    },
    fail: (id, at) => holds(dynamodb.send(new UpdateItemCommand(ended('ERROR', id, at)))),
  };
}

/** Returns whether the run was still open at the write. */
async function holds(write: Promise<unknown>, refusal?: Refusal): Promise<boolean> {
  try {
    await write;
    return true;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException || (refusal && error === refusal)) return false;
    throw error;
  }
}
