import { type Reply, type WalletErrorCode, walletErrors } from '@novalink/wallet-contract';
import { walletModel, type Expected, type Step } from '@novalink/wallet-contract/model';
import type { Outgoing } from '@novalink/wallet-contract/rounds';

export const openingBalance = 1000n;

/** Replies that a call can get for reasons that are not in the wallet's rules. */
interface Faults {
  /** The call has had no effect. */
  readonly withoutEffect: readonly Reply[];
  /** The call has had no effect, and the reply says so. */
  readonly refusedForNow: readonly Reply[];
  /** The call may have had its effect. */
  readonly unknown: readonly Reply[];
}

/** How calls become steps of the model, and its answers replies. */
export type Speaker = (play: (step: Step) => Expected) => {
  readonly answer: (outgoing: Outgoing) => Reply;
  readonly faults: (outgoing: Outgoing) => Faults;
};

/** The wallet of one user that keeps the contract. */
export interface SimulatedWallet {
  /** Performs a call, whether or not its answer arrives. */
  readonly answer: (outgoing: Outgoing) => Reply;
  readonly faults: (outgoing: Outgoing) => Faults;
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

export function simulatedWallet(speaker: Speaker = contract, start = openingBalance): SimulatedWallet {
  const model = walletModel(start);
  const positions = new Map<string, bigint>();
  const taken = new Set<string>();
  const wins = new Map<string, number>();
  const undescribed: string[] = [];
  let current: Outgoing | undefined;
  const { answer, faults } = speaker((step) => {
    const before = model.balance();
    const expected = model.play(step);
    const { call = '', request: { roundId } = { roundId: '' } } = current ?? {};
    const change = model.balance() - before;
    positions.set(roundId, (positions.get(roundId) ?? 0n) + change);
    if (call === 'win' && change > 0n) wins.set(roundId, (wins.get(roundId) ?? 0) + 1);
    if (call === 'bet' && expected?.kinds[0] === 'OK') taken.add(roundId);
    if (!expected) undescribed.push(`${call} of ${roundId}`);
    return expected ?? { kinds: ['INTERNAL'], balance: before };
  });
  return {
    answer: (outgoing) => {
      current = outgoing;
      return answer(outgoing);
    },
    faults,
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

/** Calls of the contract itself. */
const contract: Speaker = (play) => {
  const numbers = new Map<string, number>();
  const numberOf = (id: string) => {
    const number = numbers.get(id) ?? numbers.size + 1;
    numbers.set(id, number);
    return number;
  };
  return {
    answer: (outgoing) => {
      const { kinds, balance } = play(stepOf(outgoing, numberOf));
      const [kind = 'INTERNAL'] = kinds;
      if (kind !== 'OK') return failure(kind);
      const { txId, txIds }: { txId?: string; txIds?: readonly string[] } = outgoing.request as object;
      const json = { ...(txId && { txId }), ...(txIds && { txIds }), balance: String(balance) };
      return { status: 200, json };
    },
    faults: () => ({
      withoutEffect: [
        ...[failure('BUSY'), failure('MAINTENANCE'), failure('INTERNAL')],
        ...[{ failure: 'CUT' } as const, { status: 302, json: undefined }],
      ],
      refusedForNow: [failure('RATE_LIMITED'), failure('INVALID_SIGNATURE'), { failure: 'NOT_SENT' }],
      unknown: [
        ...[{ failure: 'TIMEOUT' } as const, { failure: 'CUT' } as const],
        ...[500, 502, 200].map((status) => ({ status, json: undefined })),
        failure('BUSY'),
      ],
    }),
  };
};

function stepOf({ call, request }: Outgoing, numberOf: (id: string) => number): Step {
  const round = numberOf(request.roundId);
  if (call === 'close') return { call, round };
  if (call === 'rollback') return { call, round, txs: request.txIds.map(numberOf) };
  const step = { round, tx: numberOf(request.txId), amount: BigInt(request.amount) };
  return call === 'bet'
    ? { call, ...step, closes: request.roundClosed }
    : { call, ...step, closes: request.roundClosed, kind: 'ROUND' };
}
