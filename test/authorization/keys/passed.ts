import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import type { Operation } from '../matrix/matrix';

/** The key of each operation when its cases passed last. */
export type Passed = Readonly<Record<string, string>>;
type KeyOf = (operation: Operation) => string;

const file = 'test/authorization/passed.json';

export const readPassed = (): Passed => JSON.parse(readFileSync(file, 'utf8')) as Passed;

/** Records operations whose cases passed. Keeps the others. */
export function recordPassed(
  operations: readonly Operation[],
  passed: readonly Operation[],
  keyOf: KeyOf,
): void {
  const recorded = readPassed();
  const lines = [...operations].sort().flatMap((operation) => {
    const key = passed.includes(operation) ? keyOf(operation) : recorded[operation];
    return key === undefined ? [] : [`  ${JSON.stringify(operation)}: ${JSON.stringify(key)}`];
  });
  writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`);
}

/** More of them would make `npm test` slow after each change of shared code. */
const largestShare = 1 / 4;

export interface Choice {
  readonly chosen: readonly Operation[];
  /** Operations whose cases have not passed with the current keys, and that are not chosen. */
  readonly left: readonly Operation[];
}

/**
 * Chooses operations whose key is not recorded, and a tenth of the others, but at most a quarter of all: first those
 * whose own parts have changed. The keys of all operations determine which of several, so that a second run of the same
 * commit runs the same cases, and each change of a key others.
 */
export function chooseOperations(operations: readonly Operation[], keyOf: KeyOf, recorded: Passed): Choice {
  const all = hashOf(operations.map(keyOf).join());
  const turnOf = new Map(operations.map((operation) => [operation, hashOf(`${all} ${operation}`)]));
  const inTurn = [...operations].sort((one, other) =>
    (turnOf.get(one) ?? '') < (turnOf.get(other) ?? '') ? -1 : 1,
  );
  const ownOf = (key: string | undefined) => key?.split('-')[0];
  const changed = inTurn.filter((operation) => recorded[operation] !== keyOf(operation));
  const [first, second] = [true, false].map((isOwn) =>
    changed.filter((operation) => (ownOf(recorded[operation]) !== ownOf(keyOf(operation))) === isOwn),
  );
  const unchanged = inTurn.filter((operation) => !changed.includes(operation));
  const tenth = unchanged.slice(0, Math.ceil(unchanged.length / 10));
  const chosen = new Set(
    [...(first ?? []), ...(second ?? []), ...tenth].slice(0, Math.ceil(operations.length * largestShare)),
  );
  return {
    chosen: operations.filter((operation) => chosen.has(operation)),
    left: operations.filter((operation) => changed.includes(operation) && !chosen.has(operation)),
  };
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
