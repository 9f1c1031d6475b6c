import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { readModel } from '../model/read-model';
import { smallModel } from '../testing/model-generator';
import { faultsOf, wholeModel } from '../testing/whole-model';
import { validateModel } from './validate-model';

/** A change at a path of the model, and the error that it must cause. */
type Case = readonly [path: string, value: unknown, faultPath: string, reason: string];
const gone = Symbol('gone');

const cases: readonly Case[] = [
  ['schema', 'novalink.math/2', 'schema', '"novalink.math/2" is not novalink.math/1'],
  ['schema', gone, 'schema', 'missing'],
  ['surprise', 1, 'surprise', 'unknown key'],
  ['name', '', 'name', '"" is not a text of 1 to 60 characters'],
  ['name', 7, 'name', '7 is not a text of 1 to 60 characters'],
  ['grid', [5, 3], 'grid', 'an object is expected, not a list'],
  ['grid.reels', 7, 'grid.reels', 'must be from 1 to 6, not 7'],
  ['grid.rows', 2.5, 'grid.rows', 'an integer is expected, not 2.5'],
  ['grid.rows', '3', 'grid.rows', 'an integer is expected, not 3'],
  ['grid.depth', 1, 'grid.depth', 'unknown key'],
  ['symbols', [], 'symbols', 'has 0 elements, but must have 1 to 32'],
  ['symbols', 'WSAB', 'symbols', 'a list is expected, not WSAB'],
  ['symbols.2.id', 'W', 'symbols[2].id', 'W occurs twice'],
  [
    'symbols.2.id',
    '<b>',
    'symbols[2].id',
    '"<b>" is not an id: 1 to 24 letters, digits, "_" or "-", starting with a letter or a digit',
  ],
  ['symbols.2.wild', 1, 'symbols[2].wild', 'true or false is expected, not 1'],
  ['symbols.0.excludes', ['Z'], 'symbols[0].excludes[0]', 'unknown symbol Z'],
  ['symbols.2.excludes', ['W'], 'symbols[2].excludes', 'only a wild can have excludes'],
  ['reelSets', {}, 'reelSets', 'must have at least one entry'],
  ['reelSets.base.2.3', 'Q', 'reelSets.base[2][3]', 'unknown symbol Q'],
  ['reelSets.base.2.3', null, 'reelSets.base[2][3]', 'unknown symbol null'],
  ['reelSets.base.1', [], 'reelSets.base[1]', 'has 0 elements, but must have 1 to 200'],
  ['reelSets.base.1', Array(201).fill('A'), 'reelSets.base[1]', 'has 201 elements, but must have 1 to 200'],
  ['reelSets.base', [['A']], 'reelSets.base', 'has 1 elements, but must have exactly 5'],
  ['reelSets.a b', [['A']], 'reelSets["a b"]', '"a b" is not an id'],
  ['modes', [], 'modes', 'has 0 elements, but must have 1 to 8'],
  ['modes.0.cost', 0, 'modes[0].cost', 'must be from 1 to 10000, not 0'],
  ['modes.0.reelSet', 'night', 'modes[0].reelSet', 'unknown reel set night'],
  ['modes.0.reelSet', 'constructor', 'modes[0].reelSet', 'unknown reel set constructor'],
  ['evaluation.kind', 'CLUSTER', 'evaluation.kind', 'CLUSTER is not one of LINES, WAYS, SCATTER_ONLY'],
  ['evaluation.kind', 'WAYS', 'evaluation.lines', 'unknown key'],
  ['evaluation.direction', 'RTL', 'evaluation.direction', 'RTL is not LTR'],
  ['evaluation.payRule', gone, 'evaluation.payRule', 'missing'],
  ['evaluation.lines.0.4', 3, 'evaluation.lines[0][4]', 'must be from 0 to 2, not 3'],
  ['evaluation.lines.0', [1, 1], 'evaluation.lines[0]', 'has 2 elements, but must have exactly 5'],
  [
    'evaluation.lines',
    Array(101).fill([0, 0, 0, 0, 0]),
    'evaluation.lines',
    'has 101 elements, but must have 1 to 100',
  ],
  ['paytable.Q', { '3': 1 }, 'paytable.Q', 'unknown symbol Q'],
  ['paytable.A.6', 1, 'paytable.A.6', 'a count above 5 cannot occur'],
  ['paytable.A.3', -5, 'paytable.A.3', 'must be from 1 to 1000000, not -5'],
  ['paytable.A.3', 1e300, 'paytable.A.3', 'must be from 1 to 1000000, not 1e+300'],
  ['paytable.A.three', 5, 'paytable.A.three', 'unknown key: it must be a count'],
  ['paytable.A', {}, 'paytable.A', 'must have at least one entry'],
  ['scatterPays.A', { unit: 'CREDITS', '3': 1 }, 'scatterPays.A', 'unknown scatter A'],
  ['scatterPays.S.unit', 'COINS', 'scatterPays.S.unit', 'COINS is not one of TOTAL_COST, CREDITS'],
  ['scatterPays.S.unit', gone, 'scatterPays.S.unit', 'null is not one of TOTAL_COST, CREDITS'],
  ['scatterPays.S.16', 5, 'scatterPays.S.16', 'a count above 15 cannot occur'],
  ['features.0.trigger.symbol', 'A', 'features[0].trigger.symbol', 'unknown scatter A'],
  ['features.0.trigger.min', 2, 'features[0].award', 'has no award for 2 S, which trigger the feature'],
  ['features.0.award.3', 1001, 'features[0].award.3', 'must be from 1 to 1000, not 1001'],
  ['features.0.reelSet', 'none', 'features[0].reelSet', 'unknown reel set none'],
  ['features.0.multiplier', 101, 'features[0].multiplier', 'must be from 1 to 100, not 101'],
  ['features.0.retrigger', 'yes', 'features[0].retrigger', 'true or false is expected, not yes'],
  ['features.0.maxSpins', 0, 'features[0].maxSpins', 'must be from 1 to 1000, not 0'],
  [
    'features.0.award.3',
    900,
    'features[0].award',
    'a free spin awards one or more further spins on average, so the feature never ends',
  ],
  ['features.0.retriggerAward', {}, 'features[0].retriggerAward', 'must have at least one entry'],
  [
    'features.0.retriggerAward',
    { '3': 900 },
    'features[0].retriggerAward',
    'a free spin awards one or more further spins on average, so the feature never ends',
  ],
  [
    'features.0',
    { ...wholeModel.features?.[0], retrigger: false, retriggerAward: { '3': 1 } },
    'features[0].retriggerAward',
    'needs retrigger to be true',
  ],
  ['declared.profile', 'NONE', 'declared.profile', 'NONE is not one of STANDARD, LAND_BASED'],
  ['fixedPrizes.0.trigger.lineOf', 'Q', 'fixedPrizes[0].trigger.lineOf', 'unknown symbol Q'],
  ['fixedPrizes.0.trigger.reels', [0, 5], 'fixedPrizes[0].trigger.reels[1]', 'must be from 0 to 4, not 5'],
  ['fixedPrizes.0.trigger.reels', [0, 0], 'fixedPrizes[0].trigger.reels[1]', 'this reel is listed twice'],
  ['maxWinX', '5000', 'maxWinX', 'an integer is expected, not 5000'],
  ['declared.rtp', 0.95, 'declared.rtp', '0.95 is not a decimal such as "0.9625", in quotes'],
  ['declared.hit', 'often', 'declared.hit', 'often is not a decimal such as "0.9625", in quotes'],
  ['declared.maxWinX', gone, 'declared.maxWinX', 'missing'],
];

/** The whole model with one place changed; a path's numbers are indexes. */
function changed(path: string, value: unknown): unknown {
  const model = JSON.parse(JSON.stringify(wholeModel)) as Record<string, unknown>;
  const names = path.split('.');
  const last = names.pop() ?? '';
  const place = names.reduce((node, name) => node[name] as Record<string, unknown>, model);
  if (value === gone) Reflect.deleteProperty(place, last);
  else place[last] = value;
  return model;
}

describe('a model', () => {
  test('without errors is returned unchanged', () => {
    expect(validateModel(wholeModel)).toEqual({ model: wholeModel });
    expect(readModel(JSON.stringify(wholeModel))).toEqual({ model: wholeModel });
  });

  test.each(cases)('with %s = %j is rejected with its path', (path, value, faultPath, reason) => {
    expect(faultsOf(changed(path, value))).toContainEqual({ path: faultPath, reason });
  });

  test('reports all errors at once, up to fifty', () => {
    const two = { ...wholeModel, maxWinX: 0, name: '' };
    expect(faultsOf(two).map(({ path }) => path)).toEqual(['name', 'maxWinX']);
    const many = {
      ...wholeModel,
      reelSets: { base: wholeModel.reelSets.base?.map((strip) => strip.map(() => 'Q')) },
    };
    expect(faultsOf({ ...many, symbols: [{ id: 'A' }] })).toHaveLength(50);
  });

  test('with numbers beyond safe integers is rejected without an exception', () => {
    const text = JSON.stringify(wholeModel).replace('"award":{"3":10}', '"award":{"3":1e999}');
    expect(readModel(text)).toEqual({
      faults: [{ path: 'features[0].award.3', reason: 'an integer is expected, not Infinity' }],
    });
  });

  test('generated from valid parts is accepted', () => {
    fc.assert(fc.property(smallModel, (model) => expect(validateModel(model)).toEqual({ model })));
  });
});

describe('a value that is not a model', () => {
  test.each([null, 7, 'model', [], [[[]]], true, undefined, {}, new Date(0)])('is rejected: %j', (value) => {
    expect(faultsOf(value).length).toBeGreaterThan(0);
  });

  test('is rejected without an exception for any JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(faultsOf(value).length).toBeGreaterThan(0);
        expect(faultsOf({ ...wholeModel, symbols: value, reelSets: value }).length).toBeGreaterThan(0);
      }),
    );
  });

  test('cannot change a prototype', () => {
    const text = JSON.stringify(wholeModel).replace('"paytable":{', '"paytable":{"__proto__":{"3":5},');
    expect(readModel(text)).toEqual({
      faults: [{ path: 'paytable["__proto__"]', reason: 'unknown symbol "__proto__"' }],
    });
    const outside = JSON.stringify(wholeModel).replace('{', '{"__proto__":{"polluted":1},');
    expect(readModel(outside)).toEqual({ faults: [{ path: 'model["__proto__"]', reason: 'unknown key' }] });
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });
});

describe('text', () => {
  test('above 64 KB is rejected before it is parsed', () => {
    expect(readModel(`{"name":"${'é'.repeat(40_000)}"}`)).toEqual({
      faults: [{ path: 'model', reason: 'has 80011 bytes of JSON, but can have at most 65536' }],
    });
  });

  test('is rejected if the JSON of its model exceeds 64 KB', () => {
    const id = 'A'.repeat(24);
    const strips = Array.from({ length: 5 }, () => Array<string>(200).fill(id));
    const sets = Object.fromEntries(['base', 'free', 'third', 'fourth'].map((name) => [name, strips]));
    const wide = { ...wholeModel, symbols: [...wholeModel.symbols, { id }], reelSets: sets };
    expect(faultsOf(wide)).toEqual([
      { path: 'model', reason: expect.stringMatching(/^has \d+ bytes of JSON/) },
    ]);
  });

  test('that is not JSON is rejected with line and column', () => {
    expect(readModel('{\n  "name": "x",\n  "grid": oops\n}')).toEqual({
      faults: [{ path: 'model', reason: 'invalid JSON at line 3, column 11: a value is expected here' }],
    });
  });
});
