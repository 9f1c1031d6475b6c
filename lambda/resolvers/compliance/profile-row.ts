import type { ComplianceProfile } from '#domain/generated/types';

/** A compliance profile as the table holds it, without its keys; its documents are rows of their own. */
export type ProfileRow = Omit<ComplianceProfile, 'documents'> & {
  readonly documentCount?: number;
  /** Counts what was added to and taken from the documents. */
  readonly documentChanges?: number;
};
