import { recordDecline } from '#ledger/post/decline-movement';
import { declinedEntry, outcomeOf, postedEntries } from '#ledger/post/entries';
import { lookUp } from '#ledger/post/find-movement';
import type { MovementRequests, Outcome } from '#ledger/post/movement';
import { neededBalance } from '#ledger/post/needed-balance';
import type { Commit, Ports, WalletAnswer } from '#ledger/post/ports';
import { postMovements, whenTaken } from '#ledger/post/post-movement';
import { patience, settle } from '#ledger/post/retry';
import type { Companion, Engine, Write } from './engine';
import {
  commitAnswer,
  furtherWrites,
  keyTaken,
  movementPuts,
  performOperation,
  walletUpdate,
  type Perform,
} from './ledger-on-engine';
import { ledgerWith, performing, sendOver, type LedgerOf } from './protocol';
import { wrongRewards } from './wrong-rewards';
import { wrongRounds } from './wrong-rounds';

const always = () => true;
/** Like `PutItem` without a condition: overwrites an existing item. */
const unconditional = (write: Write): Write => ({ ...write, holds: always });

/** A commit without the condition on the key. */
const commitWithoutKey = (engine: Engine, commit: Commit<Companion>, token?: string): WalletAnswer => {
  const writes = [
    ...movementPuts(engine, commit).map(unconditional),
    walletUpdate(engine, commit),
    ...furtherWrites(engine, commit),
  ];
  return commitAnswer(engine, commit, engine.transact(writes, token));
};

/** Like `ADD`: adds the amount to the wallet whatever its version. */
const blindUpdate = (engine: Engine, { movements }: Commit<Companion>): Write => ({
  holds: always,
  apply: () => {
    for (const movement of movements) {
      const { balance, version } = engine.wallet(movement);
      engine.putWallet(movement, { balance: balance + movement.amount, version: version + 1 });
    }
  },
});

const takenKey = (engine: Engine, { movements }: Commit<Companion>): string =>
  (movements.find(({ key }) => engine.journal.has(key)) ?? movements[0]).key;

/** Protocols with plausible bugs. */
export const wrongProtocols: Readonly<Record<string, LedgerOf>> = {
  'token only': performing((engine, operation) =>
    operation.op === 'COMMIT'
      ? commitWithoutKey(engine, operation, operation.movements[0].key)
      : performOperation(engine, operation),
  ),

  'no balance condition': performing((engine, operation) => {
    if (operation.op !== 'COMMIT') return performOperation(engine, operation);
    const writes = [
      ...movementPuts(engine, operation),
      blindUpdate(engine, operation),
      ...furtherWrites(engine, operation),
    ];
    return commitAnswer(engine, operation, engine.transact(writes));
  }),

  'two steps': (world) => {
    const send = sendOver(world.line);
    const firstStep = sendOver(world.line, (engine, operation) =>
      operation.op === 'COMMIT' && engine.transact(movementPuts(engine, operation)).length > 0
        ? keyTaken(engine, takenKey(engine, operation))
        : { answer: 'DONE' },
    );
    const secondStep = sendOver(world.line, (engine, operation) => {
      if (operation.op === 'COMMIT')
        engine.transact([blindUpdate(engine, operation), ...furtherWrites(engine, operation)]);
      return { answer: 'DONE' };
    });
    return ledgerWith(world, async (operation) => {
      if (operation.op !== 'COMMIT') return send(operation);
      const put = await firstStep(operation);
      return put.answer === 'DONE' ? secondStep(operation) : put;
    });
  },

  'read, then put': (world) => {
    const ports = { ...world, send: sendOver(world.line, readThenPut) };
    return {
      post: async (requests, alongside) => {
        const found = await lookUp(ports, requests[0].key, patience(world));
        if (found === 'UNKNOWN') return { state: 'UNKNOWN' };
        return found
          ? outcomeOf(found, requests[0])
          : postMovements(ports, requests, { alongside: () => alongside });
      },
      decline: ledgerWith(world, sendOver(world.line)).decline,
    };
  },

  'look up once': (world) => {
    const ports = { ...world, send: sendOver(world.line) };
    return {
      post: (requests, alongside) => lookUpOnce(ports, requests, alongside),
      decline: ledgerWith(world, ports.send).decline,
    };
  },

  'decline not recorded': performing((engine, operation) => {
    if (operation.op !== 'DECLINE') return performOperation(engine, operation);
    const { key } = operation.movement;
    return engine.journal.has(key) ? keyTaken(engine, key) : { answer: 'DONE' };
  }),

  ...wrongRounds,
  ...wrongRewards,
};

const readThenPut: Perform = (engine, operation) =>
  operation.op === 'COMMIT' ? commitWithoutKey(engine, operation) : performOperation(engine, operation);

/** After a commit without an answer, it looks up the key once and treats a missing entry as final. */
async function lookUpOnce(
  ports: Ports<Companion>,
  requests: MovementRequests,
  alongside: readonly Companion[],
): Promise<Outcome> {
  const [request] = requests;
  const patient = patience(ports);
  for (;;) {
    const read = await settle(ports, { op: 'READ_WALLET', wallet: request }, patient);
    if (read === 'UNKNOWN' || read.answer !== 'WALLET') return { state: 'UNKNOWN' };
    const before = read.wallet;
    if (before.balance < neededBalance(requests))
      return recordDecline(ports, request, { why: 'insufficient', seenBalance: before.balance }, patient);
    const treasuryShard = request.counter === 'TREASURY' ? 0 : null;
    const movements = postedEntries(requests, before, { at: ports.now(), treasuryShard });
    const answer = await ports.send({ op: 'COMMIT', movements, before, treasuryShard, alongside });
    if (answer.answer === 'DONE') return { state: 'POSTED', movement: movements[0] };
    if (answer.answer === 'KEY_TAKEN') return whenTaken(answer.movement, request);
    if (answer.answer === 'HELD') return { state: 'HELD', index: answer.index, row: answer.row };
    if (answer.answer === 'FAULT' && (answer.fault === 'timeout' || answer.fault === 'server')) {
      const found = await lookUp(ports, request.key, patient);
      if (found === 'UNKNOWN') return { state: 'UNKNOWN' };
      if (found) return outcomeOf(found, request);
      const failed = declinedEntry(request, { at: ports.now(), why: 'failed', seenBalance: null });
      return { state: 'DECLINED', why: 'failed', movement: failed };
    }
    if (!(await patient.afterMove())) return { state: 'UNKNOWN' };
  }
}
