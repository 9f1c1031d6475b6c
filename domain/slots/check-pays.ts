import { member, type Report } from './faults';
import type { Evaluation } from './math-model';
import { modelLimits } from './model-limits';
import { entriesOf, fieldOf, integer, listOf, nameOf, newId, objectOf, oneOf } from './shape-checks';

interface Grid {
  readonly reels: number;
  readonly rows: number;
}

type Kind = Evaluation['kind'];

/** The kind of evaluation, or undefined when it cannot be told. */
export function checkEvaluation(value: unknown, { reels, rows }: Grid, report: Report): Kind | undefined {
  if (value === undefined) return undefined;
  const tagged = objectOf(value, 'evaluation', ['kind', 'lines?', 'direction?', 'payRule?'], report);
  const kinds = ['LINES', 'WAYS', 'SCATTER_ONLY'] satisfies Kind[];
  const kind = oneOf(fieldOf(tagged, 'kind'), 'evaluation.kind', kinds, report) as Kind | undefined;
  const needed = {
    LINES: ['lines', 'direction', 'payRule'],
    WAYS: ['direction'],
    SCATTER_ONLY: [],
  } satisfies Record<Kind, string[]>;
  if (kind === undefined || tagged === undefined) return undefined;
  for (const name of ['lines', 'direction', 'payRule']) {
    const isNeeded = needed[kind].some((one) => one === name);
    if (isNeeded !== Object.hasOwn(tagged, name)) {
      report(`evaluation.${name}`, isNeeded ? 'missing' : `unknown key for ${kind}`);
    }
  }
  oneOf(fieldOf(tagged, 'direction'), 'evaluation.direction', ['LTR'], report);
  oneOf(fieldOf(tagged, 'payRule'), 'evaluation.payRule', ['HIGHEST_PER_LINE'], report);
  const bounds = { least: 1, most: modelLimits.lines };
  for (const [index, line] of listOf(
    fieldOf(tagged, 'lines'),
    'evaluation.lines',
    bounds,
    report,
  ).entries()) {
    const path = `evaluation.lines[${index}]`;
    const cells = listOf(line ?? null, path, { least: reels, most: reels }, report);
    cells.forEach((row, reel) => {
      if (typeof row === 'number' && Number.isInteger(row) && row >= 0 && row < rows) return;
      report(`${path}[${reel}]`, `not a row of the grid, 0 to ${rows - 1}`);
    });
  }
  return kind;
}

export function checkPaytable(
  value: unknown,
  { reels, symbols, kind }: Grid & { symbols: ReadonlySet<string>; kind: Kind | undefined },
  report: Report,
): void {
  const entries = entriesOf(value, 'paytable', modelLimits.symbols, report);
  if (kind === 'SCATTER_ONLY' && entries.length > 0)
    report('paytable', 'must be empty when only scatters pay');
  for (const [symbol, table] of entries) {
    const path = member('paytable', symbol);
    nameOf(symbol, path, 'symbol', symbols, report);
    checkCounts(table, path, { longest: reels, most: modelLimits.pay }, report);
  }
}

export function checkScatterPays(
  value: unknown,
  { reels, rows, scatters }: Grid & { scatters: ReadonlySet<string> },
  report: Report,
): void {
  for (const [symbol, pays] of entriesOf(value, 'scatterPays', modelLimits.symbols, report)) {
    const path = member('scatterPays', symbol);
    nameOf(symbol, path, 'scatter', scatters, report);
    const fields = entriesOf(pays, path, reels * rows + 1, report);
    const unit = fields.find(([name]) => name === 'unit')?.[1] ?? null;
    oneOf(unit, `${path}.unit`, ['TOTAL_COST', 'CREDITS'], report);
    const counts = Object.fromEntries(fields.filter(([name]) => name !== 'unit'));
    checkCounts(counts, path, { longest: reels * rows, most: modelLimits.pay }, report);
  }
}

/** A table by count: keys are 1 to `longest`, written plainly. */
export function checkCounts(
  value: unknown,
  path: string,
  { longest, most }: { longest: number; most: number },
  report: Report,
): void {
  const entries = entriesOf(value ?? null, path, longest, report);
  if (entries.length === 0) report(path, 'lists nothing');
  for (const [count, pay] of entries) {
    if (!/^[1-9]\d?$/.test(count)) report(member(path, count), 'unknown key: a count is expected');
    else if (Number(count) > longest) report(member(path, count), `a count above ${longest} cannot occur`);
    else integer(pay ?? null, member(path, count), { least: 1, most }, report);
  }
}

export function checkFixedPrizes(
  value: unknown,
  { reels, symbols, kind }: Grid & { symbols: ReadonlySet<string>; kind: Kind | undefined },
  report: Report,
): void {
  const ids = new Set<string>();
  const prizes = listOf(value, 'fixedPrizes', { least: 0, most: modelLimits.fixedPrizes }, report);
  if (kind === 'SCATTER_ONLY' && prizes.length > 0) report('fixedPrizes', 'need lines or ways');
  for (const [index, element] of prizes.entries()) {
    const path = `fixedPrizes[${index}]`;
    const prize = objectOf(element, path, ['id', 'trigger', 'credits'], report);
    newId(fieldOf(prize, 'id'), `${path}.id`, ids, report);
    integer(fieldOf(prize, 'credits'), `${path}.credits`, { least: 1, most: modelLimits.pay }, report);
    const given = fieldOf(prize, 'trigger');
    const trigger =
      given === undefined ? undefined : objectOf(given, `${path}.trigger`, ['lineOf', 'reels'], report);
    nameOf(fieldOf(trigger, 'lineOf'), `${path}.trigger.lineOf`, 'symbol', symbols, report);
    const seen = new Set<unknown>();
    const bounds = { least: 1, most: reels };
    for (const [at, reel] of listOf(
      fieldOf(trigger, 'reels'),
      `${path}.trigger.reels`,
      bounds,
      report,
    ).entries()) {
      integer(reel ?? null, `${path}.trigger.reels[${at}]`, { least: 0, most: reels - 1 }, report);
      if (seen.has(reel)) report(`${path}.trigger.reels[${at}]`, 'this reel is named twice');
      seen.add(reel);
    }
  }
}
