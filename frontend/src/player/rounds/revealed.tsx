import type { SeedRotation } from '#domain/generated/types';
import { commitmentOf } from '@novalink/engine';
import { whole } from '../../platform/labels/numbers';
import { CopyButton } from '../../ui/copy-button';
import { Notice } from '../../ui/notice';
import * as messages from './messages';

/** A revealed seed, verified against its commitment, and the next steps. */
export const Revealed = ({ rotation }: { readonly rotation: SeedRotation }) => {
  const { revealedServerSeed, revealedServerSeedHash, rounds } = rotation;
  const holds = commitmentOf(revealedServerSeed) === revealedServerSeedHash;
  return (
    <Notice
      tone={holds ? 'good' : 'bad'}
      title={holds ? messages.serverSeedRevealed : messages.revealedSeedDoesNotMatch}
    >
      <p className="font-mono text-sm break-all">{revealedServerSeed}</p>
      <p className="mt-2">
        {holds ? messages.itsSha256HashMatches : messages.itsSha256HashDoes}
        <code className="text-sm break-all">{revealedServerSeedHash}</code>
      </p>
      <p className="mt-2">
        {rounds === 0 ? messages.noRoundUsedThisSeed : messages.oneRoundWasDrawnFrom(rounds, whole(rounds))}
      </p>
      <CopyButton text={revealedServerSeed} done={messages.seedCopied} className="mt-1 -ml-4">
        {messages.copySeed}
      </CopyButton>
    </Notice>
  );
};
