import type { SeedRotation } from '#domain/generated/types';
import { commitmentOf } from '@novalink/engine';
import { whole } from '../../platform/labels/numbers';
import { CopyButton } from '../../ui/copy-button';
import { Notice } from '../../ui/notice';

/** A revealed seed, verified against its commitment, and the next steps. */
export const Revealed = ({ rotation }: { readonly rotation: SeedRotation }) => {
  const { revealedServerSeed, revealedServerSeedHash, rounds } = rotation;
  const holds = commitmentOf(revealedServerSeed) === revealedServerSeedHash;
  return (
    <Notice
      tone={holds ? 'good' : 'bad'}
      title={holds ? 'Server seed revealed' : 'The revealed seed does not match its commitment'}
    >
      <p className="font-mono text-sm break-all">{revealedServerSeed}</p>
      <p className="mt-2">
        {holds
          ? 'Its SHA-256 hash matches the commitment: '
          : 'Its SHA-256 hash does not match the commitment: '}
        <code className="text-sm break-all">{revealedServerSeedHash}</code>
      </p>
      <p className="mt-2">{roundsText(rounds)}</p>
      <CopyButton text={revealedServerSeed} done="Seed copied." className="mt-1 -ml-4">
        Copy seed
      </CopyButton>
    </Notice>
  );
};

const roundsText = (rounds: number): string => {
  if (rounds === 0) return 'No round used this seed.';
  return rounds === 1
    ? 'One round was drawn from it. Select “Check this round” in your list of rounds, or copy the seed and calculate the round yourself.'
    : `${whole(rounds)} rounds were drawn from it. Select “Check this round” in your list of rounds, or copy the seed and calculate the rounds yourself.`;
};
