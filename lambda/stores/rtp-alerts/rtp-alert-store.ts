import type { Put } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { number, object, optional, parse, picklist, string, type InferOutput } from 'valibot';
import type { RtpAlert } from '#domain/generated/types';
import { indexes, reviewPartition, reviewSort, rtpAlertKey, rtpAlertSort } from '#domain/keys';
import { auditPut } from '#lambda/stores/audit/audit-row';
import { rowsOfIndex } from '#lambda/stores/rows-of-index';
import { rowsOfPartition } from '#lambda/stores/rows-of-partition';
import type { StoreNeeds } from '#lambda/stores/store-needs';
import { transact } from '#lambda/stores/transact';
import { ulid } from '#lambda/runtime/ulid';

const schema = object({
  id: string(),
  gameId: string(),
  versionId: string(),
  betLevel: string(),
  status: picklist(['OPEN', 'ACKNOWLEDGED']),
  version: number(),
  reviewedAt: optional(string()),
});

/** One row per version and bet level. A later alert replaces an acknowledged one. */
type KeptAlert = Readonly<InferOutput<typeof schema>>;

export type OpenAlert = Pick<KeptAlert, 'id' | 'gameId' | 'versionId' | 'betLevel'>;

type Decided = 'id' | 'status' | 'version' | 'createdAt' | 'reviewNote' | 'reviewedBy' | 'reviewedAt';

/** An alert before it is raised. */
export interface NewAlert extends Readonly<Omit<RtpAlert, Decided | '__typename'>> {
  /** The owner of the game's company. */
  readonly owner: string;
}

export interface RtpAlertStore {
  /** The day on which the last alert was acknowledged, by version and bet level. */
  handledOf(gameId: string): Promise<ReadonlyMap<string, string>>;
  /** Writes the alert, its place in the review queue and its audit event. Returns false if there is an open alert. */
  raise(alert: NewAlert, at: Date): Promise<boolean>;
  /** All open alerts. */
  open(): Promise<readonly OpenAlert[]>;
}

export function rtpAlertStore(needs: StoreNeeds): RtpAlertStore {
  const { dynamodb, mainTable: TableName, auditTable } = needs;
  const keptOf = async (gameId: string): Promise<readonly KeptAlert[]> => {
    const partition = rtpAlertKey(gameId, '', '').pk;
    const rows = await rowsOfPartition({ dynamodb }, { table: TableName, partition });
    return rows.map((row) => parse(schema, row));
  };
  return {
    handledOf: async (gameId) =>
      new Map(
        (await keptOf(gameId)).flatMap(({ versionId, betLevel, reviewedAt }) =>
          reviewedAt === undefined ? [] : [[`${versionId} ${betLevel}`, reviewedAt.slice(0, 10)] as const],
        ),
      ),
    raise: async (alert, now) => {
      const { gameId, versionId, betLevel } = alert;
      const before = (await keptOf(gameId)).find(
        (one) => one.versionId === versionId && one.betLevel === betLevel,
      );
      if (before?.status === 'OPEN') return false;
      const [at, id] = [now.toISOString(), ulid(now)];
      const row = alertRow(alert, { id, at, version: (before?.version ?? 0) + 1 });
      const { owner: _, ...changes } = alert;
      const event = auditPut(auditTable, {
        ...{ entity: { type: 'GAME', id: gameId }, action: 'VERSION_RTP_ALERT', actor: 'system' },
        ...{ changes, requestId: id, at, id },
      });
      const failed = await transact(dynamodb, [{ Put: { TableName, ...row, ...onlyAfter(before) } }, event]);
      return failed.length === 0;
    },
    open: async () => {
      const rows = await rowsOfIndex(needs, indexes.review, reviewPartition, '');
      return rows
        .filter(({ sk }) => String(sk).startsWith(rtpAlertSort('')))
        .map((row) => parse(schema, row));
    },
  };
}

interface Raised {
  readonly id: string;
  readonly at: string;
  readonly version: number;
}

const alertRow = (alert: NewAlert, { id, at, version }: Raised): Pick<Put, 'Item'> & { Item: object } => ({
  Item: marshall({
    ...rtpAlertKey(alert.gameId, alert.versionId, alert.betLevel),
    ...alert,
    ...{ id, status: 'OPEN', version, submittedAt: at, createdAt: at, updatedAt: at },
    ...{ gsi3pk: reviewPartition, gsi3sk: reviewSort(at, 'RTP_ALERT', id) },
  }),
});

/** A concurrent run can raise the same alert, and an admin can acknowledge the previous one at the same time. */
const onlyAfter = (before: KeptAlert | undefined): Partial<Put> =>
  before === undefined
    ? { ConditionExpression: 'attribute_not_exists(pk)' }
    : {
        ConditionExpression: '#status = :acknowledged AND #version = :version',
        ExpressionAttributeNames: { '#status': 'status', '#version': 'version' },
        ExpressionAttributeValues: marshall({
          ':acknowledged': 'ACKNOWLEDGED',
          ':version': before.version,
        }),
      };
