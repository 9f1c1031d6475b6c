import { useMemo } from 'react';
import { Panel } from '../../ui/page';
import { CertificateButton } from '../../parts/lab/certificates/certificate-button';
import { certificateOfRun, type RunEvidence } from '../../parts/lab/certificates/certificate-text';
import type { ShownRun } from '../../parts/lab/run-requests';
import { VerifyPanel } from '../../parts/lab/verification/verify-panel';

interface CertificatePanelProps {
  readonly run: ShownRun;
  readonly evidence: RunEvidence;
}

/** The certificate of a judged run, with its verification; renders nothing for other runs. */
export const CertificatePanel = ({ run, evidence }: CertificatePanelProps) => {
  const certificate = useMemo(() => certificateOfRun(run, evidence), [run, evidence]);
  if (certificate === undefined) return null;
  return (
    <div className="print:hidden">
      <Panel title="Certificate" lead="Contains everything that is needed to repeat this run independently.">
        <div className="grid gap-4">
          <div className="flex">
            <CertificateButton name={`${run.name} ${run.semver ?? run.id}`} text={certificate} />
          </div>
          <VerifyPanel text={certificate} />
        </div>
      </Panel>
    </div>
  );
};
