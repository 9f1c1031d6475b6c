import { DeleteItemCommand, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { acceptanceKey, notificationKey } from '#domain/keys';
import { termsVersion } from '#domain/terms-versions';
import { newUser, type Personas } from '#test/world/personas';
import { given, guestToken, playToken } from '#test/authorization/cases/objects';
import { freeOwner, givenCompany, givenNamedCompany } from '#test/authorization/fixtures/company';
import { givenGame } from '#test/authorization/fixtures/game';
import { givenRun } from '#test/authorization/fixtures/run';
import { forgetSettings } from '#test/authorization/fixtures/settings';
import { matrix } from '#test/authorization/matrix/matrix';
import { brandMatrix } from '#test/authorization/matrix/brands';
import type { GraphqlOperation } from '#test/authorization/matrix/operations';
import { isList } from '#test/authorization/requests/call';
import { askedNotification } from '#test/authorization/requests/notifications';
import { graphqlCalls } from '#test/authorization/requests/requests';
import { allows, type Identity } from '#test/authorization/matrix/permissions';
import type { Stage } from '#test/authorization/environment/running-stage';
import type { EngineCall } from './observed-engine';
import type { Asker, MeasuredOperation, Units, UnitsByAsker } from './units';

/** Operations on casinos and brands are measured in a separate casino. */
type OtherOperation = Exclude<MeasuredOperation, keyof typeof brandMatrix>;
type OtherUnits = Readonly<Record<OtherOperation, UnitsByAsker>>;

const operations = (Object.keys(graphqlCalls) as GraphqlOperation[]).filter(
  (operation): operation is OtherOperation => !(operation in brandMatrix),
);
const lists = (operation: GraphqlOperation) => isList(graphqlCalls[operation].subject);
/** Lists come first, while they are short. */
const inOrder = [...operations.filter(lists), ...operations.filter((operation) => !lists(operation))];

/** Sends each operation once for every permitted kind of caller, and adds up the consumed units. */
export async function measureUnits(
  stage: Stage,
  personas: Personas,
  take: () => readonly EngineCall[],
): Promise<OtherUnits> {
  const measured: Partial<Record<GraphqlOperation, Partial<Record<Asker, Units>>>> = {};
  for (const operation of inOrder) {
    for (const asker of askersOf(operation)) {
      const object = await objectFor(stage, personas, operation, asker);
      const player = personas[columns[asker]];
      take();
      const { errors } = await player.ask(graphqlCalls[operation].request(object));
      if (errors.length > 0) throw new Error(`${operation} by ${asker}: ${JSON.stringify(errors)}`);
      measured[operation] = { ...measured[operation], [asker]: sumOf(take(), stage) };
    }
  }
  return measured as OtherUnits;
}

type MeasuredAsker = Exclude<Asker, 'player'>;
const columns = { owner: 'P+', admin: 'AD', guest: 'G' } as const satisfies Record<MeasuredAsker, Identity>;

function askersOf(operation: GraphqlOperation): MeasuredAsker[] {
  const rights = matrix[operation];
  // Operations that only guests can call.
  if (allows(rights.G, 'own') && rights.AD === 'none') return ['guest'];
  const owner: MeasuredAsker[] = allows(rights['P+'], 'own') ? ['owner'] : [];
  return allows(rights.AD, 'other') ? [...owner, 'admin'] : owner;
}

let people = 0;
async function objectFor(
  stage: Stage,
  personas: Personas,
  operation: GraphqlOperation,
  asker: MeasuredAsker,
): Promise<string> {
  const { subject } = graphqlCalls[operation];
  const sub = personas['P+'].sub ?? '';
  const caller = asker === 'owner' ? sub : (personas.AD.sub ?? '');
  if (operation === 'Mutation.acceptTerms') await forgetAcceptance(stage, caller);
  if (subject === 'settings') await forgetSettings(stage, caller);
  if (operation === 'Mutation.markNotificationRead') await giveNotification(stage, caller);
  if (typeof subject === 'object') return given(stage, sub, subject);
  if (subject === 'gameSession') return (await playToken(stage, personas['P+'], sub)) ?? 'none';
  if (subject === 'guestSession') return guestToken(stage, personas.G, sub);
  if (subject === 'games') return givenGame(stage, sub, 'LIVE');
  if (subject === 'runs') return givenRun(stage, sub, 'PASSED');
  if (subject === 'list') return givenCompany(stage, sub, 'SUBMITTED');
  if (subject === 'names') return givenNamedCompany(stage, sub);
  if (subject === 'owner' && asker === 'owner') {
    await freeOwner(stage, sub);
    return sub;
  }
  people += 1;
  return (await newUser(stage, `units-${people}@personas.test`, ['PROVIDERS'])).sub;
}

/** Measures the first acceptance; the personas have already accepted the terms. */
const forgetAcceptance = ({ dynamodb, tables }: Stage, sub: string) =>
  dynamodb.send(
    new DeleteItemCommand({ TableName: tables.main, Key: marshall(acceptanceKey(sub, termsVersion)) }),
  );

/** An existing notification that can be marked as read. */
const giveNotification = ({ dynamodb, tables }: Stage, sub: string) =>
  dynamodb.send(
    new PutItemCommand({
      TableName: tables.main,
      Item: marshall({ ...notificationKey(sub, askedNotification), id: askedNotification }),
    }),
  );

/** The local cloud's own search for expired items, which runs independently. */
const isExpiry = ({ operation, input }: EngineCall) =>
  operation === 'Scan' && String(input.FilterExpression).startsWith('attribute_type(#expiry');

const isRead = (operation: string) => /^(GetItem|Query|BatchGet|TransactGet)/.test(operation);

export function sumOf(all: readonly EngineCall[], stage: Stage): Units {
  const calls = all.filter((call) => !isExpiry(call));
  const units = (kind: 'reads' | 'writes') =>
    calls
      .filter(({ operation }) => isRead(operation) === (kind === 'reads'))
      .flatMap(({ consumed }) => consumed)
      .reduce((sum, { CapacityUnits = 0 }) => sum + CapacityUnits, 0);
  return {
    calls: repeatsCounted(withReadsSorted(calls.map((call) => named(call, stage)))),
    reads: units('reads'),
    writes: units('writes'),
  };
}

/** Sorts consecutive reads by name, because parallel reads arrive in any order. */
function withReadsSorted(calls: readonly string[]): string[] {
  const sorted: string[] = [];
  let reads: string[] = [];
  for (const call of calls) {
    if (isRead(call)) {
      reads.push(call);
      continue;
    }
    sorted.push(...reads.sort(), call);
    reads = [];
  }
  return [...sorted, ...reads.sort()];
}

/** Combines more than two equal consecutive calls to one with their number. */
function repeatsCounted(calls: readonly string[]): string[] {
  const counted: string[] = [];
  for (let from = 0, next = 0; from < calls.length; from = next) {
    while (next < calls.length && calls[next] === calls[from]) next += 1;
    const same = calls.slice(from, next);
    counted.push(...(same.length > 2 ? [`${same.length} × ${same[0]}`] : same));
  }
  return counted;
}

/** The rows of a table in a BatchGetItem request. In a BatchWriteItem request, they are a list. */
interface BatchOfKeys {
  readonly Keys: readonly unknown[];
  readonly ConsistentRead?: boolean;
}

function named({ operation, input }: EngineCall, { tables }: Stage): string {
  const names = {
    main: 'Main',
    play: 'Play',
    audit: 'Audit',
    journal: 'Journal',
    wallets: 'Wallets',
  } as const;
  const name = (table: unknown) => {
    const [known] = Object.entries(tables).find(([, tableName]) => tableName === table) ?? [];
    return names[known as keyof typeof names];
  };
  if (Array.isArray(input.TransactItems)) {
    const items = input.TransactItems as Readonly<Record<string, { TableName: string }>>[];
    const counted = items.flatMap((item) =>
      Object.entries(item).map(([kind, { TableName }]) => `${kind} ${name(TableName)}`),
    );
    return `${operation}: ${repeatsCounted(counted).join(', ')}`;
  }
  if (typeof input.RequestItems === 'object') {
    const asked = Object.entries(
      input.RequestItems as Readonly<Record<string, BatchOfKeys | readonly unknown[]>>,
    );
    const counted = asked.map(([table, rows]) => {
      if (!('Keys' in rows)) return `${rows.length} of ${name(table)}`;
      return `${rows.Keys.length} of ${name(table)}${rows.ConsistentRead === true ? ', consistent' : ''}`;
    });
    return `${operation}: ${counted.join(', ')}`;
  }
  const index = typeof input.IndexName === 'string' ? `.${input.IndexName}` : '';
  return `${operation} ${name(input.TableName)}${index}${input.ConsistentRead === true ? ', consistent' : ''}`;
}
