import type { DynamoDBClient, TransactWriteItem } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { declineMovement, type MovementRequest, type Ports, postMovements } from '@novalink/ledger';
import { ledgerPorts } from '#lambda/stores/coins/ledger-store';
import type { Answer } from './evidence';
import { ClientCrash, injectFaults } from './fault-injector';
import type { History, Step, Wish } from './histories';

export const historyStart = Date.parse('2026-11-01T10:00:00.000Z');

/** Plays a history in a separate brand. Returns the responses of the clients. */
export async function playHistory(
  dynamodb: DynamoDBClient,
  brandId: string,
  history: History,
): Promise<readonly Answer[]> {
  const road = injectFaults(dynamodb, history.faults);
  const ports = fastPorts(dynamodb);
  const answers: Answer[] = [];
  const ask = async (step: Step) => {
    const asked = requestOf(brandId, history.wishes, step);
    const { request, win, alongside } = asked;
    // A crashed client gets no response, although its request may have been executed.
    const place = answers.push({ request, win, outcome: { state: 'UNKNOWN' }, alongside }) - 1;
    const outcome = await (step.as === 'declined'
      ? declineMovement(ports, request, 'refused')
      : postMovements(ports, win ? [request, win] : [request], { alongside: () => asked.items }));
    answers[place] = { request, win, outcome, alongside };
    return outcome.state;
  };
  const unknown: Step[] = [];
  const runClient = async (steps: readonly Step[]) => {
    for (const step of steps) if ((await ask(step)) === 'UNKNOWN') unknown.push(step);
  };
  await Promise.all(history.clients.map((steps) => runClient(steps).catch(unlessCrashed)));
  await road.end();
  // I12: a repeated request without faults returns the outcome.
  for (const step of unknown)
    if ((await ask(step)) === 'UNKNOWN') throw new Error('Nobody knows, and nothing is wrong.');
  return answers;
}

/** Simulated time that advances when a client sleeps. */
function fastPorts(dynamodb: DynamoDBClient): Ports<TransactWriteItem> {
  let now = historyStart;
  const tables = { journalTable: 'Journal', walletsTable: 'Wallets' };
  const ports = ledgerPorts({ dynamodb, ...tables, clock: () => new Date(now), random: Math.random });
  return {
    ...ports,
    sleep: (milliseconds) => {
      now += milliseconds;
      return Promise.resolve();
    },
  };
}

function requestOf(brandId: string, wishes: readonly Wish[], { wish: place, as }: Step) {
  const wish = wishes[place % wishes.length];
  if (!wish) throw new Error('A history has wishes.');
  const key = `GRANT#${brandId}#${place}`;
  const isOther = as === 'asked-otherwise';
  const request: MovementRequest = {
    key,
    kind: wish.counter === 'HOUSE' ? 'BET' : 'GRANT',
    brandId,
    playerId: `player-${wish.wallet}`,
    coin: 'GOLD',
    purse: 'MAIN',
    amount: BigInt(isOther ? wish.amount + 200 : wish.amount),
    actor: 'client',
    reason: null,
    reference: null,
    requestHash: isOther ? 'other' : 'this',
    counter: wish.counter,
    ...(wish.ceiling !== undefined && { ceiling: BigInt(wish.ceiling) }),
  };
  const win: MovementRequest | undefined =
    wish.win === undefined || wish.amount > 0
      ? undefined
      : { ...request, key: `WIN#${key}`, kind: 'WIN', amount: BigInt(wish.win), ceiling: undefined };
  const name = `${key} ${request.requestHash}`;
  const Key = marshall({ pk: `COMPANION#${brandId}`, sk: name });
  const held: TransactWriteItem = {
    ConditionCheck: { TableName: 'Main', Key, ConditionExpression: 'attribute_exists(pk)' },
  };
  const row: TransactWriteItem = {
    Put: { TableName: 'Main', Item: Key, ConditionExpression: 'attribute_not_exists(pk)' },
  };
  const items = { none: [], row: [row], held: [held] }[wish.companion];
  return { request, win, items, alongside: wish.companion === 'row' ? [name] : [] };
}

function unlessCrashed(error: unknown): void {
  if (!(error instanceof ClientCrash)) throw error;
}
