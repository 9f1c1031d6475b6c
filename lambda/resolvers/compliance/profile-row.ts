import type { ComplianceProfile } from '#domain/generated/types';

/** A stored compliance profile without its keys. Its documents are separate rows. */
export type ProfileRow = Omit<ComplianceProfile, 'documents'> & {
  readonly documentCount?: number;
  /** Number of changes to the documents. */
  readonly documentChanges?: number;
};
