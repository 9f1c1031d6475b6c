import { readDayFile } from '#domain/audit/day-file';
import { readCertificate } from '@novalink/engine/lab';
import { readRoundProof } from '@novalink/engine/proof';
import type { Fault } from '@novalink/engine/document';
import { certificateOutcome } from './certificate-outcome';
import { dayOutcome } from './day-outcome';
import { element, pathList } from './elements';
import { roundOutcome } from './round-outcome';

/** Verifies the text of a round proof, a certificate or a day of the audit log, and shows the result. */
export const verifyText = async (
  text: string,
  show: (nodes: readonly Node[]) => void,
  signal: AbortSignal,
): Promise<void> => {
  if (isOf('audit-day', text)) {
    const read = readDayFile(text);
    show(
      'faults' in read
        ? refusal('This is not a valid day of the public audit log.', read.faults)
        : dayOutcome(read.file),
    );
    return;
  }
  if (isOf('certificate', text)) {
    const read = readCertificate(text);
    if ('faults' in read) show(refusal('This is not a valid certificate.', read.faults));
    else await certificateOutcome(read.certificate, show, signal);
    return;
  }
  const read = readRoundProof(text);
  show(
    'faults' in read
      ? refusal('This is not a valid proof of a round.', read.faults)
      : roundOutcome(read.proof),
  );
};

/** Tests only the name of the schema. The parser of that schema reports all other errors. */
const isOf = (kind: 'audit-day' | 'certificate', text: string): boolean =>
  new RegExp(`"schema"\\s*:\\s*"novalink\\.${kind}/`).test(text);

const refusal = (sentence: string, faults: readonly Fault[]): Node[] => [
  element('p', 'bad', sentence),
  pathList(faults.map(({ path, reason }) => ({ path, text: reason }))),
];
