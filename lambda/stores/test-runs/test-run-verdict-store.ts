import type { TransactWriteItem, Update } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import type { TestRun } from '#domain/generated/types';
import type { Check, RtpBounds } from '@novalink/engine/lab';
import { gameKey, gameVersionKey, testRunResultKey } from '#domain/keys';
import { auditPut, type AuditEntry } from '#lambda/stores/audit/audit-row';
import { openRunUpdate } from '#lambda/stores/test-runs/open-run';
import type { StoreNeeds } from '#lambda/stores/store-needs';
import type { TestRunRow } from '#lambda/stores/test-runs/test-run-row';
import { transact } from '#lambda/stores/transact';

/** The fields of an ended run. */
export type EndedRun = Readonly<
  Pick<
    TestRun,
    | 'status'
    | 'rtp'
    | 'rtpFraction'
    | 'rtpLow'
    | 'rtpHigh'
    | 'hit'
    | 'spinHit'
    | 'roundHit'
    | 'maxWinX'
    | 'sd'
    | 'volatility'
    | 'simulatedRtp'
    | 'halfWidth'
    | 'engine'
    | 'ruleSet'
  > & {
    readonly resultHash: string;
    readonly checks: readonly Check[];
    /** For comparison with later play. The API does not return it. */
    readonly rtpBounds: RtpBounds;
  }
>;

export interface Verdict {
  readonly run: TestRunRow;
  readonly ended: EndedRun;
  /** Canonical JSON. */
  readonly result: string;
  readonly at: Date;
  /** For the history of the game whose version was run. */
  readonly audit?: AuditEntry;
  /** Whether a version in DRAFT becomes TESTED. */
  readonly certifies: boolean;
}

/** Ends test runs with their result. */
export interface TestRunVerdictStore {
  /**
   * Writes the end of the run with its result, and updates the version if its mathematics are unchanged and its game
   * is not retired. Returns false, and writes nothing, if the run had ended.
   */
  end(verdict: Verdict): Promise<boolean>;
}

export function testRunVerdictStore({ dynamodb, mainTable, auditTable }: StoreNeeds): TestRunVerdictStore {
  const TableName = mainTable;
  const endOf = ({ run, ended, result, at }: Verdict): TransactWriteItem[] => [
    { Update: openRunUpdate(TableName, run.id, at, { set: { ...ended, endedAt: at.toISOString() } }) },
    { Put: { TableName, Item: marshall({ ...testRunResultKey(run.id), result }) } },
  ];
  const onVersion = (verdict: Verdict, change: VersionChange): TransactWriteItem[] => {
    const { gameId, versionId } = verdict.run;
    if (gameId === undefined || versionId === undefined || !verdict.audit) return [];
    return [
      {
        ConditionCheck: {
          TableName,
          Key: marshall(gameKey(gameId)),
          ConditionExpression: '#status <> :retired',
          ExpressionAttributeNames: { '#status': 'status' },
          ExpressionAttributeValues: marshall({ ':retired': 'RETIRED' }),
        },
      },
      {
        Update: { TableName, Key: marshall(gameVersionKey(gameId, versionId)), ...change(verdict) },
      },
      auditPut(auditTable, verdict.audit),
    ];
  };
  return {
    end: async (verdict) => {
      const ways = [...(verdict.certifies ? [certified] : []), mentioned].map((change) =>
        onVersion(verdict, change),
      );
      for (const way of [...ways, []]) {
        const failed = await transact(dynamodb, [...endOf(verdict), ...way]);
        if (failed.length === 0) return true;
        if (failed.includes(0)) return false;
      }
      throw new Error(
        `The end of run ${verdict.run.id} could not be written, but none of its conditions failed.`,
      );
    },
  };
}

type VersionChange = (verdict: Verdict) => Omit<Update & { UpdateExpression: string }, 'TableName' | 'Key'>;

/** The version still has the mathematics of the run. */
const sameMathematics =
  'mathModelHash = :hash AND declaredRtp = :declaredRtp AND declaredMaxWinX = :declaredMaxWinX';
const mathematicsOf = ({ mathModelHash, declaredRtp, declaredMaxWinX }: TestRunRow) => ({
  ':hash': mathModelHash,
  ':declaredRtp': declaredRtp,
  ':declaredMaxWinX': declaredMaxWinX,
});

const mentioned: VersionChange = ({ run }: Verdict) => ({
  UpdateExpression: 'SET lastRunId = :run',
  ConditionExpression: sameMathematics,
  ExpressionAttributeValues: marshall({ ':run': run.id, ...mathematicsOf(run) }),
});

const certified: VersionChange = ({ run, ended, at }: Verdict) => ({
  UpdateExpression:
    'SET #status = :tested, certifiedRunId = :run, lastRunId = :run, volatility = :volatility, ' +
    '#version = #version + :one, updatedAt = :at',
  ConditionExpression: `${sameMathematics} AND #status = :draft`,
  ExpressionAttributeNames: { '#status': 'status', '#version': 'version' },
  ExpressionAttributeValues: marshall({
    ':run': run.id,
    ':volatility': ended.volatility,
    ':tested': 'TESTED',
    ':draft': 'DRAFT',
    ':one': 1,
    ':at': at.toISOString(),
    ...mathematicsOf(run),
  }),
});
