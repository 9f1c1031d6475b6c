import { marshall } from '@aws-sdk/util-dynamodb';
import { array, number, object, parse, string } from 'valibot';
import { openRunsKey, testRunKey } from '#domain/keys';
import { limits } from '#domain/limits';
import { Refusal } from '#lambda/runtime/refusal';
import type { GuardedItem } from '#lambda/stores/guarded-write';
import { readRow } from '#lambda/stores/read-row';
import type { StoreNeeds } from '#lambda/stores/store-needs';
import { isOpenStatus, parseTestRun, statusAt, type TestRunRow } from '#lambda/stores/test-runs/test-run-row';

const schema = object({ runs: array(string()), version: number() });
const most = limits.testRun.openAtOnce;

type Needs = Pick<StoreNeeds, 'dynamodb' | 'mainTable'>;

/**
 * Returns the write that the transaction of a new run needs, so that its owner never has more than `most` open runs.
 * The row contains the runs that were open when the last one was queued. This function checks which of them have
 * ended since, so that nothing has to be written when a run ends, is cancelled or is lost.
 */
export async function roomForRun(needs: Needs, run: TestRunRow, now: Date): Promise<GuardedItem> {
  const key = openRunsKey(run.owner);
  const seen = await readRow(needs, key, (row) => parse(schema, row));
  const named = await Promise.all(
    (seen?.runs ?? []).map((id) => readRow(needs, testRunKey(id), parseTestRun)),
  );
  const open = named.flatMap((each) => (each && isOpenStatus(statusAt(each, now)) ? each.id : []));
  if (open.length >= most) throw new Refusal('run.too-many', { limit: most });
  return {
    write: {
      Put: {
        TableName: needs.mainTable,
        Item: marshall({ ...key, runs: [...open, run.id], version: (seen?.version ?? 0) + 1 }),
        ConditionExpression: seen ? '#version = :seen' : 'attribute_not_exists(pk)',
        ...(seen && {
          ExpressionAttributeNames: { '#version': 'version' },
          ExpressionAttributeValues: marshall({ ':seen': seen.version }),
        }),
      },
    },
    otherwise: new Refusal('write.collided'),
  };
}
