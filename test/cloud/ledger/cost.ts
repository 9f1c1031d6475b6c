import { DynamoDBClient, type TransactWriteItem } from '@aws-sdk/client-dynamodb';
import {
  declineMovement,
  type MovementRequest,
  type Outcome,
  type Ports,
  postMovement,
} from '@novalink/ledger';
import { blockSize } from '#domain/wallet/day-lanes';
import { linkMovements } from '#lambda/stores/coins/link-movements';
import { dayBlockStore } from '#lambda/stores/coins/day-block-store';
import { ledgerPorts } from '#lambda/stores/coins/ledger-store';
import { createProductTables } from '#test/world/given/product-tables';
import { startObservedEngine, type EngineCall } from '../units/observed-engine';

/** Request units of one movement. */
export interface LedgerCost {
  readonly reads: number;
  /** Units of the tables themselves. */
  readonly tables: number;
  /** Units of the journal's two indexes. */
  readonly indexes: number;
  /** The units of its link in the chain of its day, which the stream writes, in a separate block. */
  readonly chain: number;
}

export interface LedgerCosts {
  readonly movements: Readonly<Record<string, LedgerCost>>;
  /** Write units for each movement in a full block. */
  readonly chainOfWholeBlock: number;
}

/** The cost of each kind of movement, as reported by the engine. */
export async function measureLedgerCosts(): Promise<LedgerCosts> {
  const engine = await startObservedEngine();
  const dynamodb = new DynamoDBClient({
    endpoint: engine.endpoint,
    region: 'eu-west-1',
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
    maxAttempts: 1,
  });
  try {
    await createProductTables(dynamodb);
    const tables = { journalTable: 'Journal', walletsTable: 'Wallets' };
    const ports = ledgerPorts({ dynamodb, ...tables, clock: () => new Date(), random: Math.random });
    const append = linkMovements({ blocks: dayBlockStore({ dynamodb, journalTable: 'Journal' }), lane: 0 });
    const movements: Record<string, LedgerCost> = {};
    for (const [name, move] of Object.entries(sorts)) {
      // The first movement of a day starts the chain, and a new wallet needs no read.
      await append([movementOf(await move(ports, `${name} before`))]);
      engine.take();
      const outcome = await move(ports, name);
      const moved = engine.take();
      await append([movementOf(outcome)]);
      movements[name] = costOf(moved, engine.take());
    }
    const one = movementOf(await sorts.grant(ports, 'of a whole block'));
    engine.take();
    await append(Array.from({ length: blockSize }, (_, count) => ({ ...one, key: `${one.key} ${count}` })));
    return { movements, chainOfWholeBlock: total(engine.take()) / blockSize };
  } finally {
    dynamodb.destroy();
    await engine.stop();
  }
}

type Move = (ports: Ports<TransactWriteItem>, key: string) => Promise<Outcome>;

const post =
  (change: Pick<MovementRequest, 'kind' | 'amount' | 'counter'>): Move =>
  (ports, key) =>
    postMovement(ports, { ...requestOf(key), ...change });

/** A grant comes first, so that the player has coins to bet. */
const sorts = {
  grant: post({ kind: 'GRANT', amount: 1000n, counter: 'TREASURY' }),
  bet: post({ kind: 'BET', amount: -10n, counter: 'HOUSE' }),
  win: post({ kind: 'WIN', amount: 10n, counter: 'HOUSE' }),
  withdrawal: post({ kind: 'WITHDRAWAL', amount: -10n, counter: 'TREASURY' }),
  'bet without coins': post({ kind: 'BET', amount: -1_000_000n, counter: 'HOUSE' }),
  refusal: (ports, key) => declineMovement(ports, requestOf(key), 'refused'),
} satisfies Readonly<Record<string, Move>>;

const requestOf = (key: string): MovementRequest => ({
  key,
  kind: 'BET',
  brandId: '01KA0000000000000000000000',
  playerId: '01KAJ3ZV8N4Q6T9XWCB2R5M7ZZ',
  coin: 'GOLD',
  purse: 'MAIN',
  amount: -10n,
  actor: '01KAJ3ZV8N4Q6T9XWCB2R5M7ZZ',
  reason: 'Because of something',
  reference: '01KA0000000000000000000001',
  requestHash: '0'.repeat(64),
  counter: 'HOUSE',
});

function movementOf(outcome: Outcome) {
  if (outcome.state !== 'POSTED' && outcome.state !== 'DECLINED') throw new Error(`It is ${outcome.state}.`);
  return outcome.movement;
}

function costOf(moved: readonly EngineCall[], chained: readonly EngineCall[]): LedgerCost {
  const isRead = ({ operation }: EngineCall) => operation === 'GetItem' || operation === 'Query';
  const writes = moved.filter((call) => !isRead(call));
  return {
    reads: total(moved.filter(isRead)) + total(chained.filter(isRead)),
    tables: total(writes) - ofIndexes(writes),
    indexes: ofIndexes(writes),
    chain: total(chained.filter((call) => !isRead(call))),
  };
}

const units = (capacities: readonly { readonly CapacityUnits?: number }[]) =>
  capacities.reduce((sum, { CapacityUnits = 0 }) => sum + CapacityUnits, 0);
const total = (calls: readonly EngineCall[]) => units(calls.flatMap(({ consumed }) => consumed));
const ofIndexes = (calls: readonly EngineCall[]) =>
  units(
    calls.flatMap(({ consumed }) =>
      consumed.flatMap(({ GlobalSecondaryIndexes = {} }) => Object.values(GlobalSecondaryIndexes)),
    ),
  );
