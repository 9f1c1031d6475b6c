import type { ComplianceDocument } from '#domain/generated/types';
import {
  documentStatusColumn,
  documentTableBase,
  formatColumn,
  issuedColumn,
  uploadedColumn,
  validToColumn,
} from '../../parts/compliance/document-columns';
import { DocumentLink } from '../../parts/compliance/document-link';
import { documentKinds } from '../../platform/labels/compliance-labels';
import { RowMenu } from '../../ui/table/row-menu';
import type { Table } from '../../ui/table/table';

/** The documents of a profile. `onRemove` is absent while changes are not possible. */
export const documentTable = (
  onRemove: ((document: ComplianceDocument) => void) | undefined,
): Table<ComplianceDocument> => ({
  ...documentTableBase,
  id: 'documents',
  columns: [
    documentStatusColumn,
    uploadedColumn,
    issuedColumn,
    validToColumn,
    { ...formatColumn, isExtra: true },
    {
      id: 'file',
      header: 'File',
      width: 100,
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
