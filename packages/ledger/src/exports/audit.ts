/** For Node only: an auditor of exports of days. It shares no code with the ledger, so it does not repeat its errors. */
export { type AuditReport, auditDayFiles } from '#ledger/audit/audit-day-files';
export { type AuditOptions, findDayErrors, proofError } from '#ledger/audit/find-day-errors';
export type { Fault } from '#ledger/audit/find-link-errors';
export type { Json, JsonObject } from '#ledger/audit/hashes';
export { linesOf } from '#ledger/audit/lines-of';
export { printReports } from '#ledger/audit/print-reports';
export {
  type ExportedDays,
  type Found,
  isObject,
  joinDays,
  objectOf,
  readDays,
  textIn,
} from '#ledger/audit/read-days';
