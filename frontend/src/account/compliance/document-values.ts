import * as v from 'valibot';
import type { AddComplianceDocumentInput, ComplianceDocumentKind } from '#domain/generated/types';
import { documentKinds } from '../../platform/labels/compliance-labels';

/** The form values of a document. */
export interface DocumentValues {
  type: string;
  issuedAt: string;
  validTo: string;
  /** The key of the file that the upload check has accepted; empty until then. */
  fileKey: string;
}

export const noDocument: DocumentValues = { type: '', issuedAt: '', validTo: '', fileKey: '' };

const kinds = Object.keys(documentKinds) as ComplianceDocumentKind[];

const optionalDay = v.nullable(v.pipe(v.string(), v.isoDate('date')));

export const documentRules = v.pipe(
  v.object({
    type: v.picklist(kinds, 'required'),
    issuedAt: optionalDay,
    validTo: optionalDay,
    fileKey: v.pipe(v.string(), v.nonEmpty('required')),
  }),
  v.forward(
    v.partialCheck(
      [['issuedAt'], ['validTo']],
      ({ issuedAt, validTo }) => issuedAt === null || validTo === null || validTo >= issuedAt,
      'after-issue',
    ),
    ['validTo'],
  ),
);

export const documentInput = ({ type, issuedAt, validTo, fileKey }: DocumentValues) => ({
  type,
  issuedAt: issuedAt === '' ? null : issuedAt,
  validTo: validTo === '' ? null : validTo,
  fileKey,
});

/** The validated input. */
export const checkedDocument = (values: DocumentValues): Omit<AddComplianceDocumentInput, 'companyId'> =>
  v.parse(documentRules, documentInput(values));
