import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { inputHash } from './input-hash';

interface Step {
  /** Files and folders that the result is made of. */
  readonly inputs: readonly string[];
  /** The file or folder that the step makes. */
  readonly result: string;
  /** Remembers what the result was made of. */
  readonly stamp: string;
  readonly run: () => Promise<void>;
}

/** Runs a step unless its result is there and was made of the very same inputs. */
export async function cachedStep({ inputs, result, stamp, run }: Step): Promise<void> {
  const hash = inputHash(inputs);
  if (existsSync(result) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  rmSync(stamp, { force: true });
  await run();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, hash);
}
