import { useState } from 'react';
import type { SeedPair } from '#domain/generated/types';
import { whole } from '../../platform/labels/numbers';
import { sentenceFor } from '../../platform/api/error-sentences';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { isClientSeed } from '../../parts/rounds/client-seed';
import { ClientSeedField } from '../../parts/rounds/client-seed-field';
import { HashValue } from '../../parts/rounds/hash-value';
import { Revealed } from './revealed';
import { useRotateSeeds } from './seed-requests';
import * as messages from './messages';

interface SeedsInUseProps {
  readonly brandId: string;
  readonly seeds: SeedPair;
}

/**
 * The current and the next pair of seeds. A rotation reveals the current pair and continues with the next.
 */
export const SeedsInUse = ({ brandId, seeds }: SeedsInUseProps) => {
  const rotate = useRotateSeeds(brandId);
  const [typed, setTyped] = useState<string>();
  const clientSeed = typed ?? seeds.clientSeed;
  const { serverSeedHash } = seeds;
  return (
    <div className="grid gap-6">
      {rotate.data && <Revealed rotation={rotate.data} />}
      <div className="grid items-start gap-6 md:grid-cols-2">
        <HashValue
          label={messages.currentCommitment}
          value={serverSeedHash}
          note={messages.sha256OfSecretServer(playedLabel(seeds.nonce))}
        />
        <HashValue
          label={messages.yourCurrentSeed}
          value={seeds.clientSeed}
          note={messages.usedInEachOfThese}
        />
        <HashValue
          label={messages.nextCommitment}
          value={seeds.nextServerSeedHash}
          note={messages.serverHasAlreadyCommittedTo}
        />
        <ClientSeedField
          label={messages.yourNextSeed}
          hint={messages.anyLettersDigitsAndSigns}
          value={clientSeed}
          isLocked={rotate.isPending}
          onChange={setTyped}
        />
      </div>
      {rotate.error !== null && <Notice tone="bad">{sentenceFor(rotate.error)}</Notice>}
      <div>
        <Button
          busy={rotate.isPending}
          disabled={!isClientSeed(clientSeed)}
          onClick={() =>
            rotate.mutate({ clientSeed, serverSeedHash }, { onSuccess: () => setTyped(undefined) })
          }
        >
          {messages.revealAndChangeSeeds}
        </Button>
      </div>
    </div>
  );
};

const playedLabel = (rounds: number): string => {
  if (rounds === 0) return messages.noRoundHasUsedIt;
  return messages.roundsHaveUsedIt(rounds, whole(rounds));
};
