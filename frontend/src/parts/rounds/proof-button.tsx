import { Download } from 'lucide-react';
import { type RoundProof, roundProofJson } from '@novalink/engine/proof';
import { saveFile } from '../../platform/page/save-file';
import { Button } from '../../ui/button';

/** Downloads the proof of a round as a file for the offline verifier. */
export const ProofButton = ({ proof }: { readonly proof: RoundProof }) => (
  <Button
    look="quiet"
    onClick={() =>
      saveFile(
        `round-${proof.serverSeedHash.slice(0, 12)}-${proof.nonce}.json`,
        roundProofJson(proof),
        'application/json',
      )
    }
  >
    <Download aria-hidden className="size-5" />
    Download the proof
  </Button>
);
