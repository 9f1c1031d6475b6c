#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { auditDayFiles } from '#ledger/audit/audit-day-files';
import { printReports } from '#ledger/audit/print-reports';

/** Audits exports of days. Exits with 0 if everything is correct, with 1 for errors, and with 2 for wrong input. */
const badInput = 2;
try {
  const { values, positionals } = parseArgs({
    options: { 'from-beginning': { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  if (positionals.length === 0)
    throw new Error('Usage: audit-days [--from-beginning] days.jsonl … seal.json … proof.json …');
  process.exitCode = printReports(auditDayFiles(positionals, { fromBeginning: values['from-beginning'] }));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = badInput;
}
