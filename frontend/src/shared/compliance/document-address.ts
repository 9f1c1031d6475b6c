import { useQuery } from '@tanstack/react-query';
import type { ComplianceDocument } from '#domain/generated/types';
import { usePlatform } from '../../platform/platform';

/** Shorter than the address holds. */
const freshMs = 10 * 60_000;

/**
 * Where a document of the private bucket is read, as the person who looks at it. It comes as the type that the upload
 * check found, whatever type it was uploaded with.
 */
export const useDocumentAddress = ({ fileKey, mime }: Pick<ComplianceDocument, 'fileKey' | 'mime'>) => {
  const { storage } = usePlatform();
  return useQuery({
    queryKey: ['document-address', fileKey],
    queryFn: () => storage.documents.signedUrl(fileKey, mime),
    staleTime: freshMs,
  });
};
