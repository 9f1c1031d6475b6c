import { useMemo, useState } from 'react';
import { readCertificate } from '@novalink/engine/lab';
import { CertificateErrors } from '../../parts/lab/certificates/certificate-errors';
import { RepeatFacts } from '../../parts/lab/verification/repeat-facts';
import { seededNote } from '../../parts/lab/seeded-note';
import { VerdictList } from '../../parts/lab/verdict-list';
import { VerifyPanel } from '../../parts/lab/verification/verify-panel';
import { runStatuses } from '../../platform/labels/lab-labels';
import { Badge } from '../../ui/badge';
import { Notice } from '../../ui/notice';
import { OnDemand } from '../../ui/on-demand';
import { Page, Panel } from '../../ui/page';
import { FileDrop } from '../../ui/upload/file-drop';
import { historyCrumb } from './history-crumb';

interface Chosen {
  readonly name: string;
  readonly text: string;
}

/** A longer file is not a certificate. Shorter files are checked by the parser of certificates. */
const mostBytes = 1_000_000;

/** Reads any certificate and repeats its run in this browser. */
export const VerifyPage = () => {
  const [chosen, setChosen] = useState<Chosen>();
  const [fault, setFault] = useState<string>();
  const take = async (file: File | undefined) => {
    setFault(undefined);
    setChosen(undefined);
    if (!file) return;
    if (file.size > mostBytes) {
      setFault(`${file.name} is too large for a certificate.`);
      return;
    }
    setChosen({ name: file.name, text: await file.text() });
  };
  return (
    <Page
      title="Verify a certificate"
      lead="Choose a certificate file. This browser repeats the test run and compares the results. Nothing is uploaded."
      breadcrumbs={[historyCrumb]}
    >
      <Panel>
        <div className="grid gap-5">
          <FileDrop
            label="Choose a certificate"
            hint="A JSON file"
            accept={['application/json', '.json']}
            onFiles={([file]) => void take(file)}
          />
          {fault !== undefined && <Notice tone="bad">{fault}</Notice>}
          {chosen && <ReadCertificate key={chosen.text} {...chosen} />}
          <p className="max-w-2xl text-sm text-muted">{seededNote}</p>
        </div>
      </Panel>
    </Page>
  );
};

const ReadCertificate = ({ name, text }: Chosen) => {
  const read = useMemo(() => readCertificate(text), [text]);
  if ('faults' in read) return <CertificateErrors faults={read.faults} />;
  const { certificate } = read;
  const { text: verdict, tone } = runStatuses[certificate.status];
  return (
    <>
      <h2 className="text-lg font-semibold break-words text-heading">
        {certificate.title ?? certificate.mathModel.name} {certificate.semver}
      </h2>
      <p className="flex flex-wrap items-center gap-3">
        <span className="text-muted">{name} says:</span> <Badge tone={tone}>{verdict}</Badge>
      </p>
      <RepeatFacts run={certificate} />
      <VerifyPanel look="main" text={text} />
      <OnDemand label="Rules in the certificate">
        <VerdictList checks={certificate.checks} />
      </OnDemand>
    </>
  );
};
