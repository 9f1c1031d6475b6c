import { reported } from '#engine/slots/model/faults';
import { fromDecimal } from '#engine/slots/exact/fraction';
import { modelLimits } from '#engine/slots/model/model-limits';
import {
  field,
  flagAt,
  integerAt,
  listAt,
  objectAt,
  wordAt,
  type Place,
} from '#engine/slots/validate/shape-checks';
import type { RuleName } from '../verdict/check';
import { checkResult, seedAt, textAt } from '../tally/check-result';
import { labEngine, mostRounds } from '../simulate/run-format';

const fields = [
  'schema',
  'engine',
  'ruleSet',
  'mathModel',
  'mathModelHash',
  'mode',
  'seed',
  'rounds',
  'declaredRtp',
  'declaredMaxWinX',
  'status',
  'checks',
  'result',
  'resultHash',
  'runId?',
  'gameId?',
  'versionId?',
  'semver?',
  'title?',
  'endedAt?',
];

const mathematics = ['M1', 'M2', 'M3', 'M4', 'M5', 'M6', 'M7', 'M8', 'M9'] as const;
const rules: readonly RuleName[] = [...mathematics, 'R1', 'R2', 'R3', 'R4', 'D1'];
const names = ['mode', 'runId', 'gameId', 'versionId', 'semver', 'title', 'endedAt'];
const hash = /^[\da-f]{64}$/;

/** The rule sets and the version of the result of each version of the certificate. */
export const certificateVersions = {
  'novalink.certificate/1': { ruleSets: ['ruleset/1'], result: 'novalink.result/1' },
  'novalink.certificate/2': {
    ruleSets: ['ruleset/2', 'ruleset/3', 'ruleset/4'],
    result: 'novalink.result/2',
  },
} as const;

/** Reports missing and unknown members of a certificate, except of its model. */
export function checkCertificate(certificate: Place): void {
  const at = (name: string) => field(certificate, name);
  objectAt(certificate, fields);
  const schemas = ['novalink.certificate/1', 'novalink.certificate/2'] as const;
  wordAt(at('schema'), schemas);
  const schema = schemas.find((known) => known === at('schema').value) ?? 'novalink.certificate/2';
  const { ruleSets, result } = certificateVersions[schema];
  knownVersion(at('engine'), [labEngine]);
  knownVersion(at('ruleSet'), ruleSets);
  textAt(at('mathModelHash'), hash, '64 hexadecimal digits');
  seedAt(at('seed'));
  integerAt(at('rounds'), { least: 1, most: mostRounds });
  decimalAt(at('declaredRtp'));
  integerAt(at('declaredMaxWinX'), { least: 1, most: modelLimits.maxWinX });
  wordAt(at('status'), ['PASSED', 'FAILED', 'INCONCLUSIVE']);
  for (const check of listAt(at('checks'), { least: rules.length, most: rules.length })) checkCheck(check);
  checkResult(at('result'), result);
  textAt(at('resultHash'), hash, '64 hexadecimal digits');
  for (const name of names) textAt(at(name), /^.{1,200}$/u, 'a text of 1 to 200 characters');
}

function checkCheck(check: Place): void {
  objectAt(check, ['rule', 'limit', 'value', 'applies', 'pass', 'why', 'roundsNeeded?']);
  wordAt(field(check, 'rule'), rules);
  for (const name of ['limit', 'value', 'why'])
    textAt(field(check, name), /^.{0,1000}$/su, 'a text of up to 1000 characters');
  integerAt(field(check, 'roundsNeeded'), { least: 1, most: Number.MAX_SAFE_INTEGER });
  for (const name of ['applies', 'pass']) flagAt(field(check, name));
}

function knownVersion({ value, path, report }: Place, known: readonly string[]): void {
  if (value !== undefined && !known.some((version) => version === value))
    report(
      path,
      `${reported(value)}, but only ${known.join(' or ')} is supported, because other versions can have different results`,
    );
}

function decimalAt({ value, path, report }: Place): void {
  if (value === undefined || (typeof value === 'string' && fromDecimal(value) !== undefined)) return;
  report(path, `${reported(value)} is not a decimal such as "0.9625", in quotes`);
}
