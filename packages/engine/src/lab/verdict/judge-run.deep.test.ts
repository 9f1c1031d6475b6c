import { expect, test } from '@jest/globals';
import { largest } from '#engine/slots/testing/large-models';
import { declarationOf, judgeRun } from './judge-run';
import { jobOf, played } from '../testing/played-run';

const checkOf = (run: ReturnType<typeof judgeRun>, name: string) =>
  run.checks.find(({ rule }) => rule === name);

test('a model that is too large to enumerate is evaluated by its closed form and the rounds', () => {
  const model = largest('SCATTER_ONLY');
  const result = played(model, jobOf(model, 100, 2));
  const run = judgeRun(model, declarationOf(model), result);
  expect(run.exact.metrics.spread).toBeUndefined();
  expect(run.exact.metrics.sd).toBeUndefined();
  expect(run.exact.baseHistogram).toBeUndefined();
  expect(checkOf(run, 'M2')?.why).toMatch(/standard deviation of the sample/);
  expect(checkOf(run, 'M6')?.value).toMatch(/^simulated spin hit rate /);
  expect(['M9', 'R1'].map((rule) => checkOf(run, rule)?.applies)).toEqual([false, false]);
  const first = judgeRun(model, { ...declarationOf(model), ruleSet: 'ruleset/1' }, result, run.exact);
  expect(checkOf(first, 'M5')?.why).toBe('No round won it, but these are too few to say that none does.');
  expect(checkOf(first, 'M6')?.value).toMatch(/^sample /);
});
