import type { CoinType } from '#domain/generated/types';
import { Facts } from '../../ui/facts';
import { isRevealed } from '../../parts/rounds/check-coin-round';
import { RoundCheck } from './round-check';
import type { ReadRound } from '../../parts/rounds/round-requests';
import { ShareReplay } from './share-replay';
import * as messages from './messages';

interface RoundDetailsProps {
  readonly brandId: string;
  readonly round: ReadRound;
  /** Absent if the brand does not know the coin. */
  readonly coin: Pick<CoinType, 'name' | 'decimals'> | undefined;
}

/** The seeds of a round and, after the seed is revealed, its verification. */
export const RoundDetails = ({ brandId, round, coin }: RoundDetailsProps) => (
  <>
    <Facts
      rows={[
        [messages.nonce, round.nonce],
        [messages.yourSeed, <code key="seed">{round.clientSeed}</code>],
        [
          messages.hashOfServerSeed,
          <code key="hash" className="text-sm break-all">
            {round.serverSeedHash}
          </code>,
        ],
        [
          messages.roundId,
          <code key="id" className="text-sm break-all">
            {round.id}
          </code>,
        ],
      ]}
    />
    {isRevealed(round) ? (
      <RoundCheck round={round} coin={coin ?? { name: round.coin, decimals: 0 }} />
    ) : (
      <p className="text-muted">{messages.roundCanBeVerifiedOnce}</p>
    )}
    <ShareReplay brandId={brandId} round={round} />
  </>
);
