import type { Ports, WalletAnswer, WalletOperation } from './ports';

const mostTries = 8;
const longestMilliseconds = 10_000;
/** The longest first wait; each that follows may be twice as long, up to the cap. */
const afterError = { first: 50, cap: 2000 };
/**
 * Another movement of the wallet came first: worth another look soon. The cap is a share of the time that is left, so that
 * who has waited longest asks most often: with one that only grows, who comes late always wins.
 */
const afterMove = { first: 5, shareOfRest: 0.05 };

/**
 * How long one movement is tried: at most 8 sends that end in a fault and 10 s in all. The waits are drawn from nothing
 * up to the whole (full jitter), so that those who collided do not meet again.
 * https://aws.amazon.com/blogs/architecture/exponential-backoff-and-jitter/
 */
export interface Patience {
  /** Waits; false when it is not worth another try. */
  readonly afterError: () => Promise<boolean>;
  /** Not a fault, so it is not counted among the tries. */
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
 * Sends an operation until it is answered, the very same one each time: a commit that may have landed finds its own key
 * taken. `UNKNOWN` when patience ends first.
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

/** That the store answered what was not asked. */
export const unexpected = (operation: WalletOperation<unknown>['op'], answer: Settled): Error =>
  new Error(`${operation} was answered with ${answer.answer}.`);
