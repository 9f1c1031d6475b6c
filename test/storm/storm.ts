import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { TransactWriteItem } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import type { MovementRequest } from '#domain/wallet/movement';
import { postMovement } from '#domain/wallet/post-movement';
import type { Ports } from '#domain/wallet/ports';
import { ledgerPorts } from '#lambda/stores/ledger-store';
import type { Answer } from './evidence';
import type { MortalEngine } from './mortal-engine';

export interface StormPlan {
  readonly seconds: number;
  readonly clients: number;
  /** So few that clients meet on them. */
  readonly wallets: number;
  readonly secondsBetweenKills: number;
}

export interface StormOutcome {
  readonly answers: readonly Answer[];
  readonly kills: number;
}

/**
 * Clients move coins as fast as they can while the engine is killed under them, again and again. What nobody knows of,
 * its client asks again, with the same key, until it is known.
 */
export async function storm(engine: MortalEngine, plan: StormPlan): Promise<StormOutcome> {
  const answers: Answer[] = [];
  const ports = portsOf(engine);
  const until = Date.now() + plan.seconds * 1000;
  const goOn = () => Date.now() < until;
  const runClient = async (client: number) => {
    for (let count = 0; goOn(); count += 1)
      await askUntilKnown(ports, newRequest(client, count, plan.wallets), answers);
  };
  let kills = 0;
  const killer = async () => {
    for (;;) {
      await pause(plan.secondsBetweenKills * 1000);
      if (!goOn()) return;
      await engine.killAndRestart();
      kills += 1;
    }
  };
  await Promise.all([killer(), ...Array.from({ length: plan.clients }, (_, client) => runClient(client))]);
  return { answers, kills };
}

/** Each operation goes to the engine of its time. */
const portsOf = (engine: MortalEngine): Ports<TransactWriteItem> => {
  const portsNow = () =>
    ledgerPorts({
      dynamodb: engine.client(),
      journalTable: 'Journal',
      walletsTable: 'Wallets',
      clock: () => new Date(),
      random: Math.random,
    });
  return { ...portsNow(), send: (operation) => portsNow().send(operation) };
};

async function askUntilKnown(
  ports: Ports<TransactWriteItem>,
  request: MovementRequest,
  answers: Answer[],
): Promise<void> {
  const name = request.key;
  const row: TransactWriteItem = {
    Put: {
      TableName: 'Main',
      Item: marshall({ pk: `COMPANION#${request.brandId}#${request.userId}`, sk: name }),
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  };
  for (;;) {
    const outcome = await postMovement(ports, request, [row]);
    answers.push({ request, outcome, alongside: [name] });
    if (outcome.state !== 'UNKNOWN') return;
  }
}

/** Half of them are of treasuries, half of the house; some debits find too little. */
function newRequest(client: number, count: number, wallets: number): MovementRequest {
  const amount = BigInt(randomInt(1, 1000));
  const isCredit = randomInt(5) > 1;
  const isHouse = randomInt(2) === 0;
  return {
    key: `GRANT#storm#${client}#${count}`,
    kind: isHouse ? (isCredit ? 'WIN' : 'BET') : isCredit ? 'GRANT' : 'WITHDRAWAL',
    brandId: 'storm',
    userId: `player-${randomInt(wallets)}`,
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
