import type { Fault } from '#domain/slots/model/faults';
import { Notice } from '../../../ui/notice';
import { DifferenceList } from '../verification/difference-list';

/** Why a certificate is not even worth repeating, by the path of each fault. */
export const CertificateFaults = ({ faults }: { readonly faults: readonly Fault[] }) => (
  <Notice tone="bad" title="Not verified: this is not a valid certificate">
    <DifferenceList entries={faults.map(({ path, reason }) => ({ path, text: reason }))} />
  </Notice>
);
