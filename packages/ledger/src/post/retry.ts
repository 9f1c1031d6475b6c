import type { Ports, WalletAnswer, WalletOperation } from './ports';

const mostTries = 8;
const longestMilliseconds = 10_000;
/** Maximum first wait in milliseconds; it doubles with each wait up to the cap. */
const afterError = { first: 50, cap: 2000 };
/**
 * Waits after another movement of the wallet was committed first. The cap is a share of the remaining time, so that
 * the client that has waited longest retries most often. With a cap that only grows, the newest client would always
 * win.
 */
const afterMove = { first: 5, shareOfRest: 0.05 };

/**
 * Retry policy of one movement: at most 8 attempts that end in a fault, and 10 seconds in total. Waits are random
 * between zero and the maximum (full jitter), so that clients that collided do not collide again.
 * https://aws.amazon.com/blogs/architecture/exponential-backoff-and-jitter/
 */
export interface Patience {
  /** Waits. Returns false if the operation should not be retried. */
  readonly afterError: () => Promise<boolean>;
  /** Like `afterError`, but a moved wallet is not a fault and does not count as an attempt. */
  readonly afterMove: () => Promise<boolean>;
}

export function patience({ now, sleep, random }: Pick<Ports<never>, 'now' | 'sleep' | 'random'>): Patience {
  const until = now().getTime() + longestMilliseconds;
  let faults = 0;
  let moves = 0;
  const wait = async (longest: number): Promise<boolean> => {
    const pause = random() * longest;
    if (now().getTime() + pause >= until) return false;
    await sleep(pause);
    return true;
  };
  return {
    afterError: async () => {
      faults += 1;
      return faults < mostTries && wait(Math.min(afterError.cap, afterError.first * 2 ** (faults - 1)));
    },
    afterMove: () => {
      moves += 1;
      const rest = until - now().getTime();
      return wait(Math.min(rest * afterMove.shareOfRest, afterMove.first * 2 ** (moves - 1)));
    },
  };
}

export type Settled = Exclude<WalletAnswer, { answer: 'FAULT' }>;

/**
 * Sends the same operation until it is answered: a commit that already took effect finds its own key used. Returns
 * `UNKNOWN` if the retry policy ends first.
 */
export async function settle<Item>(
  ports: Ports<Item>,
  operation: WalletOperation<Item>,
  patience: Patience,
): Promise<Settled | 'UNKNOWN'> {
  for (;;) {
    const answer = await ports.send(operation);
    if (answer.answer !== 'FAULT') return answer;
    if (!(await patience.afterError())) return 'UNKNOWN';
  }
}

/** The error for a response that does not belong to the operation. */
export const unexpected = (operation: WalletOperation<unknown>['op'], answer: Settled): Error =>
  new Error(`The store returned ${answer.answer} for ${operation}.`);
