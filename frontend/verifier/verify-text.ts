import { readDayFile } from '#domain/audit/day-file';
import { readCertificate } from '#domain/lab/certificate/certificate';
import { readRoundProof } from '#domain/proof/round-proof';
import type { Fault } from '#domain/slots/model/faults';
import { certificateOutcome } from './certificate-outcome';
import { dayOutcome } from './day-outcome';
import { element, pathList } from './elements';
import { roundOutcome } from './round-outcome';

/** Verifies the text of a file, whichever of the three kinds it is, and shows what came of it. */
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

/** By the name of its schema alone: what is wrong with the rest is told by its reader. */
const isOf = (kind: 'audit-day' | 'certificate', text: string): boolean =>
  new RegExp(`"schema"\\s*:\\s*"novalink\\.${kind}/`).test(text);

const refusal = (sentence: string, faults: readonly Fault[]): Node[] => [
  element('p', 'bad', sentence),
  pathList(faults.map(({ path, reason }) => ({ path, text: reason }))),
];
