import type { ComplianceDocument } from '#domain/generated/types';
import { sentenceFor } from '../../platform/api/error-sentences';
import { documentKinds } from '../../platform/labels/compliance-labels';
import { useDocumentAddress } from './document-address';

interface DocumentLinkProps {
  readonly document: Pick<ComplianceDocument, 'fileKey' | 'mime' | 'type'>;
  readonly onOpen?: () => void;
}

/** Opens a document from the private bucket with the user's own permissions. */
export const DocumentLink = ({ document, onOpen }: DocumentLinkProps) => {
  const { data: address, error } = useDocumentAddress(document);
  if (error) return <span className="text-sm text-error">{sentenceFor(error)}</span>;
  if (address === undefined) return <span className="text-sm text-muted">Loading the file…</span>;
  return (
    <a
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      onClick={onOpen}
      onAuxClick={onOpen}
      className="font-semibold text-secondary underline-offset-4 hover:underline"
    >
      Open <span className="sr-only">{documentKinds[document.type]}, in a new tab</span>
    </a>
  );
};
