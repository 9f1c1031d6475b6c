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
          label="Current commitment"
          value={serverSeedHash}
          note={`SHA-256 of the secret server seed. ${playedLabel(seeds.nonce)}`}
        />
        <HashValue label="Your current seed" value={seeds.clientSeed} note="Used in each of these rounds." />
        <HashValue
          label="Next commitment"
          value={seeds.nextServerSeedHash}
          note="The server has already committed to its next seed."
        />
        <ClientSeedField
          label="Your next seed"
          hint="Any letters, digits and signs. You can keep the suggestion."
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
          Reveal and change seeds
        </Button>
      </div>
    </div>
  );
};

const playedLabel = (rounds: number): string => {
  if (rounds === 0) return 'No round has used it yet.';
  return rounds === 1 ? 'One round has used it.' : `${whole(rounds)} rounds have used it.`;
};
