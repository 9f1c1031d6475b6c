import { recordDecline } from '../decline-movement';
import { declinedEntry, outcomeOf, postedEntry } from '../entries';
import { lookUp } from '../find-movement';
import type { MovementRequest, Outcome } from '../movement';
import type { Commit, Ports, WalletAnswer } from '../ports';
import { postMovement } from '../post-movement';
import { patience, settle } from '../retry';
import type { Companion, Engine, Write } from './engine';
import {
  commitAnswer,
  commitWrites,
  furtherWrites,
  keyTaken,
  movementPut,
  performOperation,
  walletUpdate,
  type Perform,
} from './ledger-on-engine';
import { ledgerWith, sendOver, type LedgerOf } from './protocol';

const always = () => true;
/** As `PutItem` does without a condition: over whatever is there. */
const unconditional = (write: Write): Write => ({ ...write, holds: always });

/** The key's condition is left out of a commit. */
const commitWithoutKey = (engine: Engine, commit: Commit<Companion>, token?: string): WalletAnswer => {
  const writes = [
    unconditional(movementPut(engine, commit.movement)),
    walletUpdate(engine, commit),
    ...furtherWrites(engine, commit),
  ];
  return commitAnswer(engine, commit, engine.transact(writes, token));
};

/** `ADD`: the wallet takes the amount wherever it stands. */
const blindUpdate = (engine: Engine, { movement }: Commit<Companion>): Write => ({
  holds: always,
  apply: () => {
    const { balance, version } = engine.wallet(movement);
    engine.putWallet(movement, { balance: balance + movement.amount, version: version + 1 });
  },
});

const performing =
  (perform: Perform): LedgerOf =>
  (world) =>
    ledgerWith(world, sendOver(world.line, perform));

/** Six ways to get it wrong that look right. */
export const wrongProtocols: Readonly<Record<string, LedgerOf>> = {
  'token only': performing((engine, operation) =>
    operation.op === 'COMMIT'
      ? commitWithoutKey(engine, operation, operation.movement.key)
      : performOperation(engine, operation),
  ),

  'no balance condition': performing((engine, operation) => {
    if (operation.op !== 'COMMIT') return performOperation(engine, operation);
    const [put] = commitWrites(engine, operation);
    const writes = [put, blindUpdate(engine, operation), ...furtherWrites(engine, operation)];
    return commitAnswer(engine, operation, engine.transact(writes.flatMap((write) => write ?? [])));
  }),

  'two steps': (world) => {
    const send = sendOver(world.line);
    const firstStep = sendOver(world.line, (engine, operation) =>
      operation.op === 'COMMIT' && engine.transact([movementPut(engine, operation.movement)]).length > 0
        ? keyTaken(engine, operation.movement.key)
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
      post: async (request, alongside) => {
        const found = await lookUp(ports, request.key, patience(world));
        if (found === 'UNKNOWN') return { state: 'UNKNOWN' };
        return found ? outcomeOf(found, request) : postMovement(ports, request, alongside);
      },
      decline: ledgerWith(world, sendOver(world.line)).decline,
    };
  },

  'look up once': (world) => {
    const ports = { ...world, send: sendOver(world.line) };
    return {
      post: (request, alongside) => lookUpOnce(ports, request, alongside),
      decline: ledgerWith(world, ports.send).decline,
    };
  },

  'decline not recorded': performing((engine, operation) => {
    if (operation.op !== 'DECLINE') return performOperation(engine, operation);
    const { key } = operation.movement;
    return engine.journal.has(key) ? keyTaken(engine, key) : { answer: 'DONE' };
  }),
};

const readThenPut: Perform = (engine, operation) =>
  operation.op === 'COMMIT' ? commitWithoutKey(engine, operation) : performOperation(engine, operation);

/** After a commit without an answer it looks once for the key, and takes nothing for never. */
async function lookUpOnce(
  ports: Ports<Companion>,
  request: MovementRequest,
  alongside: readonly Companion[],
): Promise<Outcome> {
  const patient = patience(ports);
  for (;;) {
    const read = await settle(ports, { op: 'READ_WALLET', wallet: request }, patient);
    if (read === 'UNKNOWN' || read.answer !== 'WALLET') return { state: 'UNKNOWN' };
    const before = read.wallet;
    if (before.balance + request.amount < 0n)
      return recordDecline(ports, request, { why: 'insufficient', seenBalance: before.balance }, patient);
    const treasuryShard = request.counter === 'TREASURY' ? 0 : null;
    const movement = postedEntry(request, before, { at: ports.now(), treasuryShard });
    const answer = await ports.send({ op: 'COMMIT', movement, before, treasuryShard, alongside });
    if (answer.answer === 'DONE') return { state: 'POSTED', movement };
    if (answer.answer === 'KEY_TAKEN') return outcomeOf(answer.movement, request);
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
