import { reported } from '#engine/slots/model/faults';
import { modelLimits } from '#engine/slots/model/model-limits';
import { field, integerAt, listAt, objectAt, wordAt, type Place } from '#engine/slots/validate/shape-checks';
import { histogramBounds, isSeed } from '../simulate/run-format';
import type { AnyResult, RunResult } from './run-result';

const counts = [
  'rounds',
  'cost',
  'above',
  'below',
  'freeSpins',
  'capped',
  'highest',
  'highestTimes',
  'median',
  'p99',
  'longestLosing',
] as const satisfies readonly (keyof RunResult)[];
const sums = [
  'won',
  'squares',
  'lines',
  'scatters',
  'features',
] as const satisfies readonly (keyof RunResult)[];
const texts = ['engine', 'mathModelHash', 'mode', 'winsHash'] as const satisfies readonly (keyof RunResult)[];
const lists = ['triggered', 'histogram', 'convergence'] as const satisfies readonly (keyof RunResult)[];

const count = { least: 0, most: Number.MAX_SAFE_INTEGER };
const bins = histogramBounds.length + 1;

/** Counts that only one version of the result has. */
const ownCounts = {
  'novalink.result/1': ['hits'],
  'novalink.result/2': ['spinHits', 'roundHits'],
} as const;

/**
 * Reports why a value is not a result of this schema. Only a repeated run can show whether its numbers are
 * correct.
 */
export function checkResult(result: Place, schema: AnyResult['schema']): void {
  const at = (name: string) => field(result, name);
  const allCounts = [...counts, ...ownCounts[schema]];
  objectAt(result, ['schema', 'seed', ...allCounts, ...sums, ...texts, ...lists]);
  wordAt(at('schema'), [schema]);
  seedAt(at('seed'));
  for (const name of texts) textAt(at(name), /^.{1,64}$/su, 'a text of 1 to 64 characters');
  for (const name of allCounts) integerAt(at(name), count);
  for (const name of sums) sumAt(at(name));
  for (const rounds of listAt(at('triggered'), { least: 0, most: modelLimits.features }))
    integerAt(rounds, count);
  for (const rounds of listAt(at('histogram'), { least: bins, most: bins })) integerAt(rounds, count);
  for (const point of listAt(at('convergence'), { least: 1, most: 60 })) {
    const [rounds, credits] = listAt(point, { least: 2, most: 2 });
    if (rounds) integerAt(rounds, count);
    if (credits) sumAt(credits);
  }
}

const sumAt = (place: Place) => textAt(place, /^(?:0|[1-9]\d{0,59})$/, 'a whole number as text');

export function seedAt({ value, path, report }: Place): void {
  if (value === undefined || (typeof value === 'string' && isSeed(value))) return;
  const reported = typeof value === 'string' ? `${value.length} characters` : typeof value;
  report(path, `64 hexadecimal digits, a to f in lower case, are expected, not ${reported}`);
}

/** A text with a format. A missing text is reported by its parent. */
export function textAt({ value, path, report }: Place, form: RegExp, kind: string): void {
  if (value === undefined || (typeof value === 'string' && form.test(value))) return;
  report(path, `${kind} is expected, not ${reported(value)}`);
}
