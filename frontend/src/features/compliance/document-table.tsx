import type { ComplianceDocument } from '#domain/generated/types';
import { DocumentLink } from '../../parts/compliance/document-link';
import { statusColumn } from '../../parts/lists/columns';
import { documentKinds, documentStatuses } from '../../platform/words/compliance-words';
import { RowMenu } from '../../ui/table/row-menu';
import type { Column, Table } from '../../ui/table/table';
import { When } from '../../ui/when';

/** The documents of a profile. `onRemove` is absent while nothing may change. */
export const documentTable = (
  onRemove: ((document: ComplianceDocument) => void) | undefined,
): Table<ComplianceDocument> => ({
  id: 'documents',
  caption: 'Documents',
  noun: { one: 'document', many: 'documents' },
  title: {
    header: 'Document',
    textOf: ({ type }) => documentKinds[type],
    note: ({ note }) => note !== null && <p className="whitespace-pre-line">{note}</p>,
  },
  columns: [
    statusColumn(documentStatuses, ({ status }) => status),
    dayColumn('added', 'Added', ({ createdAt }) => createdAt),
    dayColumn('issued', 'Issued', ({ issuedAt }) => issuedAt),
    dayColumn('valid-to', 'Valid until', ({ validTo }) => validTo),
    {
      id: 'file',
      header: 'File',
      width: 110,
      valueOf: ({ mime }) => mime,
      show: (document) => <DocumentLink document={document} />,
    },
  ],
  ...(onRemove && {
    menu: (document) => (
      <RowMenu
        name={documentKinds[document.type]}
        steps={[{ label: 'Remove…', isDanger: true, onSelect: () => onRemove(document) }]}
      />
    ),
  }),
});

const dayColumn = (
  id: string,
  header: string,
  atOf: (document: ComplianceDocument) => string | null,
): Column<ComplianceDocument> => ({
  id,
  header,
  width: 150,
  valueOf: atOf,
  show: (document) => {
    const at = atOf(document);
    return at === null ? '–' : <When at={at} dayOnly />;
  },
});
