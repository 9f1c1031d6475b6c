import { useQuery } from '@tanstack/react-query';
import { sentenceFor } from '../../platform/api/messages';
import { usePlatform } from '../../platform/platform';

/** Shorter than the address holds. */
const freshMs = 10 * 60_000;

interface DocumentLinkProps {
  readonly fileKey: string;
  readonly kind: string;
  readonly onOpen?: () => void;
}

/** Opens a document from the private bucket, as the person who looks at it. */
export const DocumentLink = ({ fileKey, kind, onOpen }: DocumentLinkProps) => {
  const { storage } = usePlatform();
  const { data: address, error } = useQuery({
    queryKey: ['document-address', fileKey],
    queryFn: () => storage.documents.signedUrl(fileKey),
    staleTime: freshMs,
  });
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
      Open <span className="sr-only">{kind}, in a new tab</span>
    </a>
  );
};
