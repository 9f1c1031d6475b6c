import type { Fault } from '@novalink/engine/document';
import { Notice } from '../../../ui/notice';
import { DifferenceList } from '../verification/difference-list';
import * as messages from './messages';

/** The errors of an invalid certificate, by path. */
export const CertificateErrors = ({ faults }: { readonly faults: readonly Fault[] }) => (
  <Notice tone="bad" title={messages.notVerifiedThisIsNot}>
    <DifferenceList entries={faults.map(({ path, reason }) => ({ path, text: reason }))} />
  </Notice>
);
