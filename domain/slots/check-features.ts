import { checkCounts } from './check-pays';
import type { Report } from './faults';
import type { CountTable, ReelSet } from './math-model';
import { modelLimits } from './model-limits';
import { payOf } from './pays';
import { fieldOf, flag, integer, listOf, nameOf, newId, objectOf } from './shape-checks';
import { anywhereCounts, cycleOf } from './window-counts';

interface Known {
  readonly reels: number;
  readonly rows: number;
  readonly scatters: ReadonlySet<string>;
  readonly reelSets: ReadonlyMap<string, ReelSet | undefined>;
}

export function checkFeatures(value: unknown, known: Known, report: Report): void {
  const ids = new Set<string>();
  const features = listOf(value, 'features', { least: 0, most: modelLimits.features }, report);
  for (const [index, element] of features.entries())
    checkFreeSpins(element, `features[${index}]`, known, ids, report);
}

const fields = ['id', 'trigger', 'award', 'reelSet', 'multiplier', 'retrigger', 'maxSpins'];

function checkFreeSpins(value: unknown, path: string, known: Known, ids: Set<string>, report: Report): void {
  const cells = known.reels * known.rows;
  const feature = objectOf(value, path, fields, report);
  newId(fieldOf(feature, 'id'), `${path}.id`, ids, report);
  const given = fieldOf(feature, 'trigger');
  const trigger =
    given === undefined ? undefined : objectOf(given, `${path}.trigger`, ['symbol', 'min'], report);
  const symbol = nameOf(
    fieldOf(trigger, 'symbol'),
    `${path}.trigger.symbol`,
    'scatter',
    known.scatters,
    report,
  );
  const min = integer(fieldOf(trigger, 'min'), `${path}.trigger.min`, { least: 1, most: cells }, report);
  const award = fieldOf(feature, 'award');
  if (award !== undefined)
    checkCounts(award, `${path}.award`, { longest: cells, most: modelLimits.spins }, report);
  const names = new Set(known.reelSets.keys());
  const reelSet = nameOf(fieldOf(feature, 'reelSet'), `${path}.reelSet`, 'reel set', names, report);
  const multiplier = { least: 1, most: modelLimits.multiplier };
  integer(fieldOf(feature, 'multiplier'), `${path}.multiplier`, multiplier, report);
  const retriggers = flag(fieldOf(feature, 'retrigger'), `${path}.retrigger`, report);
  integer(fieldOf(feature, 'maxSpins'), `${path}.maxSpins`, { least: 1, most: modelLimits.spins }, report);

  const reels = reelSet === undefined ? undefined : known.reelSets.get(reelSet);
  if (symbol === undefined || min === undefined || typeof award !== 'object' || award === null) return;
  const table = award as CountTable;
  if (payOf(table, min) === 0) report(`${path}.award`, `says nothing of ${min} ${symbol}, which trigger`);
  if (retriggers && reels !== undefined && neverEnds(reels, known.rows, { symbol, min, award: table })) {
    report(`${path}.award`, 'a free spin awards one further spin or more on average: the feature never ends');
  }
}

/** Whether the mean award of one free spin is at least one spin. */
function neverEnds(
  reels: ReelSet,
  rows: number,
  { symbol, min, award }: { symbol: string; min: number; award: CountTable },
): boolean {
  const spins = anywhereCounts(reels, rows, symbol).map((weight, count) =>
    count < min ? 0n : BigInt(weight) * BigInt(Math.trunc(payOf(award, count))),
  );
  return spins.reduce((sum, term) => sum + term, 0n) >= BigInt(cycleOf(reels));
}
