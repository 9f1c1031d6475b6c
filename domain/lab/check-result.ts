import { told } from '#domain/slots/faults';
import { modelLimits } from '#domain/slots/model-limits';
import { field, integerAt, listAt, objectAt, wordAt, type Place } from '#domain/slots/shape-checks';
import { histogramBounds, isSeed } from './run-format';
import type { RunResult } from './run-result';

const counts = [
  'rounds',
  'cost',
  'hits',
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

/** Reports what keeps a value from being a `RunResult`. Whether its numbers are right, only the run itself can tell. */
export function checkResult(result: Place): void {
  const at = (name: keyof RunResult) => field(result, name);
  objectAt(result, ['schema', 'seed', ...counts, ...sums, ...texts, ...lists]);
  wordAt(at('schema'), ['novalink.result/1']);
  seedAt(at('seed'));
  for (const name of texts) textAt(at(name), /^.{1,64}$/su, 'a text of 1 to 64 characters');
  for (const name of counts) integerAt(at(name), count);
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
  const told = typeof value === 'string' ? `${value.length} characters` : typeof value;
  report(path, `64 hexadecimal digits, a to f in lower case, are expected, not ${told}`);
}

/** A text of a form; one that is not there is its parent's to report. */
export function textAt({ value, path, report }: Place, form: RegExp, kind: string): void {
  if (value === undefined || (typeof value === 'string' && form.test(value))) return;
  report(path, `${kind} is expected, not ${told(value)}`);
}
