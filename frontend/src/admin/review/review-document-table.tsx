import type { ComplianceDocument } from '#domain/generated/types';
import {
  documentStatusColumn,
  documentTableBase,
  formatOf,
  uploadedColumn,
} from '../../parts/compliance/document-columns';
import { DocumentLink } from '../../parts/compliance/document-link';
import { documentKinds } from '../../platform/labels/compliance-labels';
import { Button } from '../../ui/button';
import { Facts } from '../../ui/facts';
import type { Column, Table } from '../../ui/table/table';
import { When } from '../../ui/when';
import type { LookedAtCompany } from '../companies/company-fields';
import { DocumentDecision } from './document-decision';

interface ReviewDocuments {
  readonly company: LookedAtCompany;
  /** The ids of the documents that were shown to the admin. */
  readonly opened: ReadonlySet<string>;
  readonly onOpen: (id: string) => void;
  /** Shows a document next to the profile, if there is room. */
  readonly onShow: ((id: string) => void) | undefined;
  /** The id of the document next to the profile. */
  readonly shown: string | undefined;
}

/** The documents of a company for review: an admin opens each document, then decides it in its row. */
export const reviewDocumentTable = (review: ReviewDocuments): Table<ComplianceDocument> => ({
  ...documentTableBase,
  id: 'review-documents',
  columns: [
    documentStatusColumn,
    fileColumn(review),
    {
      id: 'decision',
      header: 'Decision',
      width: 210,
      valueOf: ({ status }) => status,
      show: (document) => (
        <DocumentDecision
          document={document}
          company={review.company}
          isOpened={review.opened.has(document.id)}
        />
      ),
    },
    uploadedColumn,
  ],
  details: (document) => <DocumentFacts document={document} />,
});

const fileColumn = ({ onOpen, onShow, shown }: ReviewDocuments): Column<ComplianceDocument> => ({
  id: 'file',
  header: 'File',
  width: 90,
  valueOf: formatOf,
  show: (document) =>
    onShow ? (
      <Button
        look="plain"
        className="min-h-8! px-0! py-0!"
        aria-pressed={document.id === shown}
        onClick={() => onShow(document.id)}
      >
        Show <span className="sr-only">{documentKinds[document.type]}</span>
      </Button>
    ) : (
      <DocumentLink document={document} onOpen={() => onOpen(document.id)} />
    ),
});

const DocumentFacts = ({ document }: { readonly document: ComplianceDocument }) => (
  <Facts
    rows={[
      ['Format', formatOf(document)],
      ['Issued', document.issuedAt && <When at={document.issuedAt} dayOnly />],
      ['Valid until', document.validTo && <When at={document.validTo} dayOnly />],
      [
        'SHA-256',
        <code key="hash" className="text-sm break-all">
          {document.sha256}
        </code>,
      ],
    ]}
  />
);
