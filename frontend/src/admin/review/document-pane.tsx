import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ComplianceDocument } from '#domain/generated/types';
import { useDocumentAddress } from '../../parts/compliance/document-address';
import { DocumentLink } from '../../parts/compliance/document-link';
import { sentenceFor } from '../../platform/api/error-sentences';
import { documentKinds } from '../../platform/labels/compliance-labels';
import { Button } from '../../ui/button';
import { Failure } from '../../ui/failure';
import { Skeleton } from '../../ui/skeleton';

interface DocumentPaneProps {
  readonly document: ComplianceDocument;
  /** For example `2 of 3`. */
  readonly position: string;
  readonly showPrevious: (() => void) | undefined;
  readonly showNext: (() => void) | undefined;
  /** Called when the document is readable. */
  readonly onShown: () => void;
}

/** A document next to the profile that it belongs to. */
export const DocumentPane = (props: DocumentPaneProps) => {
  const { document, position, showPrevious, showNext, onShown } = props;
  const kind = documentKinds[document.type];
  return (
    <section aria-label="Document" className="sticky top-20 grid gap-3 self-start">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p role="status" className="text-sm">
          <span className="font-semibold">{kind}</span>{' '}
          <span className="text-muted tabular-nums">{position}</span>
        </p>
        <div className="flex items-center gap-2">
          <DocumentLink document={document} onOpen={onShown} />
          {(showPrevious ?? showNext) && (
            <>
              <Button
                look="quiet"
                disabled={!showPrevious}
                onClick={showPrevious}
                title="Previous document (P)"
                aria-label="Previous document"
              >
                <ChevronLeft aria-hidden className="size-5" />
              </Button>
              <Button
                look="quiet"
                disabled={!showNext}
                onClick={showNext}
                title="Next document (N)"
                aria-label="Next document"
              >
                <ChevronRight aria-hidden className="size-5" />
              </Button>
            </>
          )}
        </div>
      </div>
      <Shown key={document.id} document={document} kind={kind} onShown={onShown} />
      <p className="text-sm text-muted">
        Keyboard: <kbd>N</kbd> next document, <kbd>P</kbd> previous document. If the document stays blank,
        open it in a new tab.
      </p>
    </section>
  );
};

interface ShownProps {
  readonly document: ComplianceDocument;
  readonly kind: string;
  readonly onShown: () => void;
}

const frame = 'h-[calc(100dvh-14rem)] min-h-96 w-full rounded-lg border border-line bg-sunken';

/** For the viewers of Chrome, Edge and Adobe: hides the list of pages and fits the width of the pane. */
const viewerOptions = '#navpanes=0&view=FitH';

/** Shows an image as an image, and a PDF in a frame with the browser's viewer. */
const Shown = ({ document, kind, onShown }: ShownProps) => {
  const { data: address, error, refetch } = useDocumentAddress(document);
  if (error) return <Failure text={sentenceFor(error)} onRetry={() => void refetch()} />;
  if (address === undefined) return <Skeleton rows={5} />;
  if (document.mime.startsWith('image/'))
    return <img src={address} alt={kind} onLoad={onShown} className={`${frame} object-contain`} />;
  return (
    <iframe
      src={`${address}${viewerOptions}`}
      title={kind}
      referrerPolicy="no-referrer"
      allow=""
      onLoad={onShown}
      className={frame}
    />
  );
};
