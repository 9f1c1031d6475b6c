import { readFileSync } from 'node:fs';
import { afterAll, beforeAll } from '@jest/globals';
import { PutItemCommand } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { systemClock } from '#lambda/runtime/clock';
import { administerUsers } from '#lambda/functions/administer-users/administer-users';
import { parseRequest } from '#lambda/functions/administer-users/request';
import { listDayMovements } from '#lambda/functions/list-day-movements/list-day-movements';
import { parseRequest as parseListRequest } from '#lambda/functions/list-day-movements/request';
import { parseRequest as parseMetricsRequest } from '#lambda/functions/show-metrics/request';
import { showMetrics } from '#lambda/functions/show-metrics/show-metrics';
import { orRefusal } from '#lambda/runtime/refusal';
import { dayPage } from '#lambda/stores/coins/day-page';
import { metricStores } from '#lambda/stores/counters/metric-stores';
import { rightsStore } from '#lambda/stores/users/rights-store';
import { resolverCode } from '#lib/api/resolver-code';
import { resolverMap } from '#lib/api/resolver-map';
import type { ResolverPlan, ResolverStep, Source } from '#lib/api/resolver-plan';
import {
  memoryStorage,
  evaluateCode,
  type CodeToEvaluate,
  dynamoDbSource,
  pageTokens,
  type DataSource,
} from 'cdk-local-cloud/appsync';
import type { Iam } from 'cdk-local-cloud';
import { startEngine, type Engine, engineApi } from 'cdk-local-cloud/dynamodb';
import { rememberingDirectory } from './remembering-directory';
import { productTables, type ProductTable, type ProductTables } from '../world/given/product-tables';

/** The value of a field, or the code and parameters of its refusal. */
export type Answer =
  | { readonly value: Readonly<Record<string, unknown>> | null }
  | { readonly refusal: string | null; readonly reported: unknown };

/** The value of a field. Throws if it was refused. */
export function valueOf(answer: Answer): Readonly<Record<string, unknown>> {
  if (!('value' in answer) || answer.value === null) throw new Error(`Refused: ${JSON.stringify(answer)}`);
  return answer.value;
}

export interface Asker {
  /** A caller who signs with IAM, without a user. */
  readonly sub?: string;
  readonly groups?: readonly string[];
  /** The guest's identity id from the identity pool. */
  readonly guest?: string;
  /** The guest's IP addresses. */
  readonly sourceIp?: readonly string[];
}

type Context = NonNullable<CodeToEvaluate['context']>;

export type Fields = Awaited<ReturnType<typeof resolvedFields>>;

/** The fields for the tests of a file, started before and stopped after them. */
export function givenFields(): Fields {
  let started: Fields | undefined;
  beforeAll(async () => {
    started = await resolvedFields();
  });
  afterAll(() => started?.stop());
  return new Proxy({} as Fields, {
    get: (_fields, name): unknown => {
      if (!started) throw new Error('The fields are only for hooks and tests.');
      return Reflect.get(started, name);
    },
  });
}

/** The product's resolvers, run by the local AppSync's runtime on a separate engine. */
async function resolvedFields() {
  const tables = await productTables();
  const engine = await engineOf(tables);
  const records = sourceOn(engine, tables.mainTable);
  const { directory, signUp } = rememberingDirectory();
  const administer = administerUsers({ directory, rights: rightsStore(tables), clock: systemClock });
  const list = listDayMovements({ page: dayPage(tables) });
  const show = showMetrics({ ...metricStores(tables), clock: systemClock });
  const sources: Partial<Record<Source, DataSource>> = {
    records,
    audit: sourceOn(engine, tables.auditTable),
    journal: sourceOn(engine, tables.journalTable),
    wallets: sourceOn(engine, tables.walletsTable),
    'user-administration': functionSource((payload) => administer(parseRequest(payload))),
    metrics: functionSource((payload) => show(parseMetricsRequest(payload))),
    'day-movements': functionSource((payload) => list(parseListRequest(payload))),
  };
  return {
    rows: (table: ProductTable) => tables.rows(table),
    row: tables.row,
    /** Writes a row that a function would have written. */
    give: (row: Readonly<Record<string, unknown>>, table: ProductTable = 'Main') =>
      tables.dynamodb.send(
        new PutItemCommand({ TableName: table, Item: marshall(row, { removeUndefinedValues: true }) }),
      ),
    /** A signed-in user. */
    signUp,
    stop: () => tables.stop(),
    /** The request of one step, as its code creates it. */
    evaluate: (code: string, asker: Asker, args: object): Answer => {
      const { error, evaluationResult } = evaluate(code, 'request', contextOf(tables, asker, args, null));
      return error ? refused(error) : { value: evaluationResult as Record<string, unknown> };
    },
    /** Resolves one field of one type for a caller, like AppSync. */
    ask: (asker: Asker, field: string, args: object, source: object | null = null) => {
      const plan = planOf(field);
      const steps = plan.kind === 'unit' ? [plan] : plan.steps;
      return resolve(steps, sources, contextOf(tables, asker, args, source));
    },
  };
}

async function resolve(
  steps: readonly ResolverStep[],
  sources: Partial<Record<Source, DataSource>>,
  given: Context,
): Promise<Answer> {
  let stash = {};
  let value: unknown = null;
  for (const { source, code: name } of steps) {
    const from = sources[source];
    if (from === undefined) throw new Error(`${name} asks ${source}, which is no table.`);
    const context = { ...given, prev: { result: value } };
    const request = evaluate(name, 'request', { ...context, stash });
    if (request.error) return refused(request.error);
    if (request.skipTo !== undefined) {
      stash = request.stash;
      value = request.evaluationResult;
      if (request.skipTo === 'END') break;
      continue;
    }
    const answer = await from(request.evaluationResult, 'request-1');
    const response = evaluate(name, 'response', { ...context, ...answer, stash: request.stash });
    if (response.error) return refused(response.error);
    stash = response.stash;
    value = response.evaluationResult;
  }
  return { value: value as Record<string, unknown> | null };
}

const refused = (error: { type: string | null; errorInfo: unknown }): Answer => ({
  refusal: error.type,
  reported: error.errorInfo,
});

function planOf(field: string): ResolverPlan {
  const [type, name] = field.split('.');
  const plans = (resolverMap as Record<string, Record<string, ResolverPlan>>)[type ?? ''];
  const plan = plans?.[name ?? ''];
  if (plan === undefined) throw new Error(`There is no resolver for ${field}.`);
  return plan;
}

const evaluate = (name: string, handler: 'request' | 'response', context: Context) =>
  evaluateCode({ code: readFileSync(resolverCode(name), 'utf8'), function: handler, context });

const contextOf = (
  { mainTable, playTable, auditTable }: ProductTables,
  asker: Asker,
  args: object,
  source: object | null,
): Context => ({
  args: args,
  source: source,
  identity: identityOf(asker),
  env: {
    MAIN_TABLE: mainTable,
    PLAY_TABLE: playTable,
    AUDIT_TABLE: auditTable,
    EMAIL_NOTIFICATIONS: 'on',
  },
  request: { headers: { 'x-amzn-requestid': 'request-1' }, domainName: null },
});

function identityOf({ sub, groups, guest, sourceIp = ['198.18.0.1'] }: Asker) {
  if (guest !== undefined)
    return { cognitoIdentityId: guest, cognitoIdentityAuthType: 'unauthenticated', sourceIp };
  return sub === undefined ? {} : { sub, username: sub, groups: groups ?? null };
}

async function engineOf({ dynamodb }: ProductTables): Promise<Engine> {
  const address = await dynamodb.config.endpoint?.();
  if (address === undefined) throw new Error('The tables have no address.');
  const port = address.port === undefined ? '' : `:${address.port}`;
  return startEngine({ endpoint: `${address.protocol}//${address.hostname}${port}` });
}

const functionSource =
  (answer: (payload: unknown) => Promise<object>): DataSource =>
  async (request) => {
    const { payload } = request as { payload: unknown };
    return { result: await orRefusal<object>(() => answer(payload)) };
  };

/** Permissions of the template's role are tested in the whole cloud; here everything is allowed. */
function sourceOn(engine: Engine, tableName: string): DataSource {
  const anybody = { arn: 'resolver', gates: [], context: {} };
  const iam: Iam = { decide: () => ({ allowed: true }), roleSession: () => anybody };
  const api = engineApi(engine);
  const tokens = pageTokens({ storage: memoryStorage() });
  return dynamoDbSource({
    dynamodb: { call: (operation, input) => api.call(operation, input) },
    iam,
    tableName,
    roleArn: 'resolver',
    tokens,
  });
}
