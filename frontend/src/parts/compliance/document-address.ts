import { useQuery } from '@tanstack/react-query';
import type { ComplianceDocument } from '#domain/generated/types';
import { usePlatform } from '../../platform/platform';

/** Shorter than the validity of the URL. */
const freshMs = 10 * 60_000;

/**
 * The URL of a document in the private bucket, signed for the current user. Its content type is the one that
 * the upload check found, whatever type was uploaded.
 */
export const useDocumentAddress = ({ fileKey, mime }: Pick<ComplianceDocument, 'fileKey' | 'mime'>) => {
  const { storage } = usePlatform();
  return useQuery({
    queryKey: ['document-address', fileKey],
    queryFn: () => storage.documents.signedUrl(fileKey, mime),
    staleTime: freshMs,
  });
};
