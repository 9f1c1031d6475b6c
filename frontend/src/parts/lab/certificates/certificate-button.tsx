import { Download } from 'lucide-react';
import { saveFile } from '../../../platform/page/save-file';
import { Button } from '../../../ui/button';

interface CertificateButtonProps {
  /** The name of the model, the game or the run, for the file name. */
  readonly name: string;
  readonly text: string;
}

/** Downloads a certificate as a file. */
export const CertificateButton = ({ name, text }: CertificateButtonProps) => (
  <Button
    look="quiet"
    onClick={() => saveFile(`certificate-${fileWord(name)}.json`, text, 'application/json')}
  >
    <Download aria-hidden className="size-5" />
    Download the certificate
  </Button>
);

const fileWord = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '') || 'run';
