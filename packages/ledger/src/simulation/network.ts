import type { WalletError } from '#ledger/post/ports';
import type { Chance } from './chance';
import type { Engine } from './engine';
import type { Timeline } from './timeline';

/** The simulated network connection between one client and the engine. */
export interface Line {
  /** Performs `work` at the engine whenever the request arrives: never, once or more often. */
  call<Answer>(work: (engine: Engine) => Answer): Promise<Answer | WalletError>;
  /** From now on, every request arrives promptly and is answered. */
  fix(): void;
}

interface Needs {
  readonly time: Timeline;
  readonly chance: Chance;
  readonly engine: Engine;
  /** Relative probability of faults: at 1, one call in three fails. */
  readonly severity: number;
  /** Ends the client's process. A pending call is never answered. */
  readonly crash: () => void;
}

const timeoutMilliseconds = 3000;
const latestMilliseconds = 900_000;

/** Number of faults per thousand calls at severity 1. */
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
  let fixed = severity === 0;
  const hop = () => chance.whole(1, 20);
  const late = () => chance.whole(timeoutMilliseconds, latestMilliseconds);
  return {
    fix: () => {
      fixed = true;
    },
    call: (work) =>
      time.park((wake) => {
        const trouble = fixed ? undefined : drawTrouble(chance, severity);
        const arrive = () => time.plan(hop(), () => answer(work(engine)));
        const answer = (said: ReturnType<typeof work>) => time.plan(hop(), () => wake(said));
        const fail = (fault: WalletError) => time.plan(hop(), () => wake(fault));
        const timeOut = () => time.plan(timeoutMilliseconds, () => wake('timeout'));
        const arriveUnheard = (delay: number, then?: () => void) =>
          time.plan(delay, () => {
            work(engine);
            then?.();
          });
        switch (trouble) {
          case undefined:
            arrive();
            break;
          case 'requestLost':
            timeOut();
            break;
          case 'requestLate':
            arriveUnheard(late());
            timeOut();
            break;
          case 'answerLost':
            arriveUnheard(hop());
            timeOut();
            break;
          case 'duplicate':
            arriveUnheard(late());
            arrive();
            break;
          case 'conflict':
            fail('conflict');
            break;
          case 'throttled':
            fail('throttled');
            break;
          case 'serverFailed':
            fail('server');
            break;
          case 'serverFailedAfterwards':
            arriveUnheard(hop(), () => fail('server'));
            break;
          case 'crash':
            if (chance.happens(0.5)) arriveUnheard(chance.happens(0.5) ? hop() : late());
            crash();
            break;
        }
      }),
  };
}

function drawTrouble(chance: Chance, severity: number): Trouble | undefined {
  let rest = (chance.next() * 1000) / severity;
  for (const name of names) {
    rest -= troubles[name];
    if (rest < 0) return name;
  }
  return undefined;
}
