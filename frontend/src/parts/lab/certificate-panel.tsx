import { useMemo } from 'react';
import { Panel } from '../../ui/page';
import { CertificateButton } from './certificate-button';
import { certificateOfRun, type RunEvidence } from './certificate-text';
import type { ShownRun } from './run-requests';
import { VerifyPanel } from './verify-panel';

interface CertificatePanelProps {
  readonly run: ShownRun;
  readonly evidence: RunEvidence;
}

/** The certificate of a run that has been judged, and the way to verify it; nothing of other runs. */
export const CertificatePanel = ({ run, evidence }: CertificatePanelProps) => {
  const certificate = useMemo(() => certificateOfRun(run, evidence), [run, evidence]);
  if (certificate === undefined) return null;
  return (
    <div className="print:hidden">
      <Panel
        title="Certificate"
        lead="All that anybody needs to repeat this run bit for bit, without asking you or us."
      >
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
