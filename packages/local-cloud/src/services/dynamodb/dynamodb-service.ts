import { AwsError } from '#local/platform/aws-error';
import type { HttpHandler, HttpRequest } from '#local/platform/http';
import type { IamQuestion, Principal } from '#local/platform/principal';
import { changeListeners, changeStreams, type ChangeStreams } from './change-streams';
import { sharedReads } from './shared-reads';
import { demandsOf } from './demands';
import { startEngine, type EngineChoice } from './engine';
import { engineApi, unknownOperation } from './engine-api';
import { expirySweeper } from './expiry';
import { answer, inputOf, operationOf, refusal } from '#local/platform/json-protocol';
import { parseObject, textOf, type JsonObject } from '#local/platform/json-shape';
import { operations } from './operations';
import { getRecords, getShardIterator, withStreamArn } from './stream-operations';
import { tableKinds } from './table-kinds';
import { tableNameOf } from './table-arn';
import { tablesOf } from './tables';
import type { CloudServices, DynamoDb } from '#local/services/needs';
import type { ResourceKind } from '#local/template/resource-kind';

export interface DynamoDbService extends DynamoDb {
  readonly kinds: readonly ResourceKind[];
  /** Handles both targets, `DynamoDB_20120810` and `DynamoDBStreams_20120810`. */
  readonly handler: HttpHandler;
  readonly streams: ChangeStreams;
  stop(): Promise<void>;
}

type Needs = Pick<CloudServices, 'iam' | 'clock'> &
  EngineChoice & { readonly authenticate: (request: HttpRequest, service: string) => Promise<Principal> };

/** DynamoDB: an engine with permission checks in front of it. */
export async function createDynamoDbService({
  iam,
  clock,
  authenticate,
  ...choice
}: Needs): Promise<DynamoDbService> {
  const engine = await startEngine(choice);
  const api = engineApi(engine);
  const tables = tablesOf(api);
  const listeners = changeListeners();
  const sweeper = expirySweeper({ api, clock, onRemoval: listeners.notify });

  const perform = async (operation: string, input: JsonObject, principal: Principal): Promise<string> => {
    const traits = operations.get(operation);
    if (traits === undefined) throw unknownOperation();
    const demands = await demandsOf(operation, withStreamArn(operation, input), tables.keyNames);
    for (const demand of demands) {
      const decision = iam.decide(principal, demand);
      if (!decision.allowed) throw new AwsError('AccessDeniedException', decision.reason);
    }
    if (operation === 'GetShardIterator') return JSON.stringify(await getShardIterator(api, input));
    if (operation === 'GetRecords') return JSON.stringify(await getRecords(api, input));
    const text = await api.text(operation, withTableNames(JSON.stringify(input)));
    if (traits.writesItems) changedTables(demands).forEach(listeners.notify);
    if (traits.namesArns) tables.forget(tableNameOf(textOf(input.TableName) ?? ''));
    return text;
  };

  return {
    kinds: tableKinds({ api, tables, expire: sweeper.watch }),
    streams: sharedReads(changeStreams(api, listeners)),
    call: async (operation, input, principal) => ({
      ...parseObject(await perform(operation, input, principal)),
    }),
    async handler(request) {
      try {
        const principal = await authenticate(request, 'dynamodb');
        return answer(await perform(operationOf(request), inputOf(request), principal));
      } catch (error) {
        return refusal(error, 'com.amazonaws.dynamodb.v20120810');
      }
    },
    async stop() {
      sweeper.stop();
      await engine.stop();
    },
  };
}

/** The tables that a request changes. Condition checks of a transaction change nothing. */
const changedTables = (demands: readonly IamQuestion[]) =>
  new Set(
    demands
      .filter(({ action }) => action !== 'dynamodb:ConditionCheckItem')
      .map(({ resource }) => tableNameOf(resource)),
  );

/** Replaces table ARNs in a request by table names. AWS accepts both. */
const withTableNames = (json: string): string =>
  json.includes('"arn:aws:dynamodb:')
    ? json.replaceAll(/"arn:aws:dynamodb:[^":]*:\d{12}:table\/([\w.-]+)"/g, '"$1"')
    : json;
