import { canonicalJson, sha256, toHex, utf8, type Json } from '@novalink/engine/hash';
import { contractVersion } from '#wallet/generated/wallet-api';
import type { SignatureScheme } from '#wallet/signatures/signed-text';
import type { ScenarioResult } from './run-scenarios';

export const reportSchema = 'novalink.wallet-report/1' as const;

/** The result of the contract tests of a wallet. Its hash covers all other fields. */
export interface WalletReport {
  readonly schema: typeof reportSchema;
  /** The version of the contract, such as 1.0.0. */
  readonly contract: string;
  /** The address without a query. */
  readonly wallet: string;
  readonly scheme: SignatureScheme;
  /** ISO 8601. */
  readonly startedAt: string;
  readonly endedAt: string;
  /** `PARTIAL` if not all scenarios ran, and those that ran have passed. */
  readonly status: 'PASSED' | 'FAILED' | 'PARTIAL';
  readonly scenarios: readonly ScenarioResult[];
  /** SHA-256 of the report without this field as canonical JSON (RFC 8785), in hexadecimal digits. */
  readonly hash: string;
}

export interface ReportFacts {
  readonly url: URL;
  readonly scheme: SignatureScheme;
  readonly startedAt: Date;
  readonly endedAt: Date;
  readonly results: readonly ScenarioResult[];
  /** Whether all scenarios of the contract were meant to run. */
  readonly isWhole: boolean;
}

export function walletReport({
  url,
  scheme,
  startedAt,
  endedAt,
  results,
  isWhole,
}: ReportFacts): WalletReport {
  const passed = isWhole ? 'PASSED' : 'PARTIAL';
  const report = {
    ...{ schema: reportSchema, contract: contractVersion, wallet: `${url.origin}${url.pathname}`, scheme },
    ...{ startedAt: startedAt.toISOString(), endedAt: endedAt.toISOString() },
    status: results.every(({ status }) => status === 'PASSED') ? passed : 'FAILED',
    scenarios: results,
  } as const;
  return { ...report, hash: hashOf(report) };
}

/** Whether the hash of a report is the one of its other fields. */
export function isUnchanged({ hash, ...report }: WalletReport): boolean {
  return hash === hashOf(report);
}

const hashOf = (report: Omit<WalletReport, 'hash'>): string =>
  toHex(sha256(utf8(canonicalJson(report as unknown as Json))));
