import { useId } from 'react';
import type { ComplianceDocument } from '#domain/generated/types';
import { Decisions } from './decisions';
import { useSession } from '../../platform/platform';
import { documentKinds } from '../../platform/labels/compliance-labels';
import type { LookedAtCompany } from '../companies/company-fields';
import { useDecideDocument } from './decide-compliance';

interface DocumentDecisionProps {
  readonly document: ComplianceDocument;
  readonly company: LookedAtCompany;
  /** Whether the document was shown to the admin, which is required for a decision. */
  readonly isOpened: boolean;
}

/** The element id of a document, for links. */
export const documentAnchor = ({ id }: Pick<ComplianceDocument, 'id'>): string => `document-${id}`;

/** Accepts or rejects a document in its row, after it was opened. */
export const DocumentDecision = ({ document, company, isOpened }: DocumentDecisionProps) => {
  const self = useSession()?.sub;
  const decide = useDecideDocument(document);
  const hint = useId();
  const blockedBy = isOpened ? undefined : hint;
  const mayDecide = company.owner !== self && document.status === 'UPLOADED';
  const kind = documentKinds[document.type];
  return (
    <div id={documentAnchor(document)} className="grid scroll-mt-24 gap-1">
      {!mayDecide && <span className="text-muted">–</span>}
      <Decisions
        decide={decide}
        offered={
          mayDecide
            ? [
                {
                  kind: 'accept',
                  label: 'Approve document',
                  look: 'quiet',
                  done: `${kind} is approved.`,
                  blockedBy,
                },
                {
                  kind: 'reject',
                  label: 'Reject document',
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
        <p id={hint} className="text-sm text-muted">
          Open the document before you approve or reject it.
        </p>
      )}
    </div>
  );
};
