import { randomInt } from 'node:crypto';
import { DynamoDBClient, type TransactWriteItem } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { ledgerLimits } from '#domain/wallet/ledger-limits';
import { type MovementRequest, type Ports, postMovements } from '@novalink/ledger';
import { ledgerPorts } from '#lambda/stores/coins/ledger-store';
import type { Answer } from './evidence';
import type { GroupNews, GroupOrder } from './storm';

/**
 * A process of the storm with some of its clients. It runs until it receives the command to end, then reports the
 * responses of its clients.
 */
let ports: Ports<TransactWriteItem> | undefined;
let goOn = true;

process.on('message', (order: GroupOrder) => {
  switch (order.order) {
    case 'engine':
      if (!ports) report({ news: 'ready' });
      ports = portsAt(order.endpoint);
      break;
    case 'begin':
      void work(order.clients, order.wallets).then((answers) => report({ news: 'end', answers }));
      break;
    case 'end':
      goOn = false;
  }
});

const report = (news: GroupNews) => process.send?.(news);

async function work(clients: readonly number[], wallets: number): Promise<Answer[]> {
  const answers: Answer[] = [];
  await Promise.all(
    clients.map(async (client) => {
      for (let count = 0; goOn; count += 1) await askUntilKnown(newRequest(client, count, wallets), answers);
    }),
  );
  return answers;
}

/** The ports of the current engine; the previous engine was killed. */
function portsAt(endpoint: string): Ports<TransactWriteItem> {
  const dynamodb = new DynamoDBClient({
    endpoint,
    region: 'eu-west-1',
    credentials: { accessKeyId: 'storm', secretAccessKey: 'storm' },
    maxAttempts: 1,
    requestHandler: { requestTimeout: 3000, throwOnRequestTimeout: true },
  });
  return ledgerPorts({
    dynamodb,
    journalTable: 'Journal',
    walletsTable: 'Wallets',
    clock: () => new Date(),
    random: Math.random,
  });
}

/** Sends each operation to the current engine. */
const portsNow: Ports<TransactWriteItem> = {
  send: (operation) => engine().send(operation),
  now: () => engine().now(),
  sleep: (milliseconds) => engine().sleep(milliseconds),
  random: () => engine().random(),
  limits: ledgerLimits,
};

function engine(): Ports<TransactWriteItem> {
  if (!ports) throw new Error('The engine was not named.');
  return ports;
}

async function askUntilKnown(request: MovementRequest, answers: Answer[]): Promise<void> {
  const name = request.key;
  const win = winOf(request);
  const row: TransactWriteItem = {
    Put: {
      TableName: 'Main',
      Item: marshall({ pk: `COMPANION#${request.brandId}#${request.playerId}`, sk: name }),
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  };
  for (;;) {
    const outcome = await postMovements(portsNow, win ? [request, win] : [request], {
      alongside: () => [row],
    });
    answers.push({ request, win, outcome, alongside: [name] });
    report({ news: 'outcomes', count: 1 });
    if (outcome.state !== 'UNKNOWN') return;
  }
}

/** Every third bet wins, in the same transaction. */
function winOf(bet: MovementRequest): MovementRequest | undefined {
  if (bet.kind !== 'BET' || randomInt(3) > 0) return undefined;
  return { ...bet, kind: 'WIN', key: `WIN#${bet.key}`, amount: BigInt(randomInt(1, 3000)) };
}

/** Half of them use a treasury, half the house account. Some debits exceed the balance. */
function newRequest(client: number, count: number, wallets: number): MovementRequest {
  const amount = BigInt(randomInt(1, 1000));
  const isCredit = randomInt(5) > 1;
  const isHouse = randomInt(2) === 0;
  return {
    key: `GRANT#storm#${client}#${count}`,
    kind: kindOf(isHouse, isCredit),
    brandId: 'storm',
    playerId: `player-${randomInt(wallets)}`,
    coin: 'GOLD',
    purse: 'MAIN',
    amount: isCredit ? amount : -amount,
    actor: `client-${client}`,
    reason: null,
    reference: null,
    requestHash: `${client}#${count}`,
    counter: isHouse ? 'HOUSE' : 'TREASURY',
  };
}

/** Treasuries also pay prizes of tournaments and receive buy-ins. */
function kindOf(isHouse: boolean, isCredit: boolean): MovementRequest['kind'] {
  if (isHouse) return isCredit ? 'WIN' : 'BET';
  const kinds = isCredit ? (['GRANT', 'PRIZE', 'REFUND'] as const) : (['WITHDRAWAL', 'BUY_IN'] as const);
  return kinds[randomInt(kinds.length)] ?? 'GRANT';
}
