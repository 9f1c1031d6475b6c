import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { runs } from '#engine/slots/testing/random-cases';
import { evaluate } from '../evaluate/evaluate';
import { uncappedReturn } from './uncapped-return';
import { exactly, isExact } from './bounds';
import { fraction, times, toDecimal, type Fraction } from './fraction';
import { lineOutcomes } from './line-runs';
import type { MathModel } from '../model/math-model';
import { modeOf, reelsOf } from '../model/model-parts';
import { coinFlip, diamonds, parSheet, roulette } from '../testing/ground-truths';
import { allStops, smallModel } from '../testing/model-generator';
import { validateModel } from '../validate/validate-model';
import { cycleOf } from './window-counts';

const rtpOf = (model: MathModel): Fraction => {
  const { rtp } = uncappedReturn(model);
  if (!isExact(rtp)) throw new Error(`The return of ${model.name} is not exact.`);
  return rtp.least;
};

describe('the ground truths', () => {
  test.each([coinFlip, roulette, diamonds, parSheet])('$name is a valid model', (model) => {
    expect(validateModel(model)).toEqual({ model });
  });

  test('a coin that pays two returns all', () => {
    expect(rtpOf(coinFlip)).toEqual(fraction(1));
  });

  test('a number of 37 that pays 36', () => {
    expect(rtpOf(roulette)).toEqual(fraction(36, 37));
  });

  test('six symbols on three reels', () => {
    expect(rtpOf(diamonds)).toEqual(fraction(205, 216));
  });

  test('the published par sheet, line by line', () => {
    const reels = reelsOf(parSheet, 'base');
    const outcomes = [...lineOutcomes(parSheet, reels)];
    expect(cycleOf(reels)).toBe(259_440_000);
    expect(outcomes.reduce((sum, [pay, weight]) => sum + pay * weight, 0)).toBe(172_449_740);
    expect(outcomes.reduce((sum, [, weight]) => sum + weight, 0)).toBe(9_142_500);
    const { lines, fixed } = uncappedReturn(parSheet);
    expect(lines).toEqual(fraction(172_449_740, 259_440_000));
    expect(fixed).toEqual(fraction(331 * 150_000, 259_440_000));
    expect(toDecimal(rtpOf(parSheet), 7)).toBe('0.9625251');
  });

  test('the top line of the par sheet: once in 8,107,500', () => {
    const top = lineOutcomes(parSheet, reelsOf(parSheet, 'base')).get(10_000);
    expect(fraction(top ?? 0, 259_440_000)).toEqual(fraction(1, 8_107_500));
  });
});

/** The shares of one spin, added up outcome by outcome with the reference engine. */
function byTheCycle(model: MathModel, reelSet: string) {
  const reels = reelsOf(model, reelSet);
  const total = { lines: 0, scatter: 0, fixed: 0, spins: 0 };
  const creditsOf = (wins: readonly { credits: number }[]) =>
    wins.reduce((sum, { credits }) => sum + credits, 0);
  for (const stops of allStops(reels.map((strip) => strip.length))) {
    const { lines, ways, scatters, fixedPrizes, triggers, win } = evaluate(model, stops, {
      mode: 'base',
      reelSet,
    });
    total.lines += creditsOf([...lines, ...ways]);
    total.scatter += creditsOf(scatters);
    total.fixed += creditsOf(fixedPrizes);
    total.spins += triggers[0]?.spins ?? 0;
    expect(win).toBe(creditsOf([...lines, ...ways, ...scatters, ...fixedPrizes]));
  }
  return { ...total, cycle: cycleOf(reels) };
}

describe('the exact return', () => {
  test('of any small model is what its whole cycle adds up to', () => {
    fc.assert(
      fc.property(smallModel, (model) => {
        const { cost } = modeOf(model);
        const base = byTheCycle(model, 'base');
        const free = byTheCycle(model, 'free');
        const exact = uncappedReturn(model);
        const multiplier = model.features?.[0]?.multiplier ?? 0;
        const freeWin = (free.lines + free.scatter + free.fixed) * multiplier;
        expect(exact.lines).toEqual(fraction(base.lines, base.cycle * cost));
        expect(exact.scatter).toEqual(fraction(base.scatter, base.cycle * cost));
        expect(exact.fixed).toEqual(fraction(base.fixed, base.cycle * cost));
        expect(exact.feature).toEqual(
          exactly(fraction(base.spins * freeWin, base.cycle * free.cycle * cost)),
        );
      }),
      { numRuns: runs(150) },
    );
  });

  test('does not depend on the names of symbols', () => {
    const names: Readonly<Record<string, string>> = { A: 'S', W: 'B', B: 'W', S: 'A' };
    const renamed = (text: string) =>
      text.replace(/"[AWBS]"/g, (name) => `"${names[name.slice(1, -1)] ?? ''}"`);
    fc.assert(
      fc.property(smallModel, (model) => {
        const other = JSON.parse(renamed(JSON.stringify(model))) as MathModel;
        expect(uncappedReturn(other)).toEqual(uncappedReturn(model));
      }),
    );
  });

  test('grows with the pays', () => {
    fc.assert(
      fc.property(smallModel, fc.integer({ min: 2, max: 9 }), (model, factor) => {
        const [before, after] = [rtpOf(model), rtpOf(scaled(model, factor))];
        expect(after).toEqual(times(before, fraction(factor)));
      }),
    );
  });
});

function scaled(model: MathModel, factor: number): MathModel {
  const { paytable, scatterPays = {}, fixedPrizes = [] } = model;
  const each = <Table extends object>(table: Table): Table =>
    Object.fromEntries(
      Object.entries(table).map(([key, pay]: [string, unknown]) => [
        key,
        typeof pay === 'number' ? pay * factor : pay,
      ]),
    ) as Table;
  const all = <Table extends object>(tables: Readonly<Record<string, Table>>) =>
    Object.fromEntries(Object.entries(tables).map(([id, table]) => [id, each(table)]));
  return {
    ...model,
    paytable: all(paytable),
    scatterPays: all(scatterPays),
    fixedPrizes: fixedPrizes.map(each),
  };
}
