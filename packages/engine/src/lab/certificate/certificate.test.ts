import { describe, expect, test } from '@jest/globals';
import { diamonds, roulette } from '#engine/slots/testing/ground-truths';
import { wholeModel } from '#engine/slots/testing/whole-model';
import {
  certificateJson,
  differencesOf,
  judgementDifferences,
  readCertificate,
  type Certificate,
} from './certificate';
import { resultHash, type RunResult } from '../tally/run-result';
import { givenCertificate, played, resultNow } from '../testing/given-certificate';

const sound = givenCertificate(diamonds);
const result = resultNow(sound);

const withResult = (changed: Partial<RunResult>): Certificate => {
  const other = { ...result, ...changed };
  return { ...sound, result: other, resultHash: resultHash(other) };
};
const faultsOf = (text: string) => {
  const read = readCertificate(text);
  return 'faults' in read ? read.faults.map(({ path, reason }) => `${path}: ${reason}`) : [];
};
const faultsOfChanged = (changed: object) => faultsOf(certificateJson({ ...sound, ...changed }));

describe('a certificate', () => {
  test.each([diamonds, wholeModel])('is written, read and verified by repeating its run', (model) => {
    const certificate = givenCertificate(model, 70_000);
    const read = readCertificate(certificateJson(certificate));
    expect(read).toEqual({ certificate });
    expect(differencesOf(certificate, played(model, certificate))).toEqual([]);
  });

  test('names the company of a game', () => {
    const ofGame = { ...sound, runId: 'r', gameId: 'g', versionId: 'v', semver: '1.0.0', title: 'Six' };
    expect(readCertificate(certificateJson(ofGame))).toEqual({ certificate: ofGame });
  });

  test('has the same hash for any order of its members', () => {
    const turned = Object.fromEntries(Object.entries(sound).reverse()) as unknown as Certificate;
    expect(certificateJson({ ...turned, title: undefined })).toBe(certificateJson(sound));
    expect(certificateJson(sound).split('\n')[1]).toMatch(/^ {2}"checks": \[\{"applies":true,/);
  });
});

describe('a tampered certificate is refused before anything runs', () => {
  const twoHundred = 'a text of 1 to 200 characters is expected, not ""';
  test.each<[string, object, string]>([
    ['model', { mathModel: { ...diamonds, maxWinX: 19 } }, 'mathModelHash: '],
    ['model for another one', { mathModel: roulette }, 'mathModelHash: '],
    [
      'model that is none',
      { mathModel: { ...diamonds, maxWinX: 0 } },
      'mathModel.maxWinX: must be from 1 to 1000000, not 0',
    ],
    ['model that is nothing', { mathModel: null }, 'mathModel: an object is expected, not null'],
    ['hash of the model', { mathModelHash: '0'.repeat(64) }, `mathModelHash: ${'0'.repeat(64)} is not the`],
    ['hash of the model, cut', { mathModelHash: 'ab' }, 'mathModelHash: 64 hexadecimal digits is expected'],
    ['mode', { mode: 'bonus' }, 'mode: the model has no mode bonus'],
    ['seed, cut', { seed: sound.seed.slice(1) }, 'seed: 64 hexadecimal digits, a to f in lower case, are'],
    ['seed in capitals', { seed: sound.seed.toUpperCase() }, 'seed: 64 hexadecimal digits, a to f in lower'],
    [
      'seed',
      { seed: '0'.repeat(64) },
      `result.seed: is ${sound.seed}, but the certificate states ${'0'.repeat(64)}`,
    ],
    ['rounds', { rounds: 20_000 }, 'result.rounds: is 10000, but the certificate states 20000'],
    ['rounds beyond all bounds', { rounds: 1e15 }, 'rounds: must be from 1 to'],
    ['result', { result: { ...result, won: '1' } }, 'resultHash: '],
    ['form of the result', { result: { ...result, won: 1 } }, 'result.won: a whole number as text is'],
    [
      'bins of the result',
      { result: { ...result, histogram: [1] } },
      'result.histogram: has 1 elements, but must have exactly 12',
    ],
    ['result with more in it', { result: { ...result, bonus: 1 } }, 'result.bonus: unknown key'],
    [
      'hash of the result',
      { resultHash: 'f'.repeat(64) },
      `resultHash: ${'f'.repeat(64)} is not the hash of`,
    ],
    [
      'engine',
      { engine: 'novalink-lab/0' },
      'engine: "novalink-lab/0", but only novalink-lab/1 is supported',
    ],
    [
      'rule set',
      { ruleSet: 'ruleset/5' },
      'ruleSet: "ruleset/5", but only ruleset/2 or ruleset/3 or ruleset/4 is supported',
    ],
    [
      'earlier rule set',
      { ruleSet: 'ruleset/1' },
      'ruleSet: "ruleset/1", but only ruleset/2 or ruleset/3 or ruleset/4 is supported',
    ],
    ['schema', { schema: 'novalink.certificate/3' }, 'schema: "novalink.certificate/3" is not'],
    ['status', { status: 'FINE' }, 'status: FINE is not one of PASSED, FAILED, INCONCLUSIVE'],
    [
      'list of checks',
      { checks: sound.checks.slice(1) },
      'checks: has 13 elements, but must have exactly 14',
    ],
    [
      'check',
      { checks: sound.checks.map((check) => ({ ...check, pass: 'yes' })) },
      'checks[0].pass: true or false',
    ],
    [
      'declared RTP',
      { declaredRtp: '95 %' },
      'declaredRtp: "95 %" is not a decimal such as "0.9625", in quotes',
    ],
    ['title', { title: '' }, `title: ${twoHundred}`],
    ['member of its own', { stamp: 'approved' }, 'stamp: unknown key'],
    ['member with an odd name', { 'a b': 1 }, 'certificate["a b"]: unknown key'],
    ['missing seed', { seed: undefined }, 'seed: missing'],
  ])('with another %s', (_, changed, first) => {
    expect(faultsOfChanged(changed)[0]?.slice(0, first.length)).toBe(first);
  });

  test.each([
    ['nothing', '', 'certificate: invalid JSON at line 1, column 1: a value is expected here'],
    ['no JSON', '{"seed": 1,}', 'certificate: invalid JSON at line 1, column 12: a string is expected here'],
    ['a number', '7', 'certificate: an object is expected, not 7'],
    ['a list', '[]', 'certificate: an object is expected, not a list'],
    ['null', 'null', 'certificate: an object is expected, not null'],
    [
      'a seed twice',
      '{"seed": 1, "seed": 2}',
      'certificate: invalid JSON at line 1, column 19: "seed" occurs twice',
    ],
    ['too much', ' '.repeat(262_145), 'certificate: has 262145 bytes, but can have at most 262144'],
  ])('that is %s', (_, text, first) => {
    expect(faultsOf(text)[0]?.slice(0, first.length)).toBe(first);
  });

  test('and reports all differences at once', () => {
    expect(
      faultsOfChanged({ engine: 'x', seed: 'y', rounds: 0 }).map((fault) => fault.split(':')[0]),
    ).toEqual(['engine', 'seed', 'rounds']);
  });
});

describe('errors that only a repeated run finds', () => {
  test('a consistent result that does not follow from the seed', () => {
    const histogram = result.histogram.map((rounds, bin) => (bin === 3 ? rounds + 1 : rounds));
    const read = readCertificate(certificateJson(withResult({ won: '9600', histogram })));
    if ('faults' in read) throw new Error('It agrees with itself.');
    expect(differencesOf(read.certificate, played(diamonds, sound))).toEqual([
      { path: 'result.histogram[3]', certificate: `${histogram[3]}`, repeated: `${result.histogram[3]}` },
      { path: 'result.won', certificate: '9600', repeated: result.won },
    ]);
  });

  test('a result with one convergence point less', () => {
    const short = withResult({ convergence: result.convergence.slice(1) });
    expect(differencesOf(short, result)[0]).toMatchObject({
      path: 'result.convergence[0]',
      certificate: 'nothing',
    });
  });

  test('a verdict that the checks of the repeated run do not give', () => {
    const failed = sound.checks.map((check) => (check.rule === 'M3' ? { ...check, pass: false } : check));
    expect(judgementDifferences(sound, { status: 'FAILED', checks: failed })).toEqual([
      { path: 'status', certificate: 'PASSED', repeated: 'FAILED' },
      { path: 'checks.M3.pass', certificate: 'true', repeated: 'false' },
    ]);
    expect(judgementDifferences(sound, { status: 'PASSED', checks: [...sound.checks].reverse() })).toEqual(
      [],
    );
  });
});
