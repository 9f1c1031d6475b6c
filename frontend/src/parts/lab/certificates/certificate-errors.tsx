import type { Fault } from '@novalink/engine/document';
import { Notice } from '../../../ui/notice';
import { DifferenceList } from '../verification/difference-list';

/** The errors of an invalid certificate, by path. */
export const CertificateErrors = ({ faults }: { readonly faults: readonly Fault[] }) => (
  <Notice tone="bad" title="Not verified: this is not a valid certificate">
    <DifferenceList entries={faults.map(({ path, reason }) => ({ path, text: reason }))} />
  </Notice>
);
