import type { CountTable, FreeSpins, MathModel, Mode, ReelSet } from './math-model';

/** The mode with this id. Default: the first mode, to which the declared figures apply. */
export function modeOf({ modes }: MathModel, id?: string): Mode {
  const mode = id === undefined ? modes[0] : modes.find((one) => one.id === id);
  if (mode === undefined) throw new RangeError(`No mode ${id ?? 'at all'}.`);
  return mode;
}

export function reelsOf({ reelSets }: MathModel, name: string): ReelSet {
  const reels = entryOf(reelSets, name);
  if (reels === undefined) throw new RangeError(`No reel set ${name}.`);
  return reels;
}

/** An entry of a record whose keys are ids. An id can be a name such as `constructor`. */
export const entryOf = <Value>(record: Readonly<Record<string, Value>>, id: string): Value | undefined =>
  Object.hasOwn(record, id) ? record[id] : undefined;

/**
 * The value of a count table for a count: that of the largest listed count that is not above it; 0 if there
 * is none.
 */
export function payOf(table: Readonly<Record<string, unknown>> | undefined, count: number): number {
  for (let listed = count; listed > 0; listed -= 1) {
    const pay = table?.[listed];
    if (typeof pay === 'number') return pay;
  }
  return 0;
}

/** The number of credits for one unit of a symbol's scatter pays. */
export const unitOf = (unit: 'TOTAL_COST' | 'CREDITS', { cost }: Mode): number =>
  unit === 'CREDITS' ? 1 : cost;

/** The number of spins that a feature awards for this many of its trigger symbol. */
export const awardOf = ({ trigger, award }: Pick<FreeSpins, 'trigger' | 'award'>, count: number): number =>
  count < trigger.min ? 0 : payOf(award, count);

/** A feature with the trigger and the awards that apply during its own free spins. */
export function inFreeSpins<Feature extends AwardingFeature>(feature: Feature): Feature {
  const { trigger, retriggerAward: award } = feature;
  return award ? { ...feature, award, trigger: { ...trigger, min: Math.min(...countsIn(award)) } } : feature;
}

type AwardingFeature = Pick<FreeSpins, 'trigger' | 'award' | 'retriggerAward'>;

const countsIn = (table: CountTable): number[] => Object.keys(table).map(Number);

const whileFree = new WeakMap<MathModel, MathModel>();

/** The model as it awards spins during free spins; the same model if no feature has own awards for them. */
export function modelInFreeSpins(model: MathModel): MathModel {
  const { features = [] } = model;
  if (!features.some(({ retriggerAward }) => retriggerAward)) return model;
  const found = whileFree.get(model) ?? { ...model, features: features.map(inFreeSpins) };
  whileFree.set(model, found);
  return found;
}

export const totalOf = (amounts: readonly number[]): number =>
  amounts.reduce((sum, amount) => sum + amount, 0);

const known = new WeakMap<MathModel, ReadonlyMap<string, ReadonlySet<string>>>();

/**
 * For each cell: the symbols for whose runs it counts, in the order of the model: itself, and for a wild all
 * symbols that it does not exclude.
 */
export function standsFor(model: MathModel): ReadonlyMap<string, ReadonlySet<string>> {
  const { symbols } = model;
  const found =
    known.get(model) ??
    new Map(
      symbols.map(({ id: cell, wild = false, excludes = [] }) => [
        cell,
        new Set(symbols.map(({ id }) => id).filter((id) => id === cell || (wild && !excludes.includes(id)))),
      ]),
    );
  known.set(model, found);
  return found;
}

export const countsFor = (model: MathModel, cell: string, symbol: string): boolean =>
  standsFor(model).get(cell)?.has(symbol) === true;

export const indexesOf = ({ symbols }: MathModel): ReadonlyMap<string, number> =>
  new Map(symbols.map(({ id }, index) => [id, index]));
