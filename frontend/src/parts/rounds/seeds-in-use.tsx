import { useState } from 'react';
import type { SeedPair } from '#domain/generated/types';
import { whole } from '../../platform/words/figures';
import { sentenceFor } from '../../platform/api/messages';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { isClientSeed } from './client-seed';
import { ClientSeedField } from './client-seed-field';
import { Fingerprint } from './fingerprint';
import { Revealed } from './revealed';
import { useRotateSeeds } from './seed-requests';

interface SeedsInUseProps {
  readonly brandId: string;
  readonly seeds: SeedPair;
}

/** The pair in use and the one that follows; a press reveals the first and goes on with the second. */
export const SeedsInUse = ({ brandId, seeds }: SeedsInUseProps) => {
  const rotate = useRotateSeeds(brandId);
  const [typed, setTyped] = useState<string>();
  const clientSeed = typed ?? seeds.clientSeed;
  const { serverSeedHash } = seeds;
  return (
    <div className="grid gap-6">
      {rotate.data && <Revealed rotation={rotate.data} />}
      <div className="grid items-start gap-6 md:grid-cols-2">
        <Fingerprint
          label="Commitment in use"
          value={serverSeedHash}
          note={`SHA-256 of the server’s seed, which is still secret. ${playedWords(seeds.nonce)}`}
        />
        <Fingerprint
          label="Your seed in use"
          value={seeds.clientSeed}
          note="Goes into each of these rounds."
        />
        <Fingerprint
          label="Commitment to the seed that follows"
          value={seeds.nextServerSeedHash}
          note="The next seed is bound already. Note it down: it becomes the commitment in use."
        />
        <ClientSeedField
          label="Your seed for the rounds that follow"
          hint="Any letters, digits and signs you like; or leave it as it is."
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
          Reveal the seed and go on with the next
        </Button>
      </div>
    </div>
  );
};

const playedWords = (rounds: number): string => {
  if (rounds === 0) return 'No round has been drawn from it yet.';
  return rounds === 1
    ? 'One round has been drawn from it.'
    : `${whole(rounds)} rounds have been drawn from it.`;
};
