import type { DeepSuite } from './deep-suites';
import type { Passed } from './passed';

export interface Planned {
  readonly suite: DeepSuite;
  /** The hash of its inputs now. */
  readonly inputs: string;
  readonly decision: 'run' | 'current' | 'stale';
  /** Why, as the end of a sentence. */
  readonly reason: string;
}

export interface PlanOptions {
  readonly inputsOf: (suite: DeepSuite) => string;
  readonly passed: Readonly<Record<string, Passed>>;
  /** Runs suites whose inputs have not changed as well. */
  readonly all?: boolean;
  /** The time for all suites together. Those that do not fit stay stale. */
  readonly minutes?: number | undefined;
}

/**
 * Decides which suites run: those whose inputs have changed since they last passed, those that passed longest ago
 * first, as many as fit into the time with one after the other.
 */
export function planDeep(suites: readonly DeepSuite[], options: PlanOptions): Planned[] {
  const { inputsOf, passed, all = false, minutes = Infinity } = options;
  const lastOn = ({ name }: DeepSuite) => passed[name]?.on ?? '';
  const byAge = [...suites].sort((one, other) => lastOn(one).localeCompare(lastOn(other), 'en'));
  let left = minutes;
  return byAge.map((suite): Planned => {
    const inputs = inputsOf(suite);
    const last = passed[suite.name];
    if (last?.inputs === inputs && !all)
      return { suite, inputs, decision: 'current', reason: `passed on ${last.on} with the same inputs` };
    const needed = last === undefined ? suite.minutes : last.seconds / 60;
    const since = last === undefined ? 'has not passed yet' : `its inputs changed since ${last.on}`;
    if (needed > left)
      return {
        ...{ suite, inputs, decision: 'stale' },
        reason: `${since}, and ${Math.ceil(needed)} min do not fit into the time left`,
      };
    left -= needed;
    return { suite, inputs, decision: 'run', reason: since };
  });
}
