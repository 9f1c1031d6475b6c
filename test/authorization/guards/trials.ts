import type { Operation } from '../matrix/matrix';
import type { GraphqlOperation } from '../matrix/operations';
import type { OperationGuards, Removable, Removal } from './operation-guards';
import { operationGuards, sharedGuards } from './operations';
import { guardedFiles } from './policies';

/** The guards to remove, and the operation for which a permission case must then fail. */
export interface Trial {
  readonly operation: Operation;
  readonly removed: readonly Removable[];
}

const list = (removal: Removal): readonly Removable[] => (typeof removal === 'string' ? [removal] : removal);
const guardsOf = (entry: OperationGuards) => ('guards' in entry ? entry.guards : []);

/** All removals of all operations, without duplicates. */
export const trials: readonly Trial[] = [
  ...Object.entries(operationGuards).flatMap(([operation, entry]) =>
    guardsOf(entry).map((removal) => ({ operation: operation as GraphqlOperation, removed: list(removal) })),
  ),
  ...sharedGuards.flatMap(({ removal, operations }) =>
    operations.map((operation) => ({ operation, removed: list(removal) })),
  ),
  ...Object.entries(guardedFiles).flatMap(([name, operations]) =>
    operations.map((operation) => ({ operation, removed: [name as keyof typeof guardedFiles] })),
  ),
];

/** All removals that can affect an operation. */
const affecting = new Map<Operation, Set<string>>();
for (const { operation, removed } of trials) {
  const names = affecting.get(operation) ?? new Set(sharedGuards.flatMap(({ removal }) => list(removal)));
  for (const name of removed) names.add(placed(name, operation));
  affecting.set(operation, names);
}
for (const [operation, { behind = [] }] of Object.entries(operationGuards))
  for (const name of behind) affecting.get(operation as GraphqlOperation)?.add(name);

/** Groups are removed from this field only. */
function placed(name: Removable, operation: Operation): string {
  return name === '@groups' ? `${name} ${operation}` : name;
}

/** Groups trials for one local cloud each: a removal must not affect the operations of the other trials. */
export function runsOf(chosen: readonly Trial[]): readonly (readonly Trial[])[] {
  const runs: Trial[][] = [];
  for (const trial of chosen) {
    const run = runs.find((one) => one.every((other) => independent(other, trial)));
    if (run) run.push(trial);
    else runs.push([trial]);
  }
  return runs;
}

const independent = (one: Trial, other: Trial) => leavesAlone(one, other) && leavesAlone(other, one);

/** Whether the removals of `one` do not affect the operation of `other`. */
function leavesAlone(one: Trial, other: Trial): boolean {
  const intended = new Set(other.removed.map((name) => placed(name, other.operation)));
  const names = one.removed.map((name) => placed(name, one.operation));
  const affected = affecting.get(other.operation);
  return names.every((name) => intended.has(name) || affected?.has(name) !== true);
}
