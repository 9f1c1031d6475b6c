import { callLimitMs, type Reply } from '@novalink/wallet-contract';
import type { Outgoing } from '@novalink/wallet-contract/rounds';
import type { Chance, Timeline } from '@novalink/ledger/simulation';
import { failure, type SimulatedWallet } from './simulated-wallet';

/** A write or a read that failed, or whose answer was lost. */
export class StoreError extends Error {}

/** A process of ours with its connections. */
export interface Process {
  /** Calls the store. */
  readonly store: <Value>(work: () => Value) => Promise<Value>;
  readonly wallet: (outgoing: Outgoing) => Promise<Reply>;
  readonly sleep: (milliseconds: number) => Promise<void>;
}

interface Needs {
  readonly time: Timeline;
  readonly chance: Chance;
  readonly wallet: SimulatedWallet;
  /** The faults of a hundred calls. */
  readonly percent: () => number;
  /** Whether the wallet answers nothing for days. */
  readonly isOut: () => boolean;
  /** Ends the process: the pending call never returns. */
  readonly crash: () => void;
}

const storeFaults = ['crash before', 'crash after', 'failed', 'answer lost', 'sent twice'] as const;
const lost: Reply = { failure: 'TIMEOUT' };
const isLost = (reply: Reply) => 'failure' in reply && reply.failure === 'TIMEOUT';
const walletFaults = [
  ...[
    'crash before',
    'crash after',
    'without effect',
    'refused for now',
    'answer lost',
    'answer lost',
    'late',
    'twice',
  ],
  'second copy answers',
] as const;

export function newProcess({ time, chance, wallet, percent, isOut, crash }: Needs): Process {
  const hop = () => chance.whole(1, 20);
  /** Sometimes a process stands still for a while. */
  const resumes = () => (chance.happens(percent() / 400) ? chance.whole(1000, 90_000) : hop());
  const late = () => chance.whole(1000, 900_000);
  const sleep = (milliseconds: number) =>
    time.park<undefined>((wake) => time.plan(milliseconds, () => wake(undefined)));

  const store = async <Value>(work: () => Value): Promise<Value> => {
    const found = await time.park<{ value: Value } | undefined>((wake) => {
      const fault = chance.happens(percent() / 100) ? chance.one(storeFaults) : undefined;
      if (fault === 'crash before') {
        crash();
        return;
      }
      time.plan(hop(), () => {
        const value = fault === 'failed' ? undefined : { value: work() };
        if (value && fault === 'sent twice') value.value = work();
        if (fault === 'crash after') crash();
        else time.plan(resumes(), () => wake(fault === 'answer lost' ? undefined : value));
      });
    });
    if (!found) throw new StoreError('The store did not answer.');
    return found.value;
  };

  const send = (outgoing: Outgoing) =>
    time.park<Reply>((wake) => {
      const limit = callLimitMs(outgoing.call);
      const arrive = (delay: number, then: (reply: Reply) => void = () => undefined) =>
        time.plan(delay, () => then(wallet.answer(outgoing)));
      const reply = (said: Reply) => time.plan(isLost(said) ? limit : resumes(), () => wake(said));
      if (isOut()) {
        if (chance.happens(0.5)) reply(failure('BUSY'));
        else arrive(hop(), () => reply(lost));
        return;
      }
      switch (chance.happens(percent() / 100) ? chance.one(walletFaults) : undefined) {
        case undefined:
          arrive(hop(), reply);
          break;
        case 'crash before':
          crash();
          break;
        case 'crash after':
          arrive(chance.happens(0.5) ? hop() : late());
          crash();
          break;
        case 'without effect':
          reply(chance.one(wallet.faults(outgoing).withoutEffect) ?? lost);
          break;
        case 'refused for now':
          reply(chance.one(wallet.faults(outgoing).refusedForNow) ?? lost);
          break;
        case 'answer lost':
          arrive(hop(), () => reply(chance.one(wallet.faults(outgoing).unknown) ?? lost));
          break;
        case 'late':
          arrive(late());
          reply(lost);
          break;
        case 'twice':
          arrive(late());
          arrive(hop(), reply);
          break;
        case 'second copy answers':
          arrive(hop());
          arrive(hop() + 20, reply);
          break;
      }
    });
  return { store, wallet: send, sleep };
}
