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

/**
 * Returns the operations whose key is not recorded, and a tenth of the others. The keys of all operations determine
 * which tenth, so that a second run of the same commit runs the same cases, and each change of a key another tenth.
 */
export function chosenOperations(
  operations: readonly Operation[],
  keyOf: KeyOf,
  recorded: Passed,
): readonly Operation[] {
  const tenth = tenthOf(operations.map(keyOf).join());
  return operations.filter(
    (operation) => recorded[operation] !== keyOf(operation) || tenthOf(operation) === tenth,
  );
}

const tenthOf = (text: string): number => createHash('sha256').update(text).digest().readUInt32BE() % 10;
