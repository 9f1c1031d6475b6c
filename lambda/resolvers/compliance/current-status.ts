import { util } from '@aws-appsync/utils';
import type { ComplianceDocumentStatus, ComplianceStatus } from '#domain/generated/types';

interface Profile {
  readonly status: ComplianceStatus;
  readonly validUntil?: string | null;
}
interface Document {
  readonly status: ComplianceDocumentStatus;
  readonly validTo?: string | null;
}

/** Returns the profile with its current status. */
export function profileNow<Row extends Profile>(row: Row): Row {
  const { status, validUntil } = row;
  const isOver = status === 'VALID' && validUntil && validUntil <= util.time.nowISO8601();
  return isOver ? { ...row, status: 'EXPIRED' } : row;
}

const dayLength = '2026-11-21'.length;

/** Returns the document with its current status; it is valid on its last day. */
export function documentNow<Row extends Document>(row: Row): Row {
  const { status, validTo } = row;
  const today = util.time.nowISO8601().slice(0, dayLength);
  const isOver = status !== 'REJECTED' && validTo && validTo.slice(0, dayLength) < today;
  return isOver ? { ...row, status: 'EXPIRED' } : row;
}
