import type { ComplianceDocument } from '#domain/generated/types';
import { DocumentLink } from '../../parts/compliance/document-link';
import { documentKinds, documentStatuses } from '../../platform/words/compliance-words';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { When } from '../../ui/when';

interface DocumentRowProps {
  readonly document: ComplianceDocument;
  /** Absent while nothing may change. */
  readonly onRemove: (() => void) | undefined;
}

export const DocumentRow = ({ document, onRemove }: DocumentRowProps) => {
  const { type, status, issuedAt, validTo, note, createdAt, fileKey } = document;
  const { text, tone } = documentStatuses[status];
  const kind = documentKinds[type];
  return (
    <article aria-label={kind} className="flex flex-wrap items-center justify-between gap-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-medium">{kind}</span>
          <Badge tone={tone}>{text}</Badge>
        </p>
        <p className="mt-1 text-sm text-muted">
          Added <When at={createdAt} dayOnly />
          {issuedAt !== null && (
            <>
              {' '}
              · issued <When at={issuedAt} dayOnly />
            </>
          )}
          {validTo !== null && (
            <>
              {' '}
              · valid to <When at={validTo} dayOnly />
            </>
          )}
        </p>
        {note !== null && <p className="mt-1 whitespace-pre-line">{note}</p>}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <DocumentLink fileKey={fileKey} kind={kind} />
        {onRemove && (
          <Button look="plain" className="text-error!" onClick={onRemove}>
            Remove<span className="sr-only"> {kind}</span>
          </Button>
        )}
      </div>
    </article>
  );
};
