import type { CountTable, Evaluation } from '../model/math-model';
import { modelLimits } from '../model/model-limits';
import {
  entriesAt,
  field,
  integerAt,
  listAt,
  nameAt,
  newIdAt,
  objectAt,
  wordAt,
  type Place,
} from './shape-checks';

interface Grid {
  readonly reels: number;
  readonly rows: number;
}

interface Known extends Grid {
  readonly symbols: ReadonlySet<string>;
  readonly kind: Evaluation['kind'] | undefined;
}

/** The fields of each kind, and of an unknown kind. */
const fieldsOf = {
  LINES: ['kind', 'lines', 'direction', 'payRule'],
  WAYS: ['kind', 'direction'],
  SCATTER_ONLY: ['kind'],
  unknown: ['kind', 'lines?', 'direction?', 'payRule?'],
} as const satisfies Record<Evaluation['kind'] | 'unknown', readonly string[]>;

const pays = { least: 1, most: modelLimits.pay };

/** The kind of evaluation, or undefined if it is invalid. */
export function checkEvaluation(place: Place, { reels, rows }: Grid): Evaluation['kind'] | undefined {
  const kind = wordAt(field(place, 'kind'), ['LINES', 'WAYS', 'SCATTER_ONLY']);
  objectAt(place, fieldsOf[kind ?? 'unknown']);
  wordAt(field(place, 'direction'), ['LTR']);
  wordAt(field(place, 'payRule'), ['HIGHEST_PER_LINE']);
  for (const line of listAt(field(place, 'lines'), { least: 1, most: modelLimits.lines })) {
    for (const row of listAt(line, { least: reels, most: reels }))
      integerAt(row, { least: 0, most: rows - 1 });
  }
  return kind;
}

export function checkPaytable(place: Place, { reels, symbols, kind }: Known): void {
  const entries = entriesAt(place, modelLimits.symbols);
  if (kind === 'SCATTER_ONLY' && entries.length > 0)
    place.report(place.path, 'must be empty when only scatters pay');
  for (const [symbol, table] of entries) {
    nameAt({ ...table, value: symbol }, 'symbol', symbols);
    checkCounts(table, { longest: reels, ...pays });
  }
}

export function checkScatterPays(
  place: Place,
  { reels, rows, scatters }: Grid & { scatters: ReadonlySet<string> },
): void {
  for (const [symbol, table] of entriesAt(place, modelLimits.symbols)) {
    nameAt({ ...table, value: symbol }, 'scatter', scatters);
    const unit = field(table, 'unit');
    wordAt({ ...unit, value: unit.value ?? null }, ['TOTAL_COST', 'CREDITS']);
    checkCounts(table, { longest: reels * rows, ...pays, besides: 'unit' });
  }
}

/**
 * A table by count, if it is valid: keys are integers from 1 to `longest` without leading zeros, and
 * `besides`.
 */
export function checkCounts(
  place: Place,
  { longest, least, most, besides }: { longest: number; least: number; most: number; besides?: string },
): CountTable | undefined {
  if (place.value === undefined) return undefined;
  const table: Record<string, number> = {};
  const entries = entriesAt(place, longest + 1).filter(([name]) => name !== besides);
  if (entries.length === 0) place.report(place.path, 'must have at least one entry');
  for (const [count, pay] of entries) {
    const credits = integerAt(pay, { least, most });
    if (!/^[1-9]\d?$/.test(count)) pay.report(pay.path, 'unknown key: it must be a count');
    else if (Number(count) > longest) pay.report(pay.path, `a count above ${longest} cannot occur`);
    else if (credits !== undefined) table[count] = credits;
  }
  return Object.keys(table).length === entries.length ? table : undefined;
}

export function checkFixedPrizes(place: Place, { reels, symbols, kind }: Known): void {
  const ids = new Set<string>();
  const prizes = listAt(place, { least: 0, most: modelLimits.fixedPrizes });
  if (kind === 'SCATTER_ONLY' && prizes.length > 0)
    place.report(place.path, 'must be empty when only scatters pay');
  for (const prize of prizes) {
    objectAt(prize, ['id', 'trigger', 'credits']);
    newIdAt(field(prize, 'id'), ids);
    integerAt(field(prize, 'credits'), pays);
    const trigger = field(prize, 'trigger');
    objectAt(trigger, ['lineOf', 'reels']);
    nameAt(field(trigger, 'lineOf'), 'symbol', symbols);
    const seen = new Set<unknown>();
    for (const reel of listAt(field(trigger, 'reels'), { least: 1, most: reels })) {
      integerAt(reel, { least: 0, most: reels - 1 });
      if (seen.has(reel.value)) reel.report(reel.path, 'this reel is listed twice');
      seen.add(reel.value);
    }
  }
}
