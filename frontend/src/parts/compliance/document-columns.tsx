import type { ComplianceDocument } from '#domain/generated/types';
import { documentKinds, documentStatuses } from '../../platform/labels/compliance-labels';
import type { Column, Table } from '../../ui/table/table';
import { ShortDay } from '../../ui/when';
import { statusColumn } from '../lists/columns';

type DocumentColumn = Column<ComplianceDocument>;

/** The common part of the tables of documents. */
export const documentTableBase: Pick<Table<ComplianceDocument>, 'caption' | 'noun' | 'title'> = {
  caption: 'Documents',
  noun: { one: 'document', many: 'documents' },
  title: {
    header: 'Document',
    textOf: ({ type }) => documentKinds[type],
    note: ({ note }) => note !== null && <p className="whitespace-pre-line">{note}</p>,
  },
};

export const documentStatusColumn: DocumentColumn = statusColumn(documentStatuses, ({ status }) => status);

const dayColumn = (
  id: string,
  header: string,
  atOf: (document: ComplianceDocument) => string | null,
): DocumentColumn => ({
  id,
  header,
  width: 125,
  valueOf: atOf,
  show: (document) => {
    const at = atOf(document);
    return at === null ? '–' : <ShortDay at={at} />;
  },
});

export const uploadedColumn = dayColumn('added', 'Uploaded', ({ createdAt }) => createdAt);
export const issuedColumn = dayColumn('issued', 'Issued', ({ issuedAt }) => issuedAt);
export const validToColumn = dayColumn('valid-to', 'Valid until', ({ validTo }) => validTo);

/** `PDF` for `application/pdf`. */
export const formatOf = ({ mime }: Pick<ComplianceDocument, 'mime'>): string =>
  mime.slice(mime.indexOf('/') + 1).toUpperCase();

export const formatColumn: DocumentColumn = {
  id: 'format',
  header: 'Format',
  width: 100,
  valueOf: formatOf,
};
