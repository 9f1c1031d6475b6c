import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import type { FailedTest } from './results';

/** How often something may happen in one run of `npm test`, by the name under which tests count it. */
export type Budgets = Readonly<Record<string, number>>;

export const readBudgets = (): Budgets =>
  v.parse(v.record(v.string(), v.number()), JSON.parse(readFileSync('test/budgets.json', 'utf8')));

/** A failure for each budget that the counts exceed, and for each count that has no budget. */
export const exceeded = (budgets: Budgets, counts: Readonly<Record<string, number>>): FailedTest[] =>
  Object.entries(counts)
    .filter(([name, count]) => !(count <= (budgets[name] ?? -1)))
    .map(([name, count]) => ({
      name: `budget of ${name}`,
      error: `Counted ${count}, and test/budgets.json allows ${budgets[name] ?? 'none'}.`,
    }));
