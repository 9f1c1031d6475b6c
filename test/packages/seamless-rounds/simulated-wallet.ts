import { type Reply, type WalletErrorCode, walletErrors } from '@novalink/wallet-contract';
import { walletModel, type Step } from '@novalink/wallet-contract/model';
import type { Outgoing } from '@novalink/wallet-contract/rounds';

export const openingBalance = 1000n;

/** The wallet of one user that keeps the contract. */
export interface SimulatedWallet {
  /** Performs a call, whether or not its answer arrives. */
  readonly answer: (outgoing: Outgoing) => Reply;
  readonly balance: () => bigint;
  /** By how much a round has changed the balance. */
  readonly positionOf: (roundId: string) => bigint;
  /** Rounds whose bet was taken, now or earlier. */
  readonly taken: ReadonlySet<string>;
  /** Wins that changed the balance, by round. */
  readonly wins: ReadonlyMap<string, number>;
  /** Calls about which the contract says nothing. */
  readonly undescribed: readonly string[];
}

export function simulatedWallet(): SimulatedWallet {
  const model = walletModel(openingBalance);
  const positions = new Map<string, bigint>();
  const taken = new Set<string>();
  const wins = new Map<string, number>();
  const undescribed: string[] = [];
  const numbers = new Map<string, number>();
  const numberOf = (id: string) => {
    const number = numbers.get(id) ?? numbers.size + 1;
    numbers.set(id, number);
    return number;
  };
  return {
    answer: (outgoing) => {
      const { roundId } = outgoing.request;
      const before = model.balance();
      const expected = model.play(stepOf(outgoing, numberOf));
      if (!expected) {
        undescribed.push(`${outgoing.call} of ${roundId}`);
        return failure('INTERNAL');
      }
      const change = model.balance() - before;
      positions.set(roundId, (positions.get(roundId) ?? 0n) + change);
      if (outgoing.call === 'win' && change > 0n) wins.set(roundId, (wins.get(roundId) ?? 0) + 1);
      const [kind = 'INTERNAL'] = expected.kinds;
      if (outgoing.call === 'bet' && kind === 'OK') taken.add(roundId);
      if (kind !== 'OK') return failure(kind);
      const { txId, txIds }: { txId?: string; txIds?: readonly string[] } = outgoing.request as object;
      const json = { ...(txId && { txId }), ...(txIds && { txIds }), balance: String(expected.balance) };
      return { status: 200, json };
    },
    balance: model.balance,
    positionOf: (roundId) => positions.get(roundId) ?? 0n,
    taken,
    wins,
    undescribed,
  };
}

export const failure = (code: WalletErrorCode): Reply => ({
  status: walletErrors[code].status,
  json: { code, message: 'Simulated.' },
});

function stepOf({ call, request }: Outgoing, numberOf: (id: string) => number): Step {
  const round = numberOf(request.roundId);
  if (call === 'close') return { call, round };
  if (call === 'rollback') return { call, round, txs: request.txIds.map(numberOf) };
  const step = { round, tx: numberOf(request.txId), amount: BigInt(request.amount) };
  return call === 'bet'
    ? { call, ...step, closes: request.roundClosed }
    : { call, ...step, closes: request.roundClosed, kind: 'ROUND' };
}
