import type { WalletFault } from '../ports';
import type { Chance } from './chance';
import type { Engine } from './engine';
import type { Timeline } from './timeline';

/** What one client has between itself and the engine. */
export interface Line {
  /** Does the work at the engine, if and when it arrives there, as often as it arrives. */
  call<Answer>(work: (engine: Engine) => Answer): Promise<Answer | WalletFault>;
  /** From now on everything arrives at once and is answered. */
  mend(): void;
}

interface Needs {
  readonly time: Timeline;
  readonly chance: Chance;
  readonly engine: Engine;
  /** How likely something goes wrong: 1 is one call in three. */
  readonly severity: number;
  /** The client's process ends; who waits for an answer waits for ever. */
  readonly crash: () => void;
}

const timeoutMilliseconds = 3000;
const latestMilliseconds = 900_000;

/** Of each thousand calls at severity 1. */
const troubles = {
  requestLost: 50,
  requestLate: 50,
  answerLost: 50,
  duplicate: 40,
  conflict: 40,
  throttled: 30,
  serverFailed: 20,
  serverFailedAfterwards: 20,
  crash: 30,
} as const;

type Trouble = keyof typeof troubles;
const names = Object.keys(troubles) as Trouble[];

export function line({ time, chance, engine, severity, crash }: Needs): Line {
  let mended = false;
  const draw = (): Trouble | undefined => {
    if (mended || severity === 0) return undefined;
    let rest = (chance.next() * 1000) / severity;
    return names.find((name) => (rest -= troubles[name]) < 0);
  };
  const hop = () => chance.whole(1, 20);
  return {
    mend: () => {
      mended = true;
    },
    call: (work) =>
      time.park((wake) => {
        const arrive = (delay: number, then: (answer: ReturnType<typeof work>) => void = () => undefined) =>
          time.plan(delay, () => then(work(engine)));
        const answered = (answer: ReturnType<typeof work> | WalletFault) =>
          time.plan(hop(), () => wake(answer));
        const fault = (kind: WalletFault, delay = hop()) => time.plan(delay, () => wake(kind));
        switch (draw()) {
          case undefined:
            return arrive(hop(), answered);
          case 'requestLost':
            return fault('timeout', timeoutMilliseconds);
          case 'requestLate':
            arrive(chance.whole(timeoutMilliseconds, latestMilliseconds));
            return fault('timeout', timeoutMilliseconds);
          case 'answerLost':
            arrive(hop());
            return fault('timeout', timeoutMilliseconds);
          case 'duplicate':
            arrive(hop(), answered);
            return arrive(chance.whole(1, latestMilliseconds));
          case 'conflict':
            return fault('conflict');
          case 'throttled':
            return fault('throttled');
          case 'serverFailed':
            return fault('server');
          case 'serverFailedAfterwards':
            return arrive(hop(), () => fault('server'));
          case 'crash':
            if (chance.happens(0.5)) arrive(chance.whole(1, latestMilliseconds));
            return crash();
        }
      }),
  };
}
