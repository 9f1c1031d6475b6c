import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { anyWay } from '../examples/any-way';
import { exampleModels } from '../examples/example-models';
import { fixedPrize } from '../examples/fixed-prize';
import { multiplier } from '../examples/multiplier';
import { fraction, plus, toDecimal } from '#engine/slots/exact/fraction';
import { uncappedReturn } from '#engine/slots/exact/uncapped-return';
import type { MathModel } from '#engine/slots/model/math-model';
import { deep } from '#engine/slots/testing/random-cases';
import { resultHash } from '../tally/run-result';
import { played } from '../testing/given-certificate';
import { jobOf } from '../testing/played-run';
import { wrongModels } from '../testing/wrong-models';
import type { RuleSet } from '../verdict/check';
import { declarationOf, judgeRun } from '../verdict/judge-run';
import {
  certificateJson,
  differencesOf,
  judgementDifferences,
  readCertificate,
  repeatedAs,
} from './certificate';

const fileOf = (name: string) => {
  const text = readFileSync(join(import.meta.dirname, `../testing/${name}-certificate.json.txt`), 'utf8');
  const read = readCertificate(text);
  if ('faults' in read) throw new Error(JSON.stringify(read.faults));
  return { text, certificate: read.certificate };
};

describe.each([
  ['ruleset/1', fileOf('first'), 'novalink.certificate/1'],
  ['ruleset/2', fileOf('second'), 'novalink.certificate/2'],
  ['ruleset/3', fileOf('third'), 'novalink.certificate/2'],
])('a certificate of %s, written by an earlier release', (ruleSet, { text, certificate }, schema) => {
  const repeated = played(certificate.mathModel, certificate);

  test('is verified by its own rules: the same bytes, the same verdict', () => {
    expect(certificate).toMatchObject({ schema, ruleSet });
    expect(differencesOf(certificate, repeated)).toEqual([]);
    expect(resultHash(repeatedAs(certificate, repeated))).toBe(certificate.resultHash);
    const judged = judgeRun(certificate.mathModel, certificate, repeated);
    expect(judged.ruleSet).toBe(ruleSet);
    expect(judgementDifferences(certificate, judged)).toEqual([]);
    expect(certificateJson(certificate)).toBe(text);
  });

  test('is not verified by the current rules', () => {
    const { declaredRtp, declaredMaxWinX, mathModel } = certificate;
    const now = judgeRun(mathModel, { declaredRtp, declaredMaxWinX }, repeated);
    expect(judgementDifferences(certificate, now)).not.toEqual([]);
  });
});

test('a certificate of ruleset/1 is refused with a result of another version', () => {
  const { certificate } = fileOf('first');
  const repeated = played(certificate.mathModel, certificate);
  const mixed = { ...certificate, result: repeated, resultHash: resultHash(repeated) };
  expect(readCertificate(certificateJson(mixed))).toMatchObject({
    faults: expect.arrayContaining([
      { path: 'result.schema', reason: '"novalink.result/2" is not novalink.result/1' },
    ]),
  });
});

/** The model as earlier releases had it: it declares its RTP without limits. */
function declaredEarlier(model: MathModel): MathModel {
  const digits = model.declared.rtp.split('.')[1]?.length ?? 0;
  const exact = uncappedReturn(model).withoutMaxSpins.rtp;
  // This model declares one percentage point more.
  const unlimited = toDecimal(model === wrongModels.M1 ? plus(exact, fraction(1, 100)) : exact, digits);
  return { ...model, declared: { ...model.declared, rtp: unlimited } };
}

describe('the verdicts of examples and of wrong models', () => {
  // The others take most of the time.
  const examples = deep([anyWay, fixedPrize, multiplier], exampleModels);
  const runs = [...examples, ...Object.values(wrongModels)].map(declaredEarlier).map((model) => {
    const result = played(model, jobOf(model, 3000));
    return (ruleSet: RuleSet) => judgeRun(model, { ...declarationOf(model), ruleSet }, result);
  });

  /** SHA-256 of the checks: of a part, and in deep runs of all, as earlier releases computed it. */
  test.each([
    [
      'ruleset/1',
      deep(
        '1f2ae351a502a40f53d33ab63894721bb7f37cf236d5142d8ea9e26ebcc95c0e',
        '2f882fe01cd4c3146c1ebfa209b54142f2f1b6ab373325e1e55ad49aa8f11e92',
      ),
    ],
    [
      'ruleset/2',
      deep(
        'a645c94683e7099cee4c7bb14cbb31189a070027911a0c52727fafece9a0d84e',
        'fb9414faee5c43c37f7f00cb54a92878845f36e4f3174eafd799a36de559c8b9',
      ),
    ],
    [
      'ruleset/3',
      deep(
        'ccaf60ac27994733ca48f60a83dad79b8cb0745542422c7318639bb509fe3462',
        '5e3ee5e6a2268fc0498aa6d150cdf881f87d92788203f57e127f3b2afedcb02a',
      ),
    ],
  ] as const)('have the texts of earlier releases for %s', (ruleSet, hash) => {
    const checks = JSON.stringify(runs.map((judged) => judged(ruleSet).checks));
    expect(createHash('sha256').update(checks).digest('hex')).toBe(hash);
  });
});
