import type { Json } from '#engine/slots/model/canonical-json';
import { faultList, type Fault, type Report } from '#engine/slots/model/faults';
import type { MathModel } from '#engine/slots/model/math-model';
import { modelHash } from '#engine/slots/model/model-hash';
import { field } from '#engine/slots/validate/shape-checks';
import { documentJson, parsedDocument, reportModel } from '#engine/slots/validate/read-document';
import type { Check, RuleSet } from '../verdict/check';
import { certificateVersions, checkCertificate } from './check-certificate';
import { differences, type Difference } from './differences';
import { firstResult, resultHash, type AnyResult, type RunResult } from '../tally/run-result';

/** Everything that is needed to repeat a test run, and its result. */
export interface Certificate {
  readonly schema: keyof typeof certificateVersions;
  readonly engine: string;
  readonly ruleSet: RuleSet;
  readonly mathModel: MathModel;
  readonly mathModelHash: string;
  readonly mode: string;
  /** 64 lower-case hexadecimal digits, like the hashes. */
  readonly seed: string;
  readonly rounds: number;
  /** A decimal such as `0.9625`. */
  readonly declaredRtp: string;
  readonly declaredMaxWinX: number;
  readonly status: 'PASSED' | 'FAILED' | 'INCONCLUSIVE';
  readonly checks: readonly Check[];
  readonly result: AnyResult;
  readonly resultHash: string;
  /** `runId` is present for a run on the server; the following fields for a run of a game version. */
  readonly runId?: string;
  readonly gameId?: string;
  readonly versionId?: string;
  readonly semver?: string;
  readonly title?: string;
  /** ISO 8601. */
  readonly endedAt?: string;
}

/** Bytes of UTF-8. The largest model and result take less than half. */
const mostBytes = 262_144;

/** The file is deterministic: equal certificates give equal bytes. */
export const certificateJson = (certificate: Certificate): string => documentJson(certificate);

/**
 * Parses a certificate and checks its consistency, without playing. Only a repeated run can verify the
 * result: see `differencesOf`.
 */
export function readCertificate(text: string): { certificate: Certificate } | { faults: readonly Fault[] } {
  const { faults, report } = faultList();
  const value = parsedDocument(text, { root: 'certificate', mostBytes }, report);
  if (value === undefined) return { faults };
  const certificate = { value, path: 'certificate', report };
  checkCertificate(certificate);
  reportModel(field(certificate, 'mathModel').value, report);
  if (faults.length > 0) return { faults };

  reportContradictions(value as Certificate, report);
  return faults.length > 0 ? { faults } : { certificate: value as Certificate };
}

/**
 * The places where the result of a repeated run differs from the certificate; empty if both have the same
 * bytes.
 */
export function differencesOf(certificate: Certificate, repeated: RunResult): readonly Difference[] {
  const same = repeatedAs(certificate, repeated);
  return differences('result', certificate.result as unknown as Json, same as unknown as Json);
}

/** The result of a repeated run in the schema version of the certificate. */
export const repeatedAs = ({ schema }: Certificate, repeated: RunResult): AnyResult =>
  certificateVersions[schema].result === 'novalink.result/1' ? firstResult(repeated) : repeated;

/** The version of the certificate for a run that was judged by this rule set. */
export const certificateSchemaOf = (ruleSet: RuleSet): Certificate['schema'] =>
  ruleSet === 'ruleset/1' ? 'novalink.certificate/1' : 'novalink.certificate/2';

/** The differences between the verdicts. Without differences of either kind, the certificate is verified. */
export function judgementDifferences(certificate: Certificate, judged: Judgement): readonly Difference[] {
  const ofStatus = differences('status', certificate.status, judged.status);
  const ofChecks = differences('checks', byRule(certificate.checks), byRule(judged.checks));
  return [...ofStatus, ...ofChecks];
}

interface Judgement {
  readonly status: string;
  readonly checks: readonly Check[];
}

const byRule = (checks: readonly Check[]): Json =>
  Object.fromEntries(checks.map(({ rule, ...check }) => [rule, check]));

function reportContradictions(certificate: Certificate, report: Report): void {
  const { mathModel, mathModelHash, mode, result } = certificate;
  const sameHash = (path: string, stated: string, found: string, of: string) => {
    if (stated !== found) report(path, `${stated} is not the hash of ${of}, which is ${found}`);
  };
  sameHash('mathModelHash', mathModelHash, modelHash(mathModel), 'the model');
  if (!mathModel.modes.some(({ id }) => id === mode)) report('mode', `the model has no mode ${mode}`);
  for (const name of ['engine', 'mathModelHash', 'mode', 'seed', 'rounds'] as const) {
    if (result[name] !== certificate[name])
      report(`result.${name}`, `is ${result[name]}, but the certificate states ${certificate[name]}`);
  }
  sameHash('resultHash', certificate.resultHash, resultHash(result), 'the result');
}
