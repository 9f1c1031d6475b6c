import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { exampleModels } from '../examples/example-models';
import { exactModel } from '../exact/exact-model';
import { resultHash } from '../tally/run-result';
import { played } from '../testing/given-certificate';
import { jobOf } from '../testing/played-run';
import { wrongModels } from '../testing/wrong-models';
import { declarationOf, judgeRun } from '../verdict/judge-run';
import {
  certificateJson,
  differencesOf,
  judgementDifferences,
  readCertificate,
  repeatedAs,
} from './certificate';

const fileOf = (name: string) => {
  const text = readFileSync(`domain/lab/testing/${name}-certificate.json.txt`, 'utf8');
  const read = readCertificate(text);
  if ('faults' in read) throw new Error(JSON.stringify(read.faults));
  return { text, certificate: read.certificate };
};

describe.each([
  ['ruleset/1', fileOf('first'), 'novalink.certificate/1'],
  ['ruleset/2', fileOf('second'), 'novalink.certificate/2'],
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

describe('the verdicts of the examples and of wrong models', () => {
  const runs = [...exampleModels, ...Object.values(wrongModels)].map((model) => {
    const result = played(model, jobOf(model, 3000));
    const exact = exactModel(model, result.mode);
    return (ruleSet: 'ruleset/1' | 'ruleset/2' | 'ruleset/3') =>
      judgeRun(model, { ...declarationOf(model), ruleSet }, result, exact);
  });

  /** SHA-256 of the checks, computed by releases before `ruleset/3`. */
  test.each([
    ['ruleset/1', '2f882fe01cd4c3146c1ebfa209b54142f2f1b6ab373325e1e55ad49aa8f11e92'],
    ['ruleset/2', 'fb9414faee5c43c37f7f00cb54a92878845f36e4f3174eafd799a36de559c8b9'],
  ] as const)('have the texts of earlier releases for %s', (ruleSet, hash) => {
    const checks = JSON.stringify(runs.map((judged) => judged(ruleSet).checks));
    expect(createHash('sha256').update(checks).digest('hex')).toBe(hash);
  });

  test('are the same for ruleset/3 as for ruleset/2, with other texts', () => {
    for (const judged of runs) {
      const [two, three] = [judged('ruleset/2'), judged('ruleset/3')];
      expect(three.status).toBe(two.status);
      const outcomes = ({ checks }: typeof two) =>
        checks.map(({ rule, applies, pass, roundsNeeded }) => ({ rule, applies, pass, roundsNeeded }));
      expect(outcomes(three)).toEqual(outcomes(two));
      expect(three.checks).not.toEqual(two.checks);
    }
  });
});
