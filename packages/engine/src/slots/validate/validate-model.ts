import { canonicalJson, type Json } from '../model/canonical-json';
import { checkFeatures } from './check-features';
import { checkEvaluation, checkFixedPrizes, checkPaytable, checkScatterPays } from './check-pays';
import { checkReelSets, checkSymbols } from './check-reels';
import { faultList, reported, type Fault } from '../model/faults';
import { fromDecimal } from '../exact/fraction';
import type { MathModel } from '../model/math-model';
import { profileNames } from '../model/profiles';
import { modelLimits } from '../model/model-limits';
import { field, integerAt, listAt, nameAt, newIdAt, objectAt, wordAt, type Place } from './shape-checks';
import { utf8 } from '../play/utf8';

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

/** Validates a model. Returns the model, or the first errors with their paths. */
export function validateModel(value: unknown): { model: MathModel } | { faults: readonly Fault[] } {
  const { faults, report } = faultList();
  const model: Place = { value: value ?? null, path: 'model', report };
  const at = (name: string) => field(model, name);
  objectAt(model, fields);
  wordAt(at('schema'), ['novalink.math/1']);
  checkName(at('name'));
  objectAt(at('grid'), ['reels', 'rows']);
  const { reels: mostReels, rows: mostRows, maxWinX } = modelLimits;
  const reels = integerAt(field(at('grid'), 'reels'), { least: 1, most: mostReels }) ?? mostReels;
  const rows = integerAt(field(at('grid'), 'rows'), { least: 1, most: mostRows }) ?? mostRows;
  const { all: symbols, scatters } = checkSymbols(at('symbols'));
  const reelSets = checkReelSets(at('reelSets'), { reels, symbols });
  const kind = checkEvaluation(at('evaluation'), { reels, rows });
  const known = { reels, rows, symbols, scatters, reelSets, kind };
  checkModes(at('modes'), new Set(reelSets.keys()));
  checkPaytable(at('paytable'), known);
  checkScatterPays(at('scatterPays'), known);
  checkFeatures(at('features'), known);
  checkFixedPrizes(at('fixedPrizes'), known);
  integerAt(at('maxWinX'), { least: 1, most: maxWinX });
  checkDeclared(at('declared'));
  if (faults.length > 0) return { faults };

  const bytes = utf8(canonicalJson(value as Json)).length;
  if (bytes > modelLimits.bytes)
    report('model', `has ${bytes} bytes of JSON, but can have at most ${modelLimits.bytes}`);
  return faults.length > 0 ? { faults } : { model: value as MathModel };
}

function checkName({ value, path, report }: Place): void {
  if (value === undefined) return;
  if (typeof value === 'string' && value.trim() !== '' && value.length <= modelLimits.nameLength) return;
  report(path, `${reported(value)} is not a text of 1 to ${modelLimits.nameLength} characters`);
}

function checkModes(place: Place, reelSets: ReadonlySet<string>): void {
  const ids = new Set<string>();
  for (const mode of listAt(place, { least: 1, most: modelLimits.modes })) {
    objectAt(mode, ['id', 'cost', 'reelSet']);
    newIdAt(field(mode, 'id'), ids);
    integerAt(field(mode, 'cost'), { least: 1, most: modelLimits.cost });
    nameAt(field(mode, 'reelSet'), 'reel set', reelSets);
  }
}

function checkDeclared(declared: Place): void {
  objectAt(declared, ['rtp', 'maxWinX', 'hit?', 'profile?']);
  wordAt(field(declared, 'profile'), profileNames);
  integerAt(field(declared, 'maxWinX'), { least: 1, most: modelLimits.maxWinX });
  for (const { value, path, report } of [field(declared, 'rtp'), field(declared, 'hit')]) {
    if (value === undefined || (typeof value === 'string' && fromDecimal(value) !== undefined)) continue;
    report(path, `${reported(value)} is not a decimal such as "0.9625", in quotes`);
  }
}
