import { recordDecline } from '#ledger/post/decline-movement';
import { postedEntries } from '#ledger/post/entries';
import type { MovementRequests, Outcome } from '#ledger/post/movement';
import { sumOf } from '#ledger/post/needed-balance';
import type { Commit, Ports } from '#ledger/post/ports';
import { postMovements, whenTaken } from '#ledger/post/post-movement';
import { patience, settle } from '#ledger/post/retry';
import type { Companion, Engine, Write } from './engine';
import {
  commitAnswer,
  furtherWrites,
  movementPuts,
  performOperation,
  walletUpdate,
  type Perform,
} from './ledger-on-engine';
import { ledgerWith, performing, sendOver, type LedgerOf } from './protocol';

/** Performs commits with these writes. */
const committing =
  (writesOf: (engine: Engine, commit: Commit<Companion>) => readonly Write[]): Perform =>
  (engine, operation) =>
    operation.op === 'COMMIT'
      ? commitAnswer(engine, operation, engine.transact(writesOf(engine, operation)))
      : performOperation(engine, operation);

/** Protocols with bugs in posting a bet and its win. */
export const wrongRounds: Readonly<Record<string, LedgerOf>> = {
  'the win funds its own bet': (world) => {
    const ports = { ...world, send: sendOver(world.line, onNetBalance) };
    return {
      post: (requests, alongside) => postByNet(ports, requests, alongside),
      decline: ledgerWith(world, ports.send).decline,
    };
  },

  'bet and win in two transactions': (world) => {
    const ports = { ...world, send: sendOver(world.line) };
    return {
      post: async (requests, alongside) => {
        const [bet, ...wins] = requests;
        const outcome = await postMovements(ports, [bet], { alongside: () => alongside });
        if (outcome.state === 'POSTED') for (const win of wins) await postMovements(ports, [win]);
        return outcome;
      },
      decline: ledgerWith(world, ports.send).decline,
    };
  },

  'the key of the win has no condition': performing(
    committing((engine, commit) => {
      const [bet, ...wins] = movementPuts(engine, commit);
      const puts = [...(bet ? [bet] : []), ...wins.map((win) => ({ ...win, holds: () => true }))];
      return [...puts, walletUpdate(engine, commit), ...furtherWrites(engine, commit)];
    }),
  ),

  'one version for both': performing(
    committing((engine, commit) => {
      const [{ seq }] = commit.movements;
      const puts = movementPuts(engine, commit);
      const update: Write = {
        ...walletUpdate(engine, commit),
        apply: () => {
          for (const movement of commit.movements)
            engine.putWallet(movement, { balance: movement.balance, version: seq });
        },
      };
      return [...puts, update, ...furtherWrites(engine, commit)];
    }),
  ),
};

/** A commit that only requires the balance for the sum of bet and win. */
const onNetBalance = committing((engine, commit) => {
  const { movements, before } = commit;
  const update: Write = {
    ...walletUpdate(engine, commit),
    holds: () => {
      const { balance, version } = engine.wallet(movements[0]);
      return version === before.version && balance + sumOf(movements) >= 0n;
    },
  };
  return [...movementPuts(engine, commit), update, ...furtherWrites(engine, commit)];
});

async function postByNet(
  ports: Ports<Companion>,
  requests: MovementRequests,
  alongside: readonly Companion[],
): Promise<Outcome> {
  const [first] = requests;
  const patient = patience(ports);
  const treasuryShard = first.counter === 'TREASURY' ? 0 : null;
  for (;;) {
    const read = await settle(ports, { op: 'READ_WALLET', wallet: first }, patient);
    if (read === 'UNKNOWN' || read.answer !== 'WALLET') return { state: 'UNKNOWN' };
    const before = read.wallet;
    if (before.balance + sumOf(requests) < 0n)
      return recordDecline(ports, first, { why: 'insufficient', seenBalance: before.balance }, patient);
    const movements = postedEntries(requests, before, { at: ports.now(), treasuryShard });
    const answer = await settle(
      ports,
      { op: 'COMMIT', movements, before, treasuryShard, alongside },
      patient,
    );
    if (answer === 'UNKNOWN') return { state: 'UNKNOWN' };
    if (answer.answer === 'DONE') return { state: 'POSTED', movement: movements[0] };
    if (answer.answer === 'KEY_TAKEN') return whenTaken(answer.movement, first);
    if (answer.answer === 'HELD') return { state: 'HELD', index: answer.index, row: answer.row };
    if (!(await patient.afterMove())) return { state: 'UNKNOWN' };
  }
}
