import { DeleteItemCommand } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { acceptanceKey } from '#domain/keys';
import { termsVersion } from '#domain/terms-versions';
import { newPerson, type Cast } from '#test/authorization/cast';
import { given, playToken } from '#test/authorization/cell-objects';
import { freeOwner, givenCompany } from '#test/authorization/given-company';
import { givenGame } from '#test/authorization/given-game';
import { givenRun } from '#test/authorization/given-run';
import { matrix } from '#test/authorization/matrix';
import { brandMatrix } from '#test/authorization/matrix-of-brands';
import { graphqlCalls, isList, type GraphqlOperation } from '#test/authorization/requests';
import { allows } from '#test/authorization/rights';
import type { Stage } from '#test/authorization/stage';
import type { EngineCall } from './observed-engine';

/** What one operation costs in DynamoDB. */
export interface Units {
  /** In their order: the operation, then table and index, or how many items of which tables. */
  readonly calls: readonly string[];
  readonly reads: number;
  readonly writes: number;
}
/** By who asks: the owner of the company, an admin who does not own it, or who plays in a brand. */
export type Asker = 'owner' | 'admin' | 'player';
/** What is asked of casinos and brands is measured in houses of its own. */
type MeasuredOperation = Exclude<GraphqlOperation, keyof typeof brandMatrix>;
export type MeasuredUnits = Readonly<Record<MeasuredOperation, Readonly<Partial<Record<Asker, Units>>>>>;

const operations = (Object.keys(graphqlCalls) as GraphqlOperation[]).filter(
  (operation): operation is MeasuredOperation => !(operation in brandMatrix),
);
const lists = (operation: GraphqlOperation) => isList(graphqlCalls[operation].subject);
/** Lists come first, while there is little to list. */
const inOrder = [...operations.filter(lists), ...operations.filter((operation) => !lists(operation))];

/** Asks each operation once for everybody who may, and adds up what the engine was asked. */
export async function measureUnits(
  stage: Stage,
  cast: Cast,
  take: () => readonly EngineCall[],
): Promise<MeasuredUnits> {
  const measured: Partial<Record<GraphqlOperation, Partial<Record<Asker, Units>>>> = {};
  for (const operation of inOrder) {
    for (const asker of askersOf(operation)) {
      const object = await objectFor(stage, cast, operation, asker);
      const player = cast[asker === 'owner' ? 'P+' : 'AD'];
      take();
      const { errors } = await player.ask(graphqlCalls[operation].request(object));
      if (errors.length > 0) throw new Error(`${operation} by ${asker}: ${JSON.stringify(errors)}`);
      measured[operation] = { ...measured[operation], [asker]: sumOf(take(), stage) };
    }
  }
  return measured as MeasuredUnits;
}

function askersOf(operation: GraphqlOperation): Asker[] {
  const rights = matrix[operation];
  const owner: Asker[] = allows(rights['P+'], 'own') ? ['owner'] : [];
  return allows(rights.AD, 'other') ? [...owner, 'admin'] : owner;
}

let people = 0;
async function objectFor(
  stage: Stage,
  cast: Cast,
  operation: GraphqlOperation,
  asker: Asker,
): Promise<string> {
  const { subject } = graphqlCalls[operation];
  const sub = cast['P+'].sub ?? '';
  if (operation === 'Mutation.acceptTerms')
    await forgetAcceptance(stage, asker === 'owner' ? sub : (cast.AD.sub ?? ''));
  if (typeof subject === 'object') return given(stage, sub, subject);
  if (subject === 'sitting') return (await playToken(stage, cast['P+'], sub)) ?? 'none';
  if (subject === 'games') return givenGame(stage, sub, 'LIVE');
  if (subject === 'runs') return givenRun(stage, sub, 'PASSED');
  if (subject === 'list') return givenCompany(stage, sub, 'SUBMITTED');
  if (subject === 'owner' && asker === 'owner') {
    await freeOwner(stage, sub);
    return sub;
  }
  people += 1;
  return (await newPerson(stage, `units-${people}@cast.test`, ['PROVIDERS'])).sub;
}

/** The first acceptance is what costs; the cast has accepted the terms already. */
const forgetAcceptance = ({ dynamodb, tables }: Stage, sub: string) =>
  dynamodb.send(
    new DeleteItemCommand({ TableName: tables.main, Key: marshall(acceptanceKey(sub, termsVersion)) }),
  );

export function sumOf(calls: readonly EngineCall[], stage: Stage): Units {
  const units = (kind: 'reads' | 'writes') =>
    calls
      .filter(
        ({ operation }) => /^(GetItem|Query|BatchGet|TransactGet)/.test(operation) === (kind === 'reads'),
      )
      .flatMap(({ consumed }) => consumed)
      .reduce((sum, { CapacityUnits = 0 }) => sum + CapacityUnits, 0);
  return { calls: calls.map((call) => named(call, stage)), reads: units('reads'), writes: units('writes') };
}

interface BatchOfKeys {
  readonly Keys: readonly unknown[];
  readonly ConsistentRead?: boolean;
}

function named({ operation, input }: EngineCall, { tables }: Stage): string {
  const names = { main: 'Main', audit: 'Audit', journal: 'Journal', wallets: 'Wallets' } as const;
  const name = (table: unknown) => {
    const [known] = Object.entries(tables).find(([, tableName]) => tableName === table) ?? [];
    return names[known as keyof typeof names];
  };
  if (Array.isArray(input.TransactItems)) {
    const items = input.TransactItems as Readonly<Record<string, { TableName: string }>>[];
    const counted = items.flatMap((item) =>
      Object.entries(item).map(([kind, { TableName }]) => `${kind} ${name(TableName)}`),
    );
    return `${operation}: ${counted.join(', ')}`;
  }
  if (typeof input.RequestItems === 'object') {
    const asked = Object.entries(input.RequestItems as Readonly<Record<string, BatchOfKeys>>);
    const counted = asked.map(
      ([table, { Keys, ConsistentRead }]) =>
        `${Keys.length} of ${name(table)}${ConsistentRead === true ? ', consistent' : ''}`,
    );
    return `${operation}: ${counted.join(', ')}`;
  }
  const index = typeof input.IndexName === 'string' ? `.${input.IndexName}` : '';
  return `${operation} ${name(input.TableName)}${index}${input.ConsistentRead === true ? ', consistent' : ''}`;
}
