import type { SeedRotation } from '#domain/generated/types';
import { commitmentOf } from '#domain/slots/play/draw';
import { whole } from '../../platform/words/figures';
import { CopyButton } from '../../ui/copy-button';
import { Notice } from '../../ui/notice';

/** A seed that was just revealed, checked against its commitment, and what to do with it. */
export const Revealed = ({ rotation }: { readonly rotation: SeedRotation }) => {
  const { revealedServerSeed, revealedServerSeedHash, rounds } = rotation;
  const holds = commitmentOf(revealedServerSeed) === revealedServerSeedHash;
  return (
    <Notice
      tone={holds ? 'good' : 'bad'}
      title={holds ? 'The seed is revealed' : 'The revealed seed is not the one that was committed to'}
    >
      <p className="font-mono text-sm break-all">{revealedServerSeed}</p>
      <p className="mt-2">
        {holds ? 'Its SHA-256, worked out here, is the commitment: ' : 'Its SHA-256 is not the commitment: '}
        <code className="text-sm break-all">{revealedServerSeedHash}</code>
      </p>
      <p className="mt-2">
        {rounds === 0
          ? 'No round was drawn from it.'
          : `${rounds === 1 ? 'One round was' : `${whole(rounds)} rounds were`} drawn from it. Press “Check this round” at each of them in the list of your rounds, or copy the seed and work them out anywhere else.`}
      </p>
      <CopyButton text={revealedServerSeed} done="The seed is on the clipboard." className="mt-1 -ml-4">
        Copy the seed
      </CopyButton>
    </Notice>
  );
};
