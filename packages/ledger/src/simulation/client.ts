import type { Outcome } from '#ledger/post/movement';
import type { Chance } from './chance';
import type { Companion } from './engine';
import type { Call } from './history';
import type { Line } from './network';
import type { Ledger } from './protocol';
import { requestsOf, type Wish } from './script';

interface Needs {
  readonly ledger: Ledger;
  readonly line: Line;
  readonly chance: Chance;
  readonly sleep: (milliseconds: number) => Promise<void>;
  readonly longestPause: number;
  /** The version of an `alongside` row, as a client reads it before a request. */
  readonly versionOf: (row: string) => number;
  readonly record: (call: Call) => void;
}

export interface Client {
  /** Resumes where it stopped: after a crash, with the request that was not answered. */
  readonly run: () => Promise<void>;
}

/** Index of the suspension row in `alongside`. A bet requires that this row does not exist. */
const suspension = 2;

/**
 * Sends its requests in order, leaves some unknown outcomes unresolved, and retries those after all faults have
 * ended.
 */
export function client(wishes: readonly Wish[], needs: Needs): Client {
  const { ledger, line, chance, sleep, longestPause, versionOf, record } = needs;
  const unresolved: Wish[] = [];
  let position = 0;
  let fixed = false;

  const note = (wish: Wish, outcome: Outcome) => {
    record({ ...wish, outcome, fixed });
    return outcome;
  };
  const alongside = ({ request: { key, kind, playerId, amount }, plays }: Wish): Companion[] => {
    const once: Companion = { row: `ONCE#${key}`, expected: 0, written: true };
    if (kind === 'REWARD') return [once, { budget: 'PROMOTION', amount }];
    if (!plays) return [];
    const row = `PLAY#${playerId}`;
    return [
      once,
      { row, expected: versionOf(row), written: true },
      { row: `SUSPENDED#${playerId}`, expected: 0, written: false },
    ];
  };
  const ask = async (wish: Wish): Promise<void> => {
    for (let turn = 0; ; turn += 1) {
      const outcome = note(wish, await ledger.post(requestsOf(wish), alongside(wish)));
      // The refusal of a claim is not recorded: a later request can succeed.
      if (outcome.state === 'HELD' && wish.request.kind === 'REWARD') return;
      if (outcome.state === 'HELD' && (outcome.index === suspension || turn > 2)) {
        const refusal = note(wish, await ledger.decline(wish.request, 'held'));
        if (refusal.state === 'UNKNOWN') unresolved.push(wish);
        return;
      }
      if (outcome.state === 'UNKNOWN' && (fixed || chance.happens(0.5))) {
        unresolved.push(wish);
        return;
      }
      if (outcome.state === 'POSTED' && wish.then) {
        const { then: request } = wish;
        return ask({ request, win: undefined, plays: false });
      }
      if (outcome.state !== 'UNKNOWN' && outcome.state !== 'HELD') return;
      await sleep(chance.whole(0, longestPause));
    }
  };
  return {
    run: async () => {
      for (let wish = wishes[position]; wish; wish = wishes[(position += 1)]) {
        await sleep(chance.whole(0, longestPause));
        await ask(wish);
      }
      line.fix();
      fixed = true;
      for (const wish of unresolved.splice(0)) await ask(wish);
    },
  };
}
