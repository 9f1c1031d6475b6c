import {
  ConditionalCheckFailedException,
  PutItemCommand,
  UpdateItemCommand,
  type UpdateItemCommandInput,
} from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { boolean, number, object, optional, parse, picklist, string, type InferOutput } from 'valibot';
import type { WalletTestStatus } from '#domain/generated/types';
import { casinoKey, walletReportKey, walletTestKey } from '#domain/keys';
import { limits } from '#domain/limits';
import type { Caller } from '#lambda/runtime/caller';
import { Refusal } from '#lambda/runtime/refusal';
import { auditPut, type AuditEntry } from '#lambda/stores/audit/audit-row';
import { guardedWrite, statusOf } from '#lambda/stores/guarded-write';
import { readRow } from '#lambda/stores/read-row';
import type { StoreNeeds } from '#lambda/stores/store-needs';
import { transact } from '#lambda/stores/transact';

const testSchema = object({
  status: picklist(['RUNNING', 'PASSED', 'FAILED'] satisfies WalletTestStatus[]),
  startedBy: string(),
  startedAt: string(),
  endedAt: optional(string()),
  done: number(),
  passed: number(),
  total: number(),
  reportHash: optional(string()),
});

/** The latest contract tests of a casino's wallet. Its id is `startedAt`. */
export type WalletTestRow = Readonly<InferOutput<typeof testSchema>>;

const reportSchema = object({ hash: string(), casinoId: string(), report: string(), isPublic: boolean() });
export type WalletReportRow = Readonly<InferOutput<typeof reportSchema>>;

export interface EndedTest {
  readonly casinoId: string;
  readonly owner: string;
  readonly test: WalletTestRow & { readonly reportHash: string };
  /** JSON. */
  readonly report: string;
  /** Absent if a test has failed. */
  readonly passedWith?: string;
  readonly audit: AuditEntry;
}

export interface WalletTestStore {
  test(casinoId: string): Promise<WalletTestRow | undefined>;
  /** Refuses if tests are running. */
  start(caller: Caller, casinoId: string, test: WalletTestRow): Promise<void>;
  /** Returns false if another process runs or has run these tests. */
  claim(casinoId: string, test: WalletTestRow): Promise<boolean>;
  progress(casinoId: string, test: WalletTestRow): Promise<void>;
  end(ended: EndedTest): Promise<void>;
  /** Ends tests of a wallet that the casino no longer has. */
  fail(casinoId: string, test: WalletTestRow, endedAt: string): Promise<void>;
  /** Refuses a report of another casino. */
  share(caller: Caller, report: Omit<WalletReportRow, 'report'>, audit: AuditEntry): Promise<WalletReportRow>;
}

export function walletTestStore(needs: StoreNeeds): WalletTestStore {
  const { dynamodb, mainTable: TableName, auditTable } = needs;
  const collided = new Refusal('write.collided');
  const updateRun = (
    casinoId: string,
    { startedAt }: WalletTestRow,
    update: Pick<UpdateItemCommandInput, 'UpdateExpression'> & {
      readonly values?: object;
      readonly also?: string;
    },
  ) =>
    new UpdateItemCommand({
      TableName,
      Key: marshall(walletTestKey(casinoId)),
      UpdateExpression: update.UpdateExpression,
      ConditionExpression: `startedAt = :startedAt${update.also ?? ''}`,
      ExpressionAttributeValues: marshall({ ':startedAt': startedAt, ...update.values }),
    });
  const missing = new Refusal('wallet-report.missing');
  return {
    test: (casinoId) => readRow(needs, walletTestKey(casinoId), (row) => parse(testSchema, row)),
    start: (caller, casinoId, test) => {
      const stopped = new Date(Date.parse(test.startedAt) - limits.walletTest.minutes * 60_000);
      const Put = {
        TableName,
        Item: marshall({ ...walletTestKey(casinoId), ...test }),
        ConditionExpression: 'attribute_not_exists(pk) OR #status <> :running OR startedAt < :stopped',
        ExpressionAttributeNames: { '#status': 'status' },
        ExpressionAttributeValues: marshall({ ':running': 'RUNNING', ':stopped': stopped.toISOString() }),
      };
      return guardedWrite(dynamodb, [
        ...statusOf(caller, TableName, 'OPERATORS'),
        { write: { Put }, otherwise: new Refusal('wallet-test.running') },
      ]);
    },
    claim: async (casinoId, test) => {
      const claimed = { UpdateExpression: 'SET claimed = :yes', values: { ':yes': true } };
      try {
        const once = ' AND attribute_not_exists(claimed)';
        await dynamodb.send(updateRun(casinoId, test, { ...claimed, also: once }));
        return true;
      } catch (error) {
        if (error instanceof ConditionalCheckFailedException) return false;
        throw error;
      }
    },
    progress: async (casinoId, test) => {
      const values = { ':done': test.done, ':passed': test.passed };
      const UpdateExpression = 'SET done = :done, passed = :passed';
      await dynamodb.send(updateRun(casinoId, test, { UpdateExpression, values }));
    },
    fail: async (casinoId, test, endedAt) => {
      const Item = { ...walletTestKey(casinoId), ...test, status: 'FAILED', endedAt };
      await dynamodb.send(new PutItemCommand({ TableName, Item: marshall(Item) }));
    },
    end: async ({ casinoId, owner, test, report, passedWith, audit }) => {
      const { reportHash: hash } = test;
      const passed = {
        Update: {
          TableName,
          Key: marshall(casinoKey(casinoId)),
          UpdateExpression: 'SET walletTested = :tested, walletReportHash = :hash',
          ConditionExpression: 'attribute_exists(pk)',
          ExpressionAttributeValues: marshall({ ':tested': passedWith, ':hash': hash }, unset),
        },
      };
      const kept = { ...walletReportKey(hash), hash, casinoId, owner, report, isPublic: false };
      const failed = await transact(dynamodb, [
        { Put: { TableName, Item: marshall({ ...walletTestKey(casinoId), ...test }) } },
        { Put: { TableName, Item: marshall(kept) } },
        ...(passedWith === undefined ? [] : [passed]),
        auditPut(auditTable, audit),
      ]);
      if (failed.length > 0) throw new Error(`The end of the tests of ${casinoId} was not written.`);
    },
    share: async (caller, { hash, casinoId, isPublic }, audit) => {
      const found = await readRow(needs, walletReportKey(hash), (row) => parse(reportSchema, row));
      if (found?.casinoId !== casinoId) throw missing;
      const Update = {
        TableName,
        Key: marshall(walletReportKey(hash)),
        UpdateExpression: 'SET isPublic = :isPublic',
        ConditionExpression: 'casinoId = :casinoId',
        ExpressionAttributeValues: marshall({ ':isPublic': isPublic, ':casinoId': casinoId }),
      };
      await guardedWrite(dynamodb, [
        ...statusOf(caller, TableName, 'OPERATORS'),
        { write: { Update }, otherwise: missing },
        { write: auditPut(auditTable, audit), otherwise: collided },
      ]);
      return { ...found, isPublic };
    },
  };
}

const unset = { removeUndefinedValues: true };
