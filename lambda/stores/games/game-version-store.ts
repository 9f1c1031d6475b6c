import { marshall } from '@aws-sdk/util-dynamodb';
import { object, parse, string } from 'valibot';
import { companyKey, gameKey, gameVersionKey, mathModelKey, semverKey } from '#domain/keys';
import type { Caller } from '#lambda/runtime/caller';
import { Refusal } from '#lambda/runtime/refusal';
import { auditPut, type AuditEntry } from '#lambda/stores/audit/audit-row';
import { gameVersionReads, type GameVersionReads } from '#lambda/stores/games/game-version-reads';
import type { GameVersionRow } from '#lambda/stores/games/game-version-row';
import { guardedWrite, statusOf, type GuardedItem } from '#lambda/stores/guarded-write';
import { readRow } from '#lambda/stores/read-row';
import type { StoreNeeds } from '#lambda/stores/store-needs';

export interface StoredModel {
  /** Canonical JSON. */
  readonly mathModel: string;
  readonly mathModelHash: string;
}

export interface VersionWrite {
  readonly caller: Caller;
  readonly version: GameVersionRow;
  readonly audit: AuditEntry;
  /** Absent if the stored model is unchanged. */
  readonly model?: StoredModel;
}

/** Versions of games with their models. Writes check their requirements in the same transaction. */
export interface GameVersionStore extends GameVersionReads {
  companyStatus(companyId: string): Promise<string | undefined>;
  /** Refuses `version.semver-taken`, and a game or company that has changed meanwhile. */
  create(write: VersionWrite & { readonly model: StoredModel }): Promise<void>;
  /** Replaces the version whose `version` number is one lower, if it is not submitted. */
  replace(write: VersionWrite): Promise<void>;
}

export function gameVersionStore(needs: StoreNeeds): GameVersionStore {
  const { dynamodb, mainTable: TableName, auditTable } = needs;
  const collided = new Refusal('write.collided');
  const put = (row: object, otherwise: Refusal, condition?: object): GuardedItem => ({
    write: {
      Put: {
        TableName,
        Item: marshall(row),
        ...(condition ?? { ConditionExpression: 'attribute_not_exists(pk)' }),
      },
    },
    otherwise,
  });
  const stands = (key: object, condition: string, status: string): GuardedItem => ({
    write: {
      ConditionCheck: {
        TableName,
        Key: marshall(key),
        ConditionExpression: condition,
        ExpressionAttributeNames: { '#status': 'status' },
        ExpressionAttributeValues: marshall({ ':status': status }),
      },
    },
    otherwise: collided,
  });
  const goesOn = (gameId: string) => stands(gameKey(gameId), '#status <> :status', 'RETIRED');
  const presented = (audit: AuditEntry): GuardedItem => ({
    write: auditPut(auditTable, audit),
    otherwise: collided,
  });
  const modelPut = (gameId: string, versionId: string, model: StoredModel): GuardedItem => {
    const row = { ...mathModelKey(gameId, versionId), versionId, ...model };
    return { write: { Put: { TableName, Item: marshall(row) } }, otherwise: collided };
  };

  return {
    ...gameVersionReads(needs),
    companyStatus: (companyId) => readRow(needs, companyKey(companyId), parseStatus),
    create: async ({ caller, version, model, audit }) => {
      const { gameId, id, semver, companyId } = version;
      await guardedWrite(dynamodb, [
        ...statusOf(caller, TableName, 'PROVIDERS'),
        put({ ...semverKey(gameId, semver), versionId: id }, new Refusal('version.semver-taken', { semver })),
        goesOn(gameId),
        stands(companyKey(companyId), '#status = :status', 'APPROVED'),
        put({ ...gameVersionKey(gameId, id), ...version }, collided),
        modelPut(gameId, id, model),
        presented(audit),
      ]);
    },
    replace: async ({ caller, version, model, audit }) => {
      const { gameId, id } = version;
      const isAsRead = {
        ConditionExpression: `#version = :read AND #status IN (:draft, :tested) AND ${lastRunIs(version)}`,
        ExpressionAttributeNames: { '#version': 'version', '#status': 'status' },
        ExpressionAttributeValues: marshall({
          ':read': version.version - 1,
          ':draft': 'DRAFT',
          ':tested': 'TESTED',
          ...(version.lastRunId === undefined ? {} : { ':lastRun': version.lastRunId }),
        }),
      };
      await guardedWrite(dynamodb, [
        ...statusOf(caller, TableName, 'PROVIDERS'),
        put({ ...version, ...gameVersionKey(gameId, id) }, collided, isAsRead),
        goesOn(gameId),
        ...(model ? [modelPut(gameId, id, model)] : []),
        presented(audit),
      ]);
    },
  };
}

const parseStatus = (row: unknown) => parse(object({ status: string() }), row).status;

/** A run that ends stores its id on the version without incrementing the version number. */
const lastRunIs = ({ lastRunId }: GameVersionRow) =>
  lastRunId === undefined ? 'attribute_not_exists(lastRunId)' : 'lastRunId = :lastRun';
