import { useQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { sentenceFor } from '../../platform/api/messages';
import { usePlatform } from '../../platform/platform';
import type { KeptFile } from '../../platform/storage/storage';
import { CopyButton } from '../../ui/copy-button';
import { Dialog } from '../../ui/dialog';
import { Failure } from '../../ui/failure';
import { inputShape } from '../../ui/form/field-frame';
import { Skeleton } from '../../ui/skeleton';
import { imageName } from './image-name';

interface SignedUrlDialogProps {
  readonly image: KeptFile;
  readonly onClose: () => void;
}

/** The image's address in its bucket, signed as the person who asks. */
export const SignedUrlDialog = ({ image, onClose }: SignedUrlDialogProps) => {
  const { storage } = usePlatform();
  const url = useQuery({
    queryKey: ['signed-url', image.key],
    queryFn: () => storage.images.signedUrl(image.key),
    // Each opening signs afresh: the last one may have run out.
    staleTime: 0,
    gcTime: 0,
  });
  return (
    <Dialog title={`URL of ${imageName(image.key)}`} open onClose={onClose}>
      {url.error && <Failure text={sentenceFor(url.error)} onRetry={() => void url.refetch()} />}
      {url.isPending && <Skeleton rows={1} />}
      {url.data !== undefined && (
        <div className="grid gap-4">
          <p className="text-muted">Whoever has this address can see the image for fifteen minutes.</p>
          <textarea
            readOnly
            aria-label="URL"
            rows={4}
            value={url.data}
            className={`${inputShape} text-sm break-all`}
          />
          <div className="flex flex-wrap gap-3">
            <CopyButton text={url.data} done="The URL is copied.">
              Copy
            </CopyButton>
            <a
              href={url.data}
              target="_blank"
              rel="noreferrer"
              className="inline-flex min-h-11 items-center gap-2 px-4 font-semibold text-secondary underline-offset-4 hover:underline"
            >
              Open in a new tab <ExternalLink aria-hidden className="size-4" />
            </a>
          </div>
        </div>
      )}
    </Dialog>
  );
};
