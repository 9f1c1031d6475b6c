import { useId } from 'react';
import type { ComplianceDocument } from '#domain/generated/types';
import { DocumentLink } from '../../parts/compliance/document-link';
import { Decisions } from '../../parts/review/decisions';
import { documentKinds, documentStatuses } from '../../platform/words/compliance-words';
import { useSession } from '../../platform/platform';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import type { LookedAtCompany } from './company-fields';
import { useDecideDocument } from './decide-compliance';

interface DocumentEntryProps {
  readonly document: ComplianceDocument;
  readonly company: LookedAtCompany;
  /** Whether it was shown to the admin, who may then decide about it. */
  readonly isOpened: boolean;
  readonly onOpen: () => void;
  /** Shows it beside the profile, where there is room. */
  readonly onShow?: (() => void) | undefined;
  readonly isShown?: boolean;
}

/** Where a document stands on the page, so that links lead to it. */
export const documentAnchor = ({ id }: Pick<ComplianceDocument, 'id'>): string => `document-${id}`;

/** One document of a company, opened from the private bucket and decided in place once it was opened. */
export const DocumentEntry = ({
  document,
  company,
  isOpened,
  onOpen,
  onShow,
  isShown = false,
}: DocumentEntryProps) => {
  const self = useSession()?.sub;
  const decide = useDecideDocument(document);
  const hint = useId();
  const blockedBy = isOpened ? undefined : hint;
  const mayDecide = company.owner !== self && document.status === 'UPLOADED';
  const { text, tone } = documentStatuses[document.status];
  const kind = documentKinds[document.type];

  return (
    <div
      id={documentAnchor(document)}
      className="flex scroll-mt-24 flex-wrap items-center justify-between gap-3"
    >
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-3">
          <span className="font-medium">{kind}</span>
          <Badge tone={tone}>{text}</Badge>
        </div>
        <p className="text-sm break-all text-muted">
          {document.mime}
          {document.issuedAt !== null && `, issued ${document.issuedAt}`}
          {document.validTo !== null && `, valid to ${document.validTo}`} · SHA-256{' '}
          {document.sha256.slice(0, 16)}…
        </p>
        {document.note !== null && <p className="whitespace-pre-line">{document.note}</p>}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {onShow && (
          <Button look="plain" aria-pressed={isShown} onClick={onShow}>
            Show <span className="sr-only">{kind}</span>
          </Button>
        )}
        {!onShow && <DocumentLink document={document} onOpen={onOpen} />}
        <Decisions
          decide={decide}
          offered={
            mayDecide
              ? [
                  { kind: 'accept', label: 'Accept', look: 'quiet', done: `${kind} is accepted.`, blockedBy },
                  {
                    kind: 'reject',
                    label: 'Reject',
                    look: 'danger',
                    done: `${kind} is rejected.`,
                    blockedBy,
                    asks: {
                      title: `Reject this document of ${company.name}?`,
                      label: 'Reason',
                      hint: 'The owner sees this reason and can add another document.',
                    },
                  },
                ]
              : []
          }
        />
        {mayDecide && !isOpened && (
          <p id={hint} className="w-full text-sm text-muted">
            Open the document to accept or reject it.
          </p>
        )}
      </div>
    </div>
  );
};
