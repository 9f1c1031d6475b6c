import { marshall } from '@aws-sdk/util-dynamodb';
import { object, parse, string } from 'valibot';
import type { TestRun } from '#domain/generated/types';
import { companyKey, gameKey, gameVersionKey, mathModelKey, semverKey, testRunKey } from '#domain/keys';
import type { Caller } from '#lambda/caller';
import { Refusal } from '#lambda/refusal';
import { auditPut, type AuditEntry } from '#lambda/stores/audit-row';
import { parseGame, type GameRow } from '#lambda/stores/game-row';
import { parseGameVersion, type GameVersionRow } from '#lambda/stores/game-version-row';
import { guardedWrite, standingOf, type GuardedItem } from '#lambda/stores/guarded-write';
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
  /** Unless it is the one that is kept already. */
  readonly model?: StoredModel;
  readonly run?: TestRun;
}

/** Versions of games with their models and test runs, which are written in one transaction with what they need. */
export interface GameVersionStore {
  game(gameId: string): Promise<GameRow | undefined>;
  version(gameId: string, id: string): Promise<GameVersionRow | undefined>;
  model(gameId: string, versionId: string): Promise<string | undefined>;
  companyStatus(companyId: string): Promise<string | undefined>;
  /** Refuses `version.semver-taken`, and what no longer holds of game and company. */
  create(write: VersionWrite & { readonly model: StoredModel }): Promise<void>;
  /** Puts `version` in the place of the one that counts one write less and is not submitted. */
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
  const told = (audit: AuditEntry): GuardedItem => ({
    write: auditPut(auditTable, audit),
    otherwise: collided,
  });
  const modelPut = (gameId: string, versionId: string, model: StoredModel): GuardedItem => {
    const row = { ...mathModelKey(gameId, versionId), versionId, ...model };
    return { write: { Put: { TableName, Item: marshall(row) } }, otherwise: collided };
  };

  return {
    game: (gameId) => readRow(needs, gameKey(gameId), parseGame),
    version: (gameId, id) => readRow(needs, gameVersionKey(gameId, id), parseGameVersion),
    model: (gameId, versionId) => readRow(needs, mathModelKey(gameId, versionId), parseModel),
    companyStatus: (companyId) => readRow(needs, companyKey(companyId), parseStatus),
    create: async ({ caller, version, model, audit }) => {
      const { gameId, id, semver, companyId } = version;
      await guardedWrite(dynamodb, [
        ...standingOf(caller, TableName),
        put({ ...semverKey(gameId, semver), versionId: id }, new Refusal('version.semver-taken', { semver })),
        goesOn(gameId),
        stands(companyKey(companyId), '#status = :status', 'APPROVED'),
        put({ ...gameVersionKey(gameId, id), ...version }, collided),
        modelPut(gameId, id, model),
        told(audit),
      ]);
    },
    replace: async ({ caller, version, model, run, audit }) => {
      const { gameId, id } = version;
      const isAsRead = {
        ConditionExpression: '#version = :read AND #status IN (:draft, :tested)',
        ExpressionAttributeNames: { '#version': 'version', '#status': 'status' },
        ExpressionAttributeValues: marshall({
          ':read': version.version - 1,
          ':draft': 'DRAFT',
          ':tested': 'TESTED',
        }),
      };
      await guardedWrite(dynamodb, [
        ...standingOf(caller, TableName),
        put({ ...version, ...gameVersionKey(gameId, id) }, collided, isAsRead),
        goesOn(gameId),
        ...(model ? [modelPut(gameId, id, model)] : []),
        ...(run ? [put({ ...testRunKey(gameId, run.id), ...run }, collided)] : []),
        told(audit),
      ]);
    },
  };
}

const parseModel = (row: unknown) => parse(object({ mathModel: string() }), row).mathModel;
const parseStatus = (row: unknown) => parse(object({ status: string() }), row).status;
