import type { FunctionAnswer } from '#local/services/needs';
import type { ExecutionEnvironment, Invocation } from './execution-environment';

export interface EnvironmentPool {
  readonly run: (invocation: Invocation) => Promise<FunctionAnswer>;
  /** Ends after the pending invocations are complete. */
  readonly retire: () => Promise<void>;
  readonly end: () => Promise<void>;
}

interface Kept {
  readonly environment: ExecutionEnvironment;
  readonly startedAt: number;
  usedAt: number;
}

/** Role credentials in an environment live longer than this. */
const longestLifeMilliseconds = 6 * 3_600_000;
const longestIdleMilliseconds = 5 * 60_000;

/**
 * The execution environments of one function. Warm environments are reused first; new ones are created up to a limit.
 * AWS would start hundreds, but here callers wait.
 */
export function environmentPool(mostAtOnce: number, start: () => ExecutionEnvironment): EnvironmentPool {
  const idle: Kept[] = [];
  const all = new Set<ExecutionEnvironment>();
  const waiting: (() => void)[] = [];
  let busy = 0;
  let whenIdle: () => void = () => undefined;

  const drop = async (kept: Kept) => {
    all.delete(kept.environment);
    await kept.environment.end();
  };
  const take = (): Kept => {
    for (let kept = idle.pop(); kept !== undefined; kept = idle.pop()) {
      if (kept.environment.isUsable() && Date.now() - kept.startedAt < longestLifeMilliseconds) return kept;
      void drop(kept);
    }
    const environment = start();
    all.add(environment);
    return { environment, startedAt: Date.now(), usedAt: Date.now() };
  };
  const runIn = async (kept: Kept, invocation: Invocation) => {
    try {
      return await kept.environment.run(invocation);
    } finally {
      kept.usedAt = Date.now();
      if (kept.environment.isUsable()) idle.push(kept);
      else all.delete(kept.environment);
    }
  };
  const reaper = setInterval(() => {
    const cold = idle.filter(({ usedAt }) => Date.now() - usedAt > longestIdleMilliseconds);
    for (const kept of cold) {
      idle.splice(idle.indexOf(kept), 1);
      void drop(kept);
    }
  }, 60_000).unref();

  const end = async () => {
    clearInterval(reaper);
    await Promise.all([...all].map((environment) => environment.end()));
  };

  return {
    async run(invocation) {
      if (busy < mostAtOnce) busy += 1;
      else await new Promise<void>((resume) => waiting.push(resume));
      try {
        return await runIn(take(), invocation);
      } finally {
        // The caller that has waited longest gets this environment.
        const next = waiting.shift();
        if (next === undefined) busy -= 1;
        else next();
        if (busy === 0) whenIdle();
      }
    },
    async retire() {
      if (busy > 0) await new Promise<void>((resume) => (whenIdle = resume));
      await end();
    },
    end,
  };
}
