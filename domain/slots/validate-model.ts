import { canonicalJson, type Json } from './canonical-json';
import { checkFeatures } from './check-features';
import { checkEvaluation, checkFixedPrizes, checkPaytable, checkScatterPays } from './check-pays';
import { checkReelSets, checkSymbols } from './check-reels';
import { faultList, told, type Fault, type Report } from './faults';
import { fromDecimal } from './fraction';
import type { MathModel } from './math-model';
import { modelLimits } from './model-limits';
import { fieldOf, integer, listOf, nameOf, newId, objectOf, oneOf } from './shape-checks';
import { utf8 } from './utf8';

const fields = [
  'schema',
  'name',
  'grid',
  'symbols',
  'reelSets',
  'modes',
  'evaluation',
  'paytable',
  'scatterPays?',
  'features?',
  'fixedPrizes?',
  'maxWinX',
  'declared',
];

/** A model that everything else here can trust, or what is wrong with it: the first faults, each with its path. */
export function validateModel(value: unknown): { model: MathModel } | { faults: readonly Fault[] } {
  const { faults, report } = faultList();
  const model = objectOf(value, 'model', fields, (path, reason) =>
    report(path.replace(/^model\./, ''), reason),
  );
  if (model === undefined) return { faults };

  oneOf(fieldOf(model, 'schema'), 'schema', ['novalink.math/1'], report);
  checkName(fieldOf(model, 'name'), report);
  const grid = objectOf(fieldOf(model, 'grid') ?? {}, 'grid', ['reels', 'rows'], report);
  const reels = integer(fieldOf(grid, 'reels'), 'grid.reels', { least: 1, most: modelLimits.reels }, report);
  const rows = integer(fieldOf(grid, 'rows'), 'grid.rows', { least: 1, most: modelLimits.rows }, report);
  const size = { reels: reels ?? modelLimits.reels, rows: rows ?? modelLimits.rows };
  const symbols = checkSymbols(fieldOf(model, 'symbols'), report);
  const reelSets = checkReelSets(fieldOf(model, 'reelSets'), { ...size, symbols: symbols.all }, report);
  checkModes(fieldOf(model, 'modes'), reelSets, report);
  const kind = checkEvaluation(fieldOf(model, 'evaluation'), size, report);
  checkPaytable(fieldOf(model, 'paytable'), { ...size, symbols: symbols.all, kind }, report);
  checkScatterPays(fieldOf(model, 'scatterPays'), { ...size, scatters: symbols.scatters }, report);
  checkFeatures(fieldOf(model, 'features'), { ...size, scatters: symbols.scatters, reelSets }, report);
  checkFixedPrizes(fieldOf(model, 'fixedPrizes'), { ...size, symbols: symbols.all, kind }, report);
  integer(fieldOf(model, 'maxWinX'), 'maxWinX', { least: 1, most: modelLimits.maxWinX }, report);
  checkDeclared(fieldOf(model, 'declared'), report);
  if (faults.length > 0) return { faults };

  const bytes = utf8(canonicalJson(model as Json)).length;
  if (bytes > modelLimits.bytes) report('model', `${bytes} bytes of JSON, at most ${modelLimits.bytes}`);
  return faults.length > 0 ? { faults } : { model: model as unknown as MathModel };
}

function checkName(value: unknown, report: Report): void {
  if (value === undefined) return;
  if (typeof value !== 'string' || value.trim() === '' || value.length > modelLimits.nameLength) {
    report('name', `${told(value)} is not a text of 1 to ${modelLimits.nameLength} characters`);
  }
}

function checkModes(value: unknown, reelSets: ReadonlyMap<string, unknown>, report: Report): void {
  const ids = new Set<string>();
  const names = new Set(reelSets.keys());
  for (const [index, element] of listOf(
    value,
    'modes',
    { least: 1, most: modelLimits.modes },
    report,
  ).entries()) {
    const path = `modes[${index}]`;
    const mode = objectOf(element, path, ['id', 'cost', 'reelSet'], report);
    newId(fieldOf(mode, 'id'), `${path}.id`, ids, report);
    integer(fieldOf(mode, 'cost'), `${path}.cost`, { least: 1, most: modelLimits.cost }, report);
    nameOf(fieldOf(mode, 'reelSet'), `${path}.reelSet`, 'reel set', names, report);
  }
}

function checkDeclared(value: unknown, report: Report): void {
  if (value === undefined) return;
  const declared = objectOf(value, 'declared', ['rtp', 'maxWinX', 'hit?'], report);
  for (const name of ['rtp', 'hit']) {
    const text = fieldOf(declared, name);
    if (text === undefined) continue;
    if (typeof text !== 'string' || fromDecimal(text) === undefined) {
      report(`declared.${name}`, `${told(text)} is not a decimal such as "0.9625", in quotes`);
    }
  }
  const bounds = { least: 1, most: modelLimits.maxWinX };
  integer(fieldOf(declared, 'maxWinX'), 'declared.maxWinX', bounds, report);
}
