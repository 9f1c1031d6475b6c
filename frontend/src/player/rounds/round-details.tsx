import type { CoinType } from '#domain/generated/types';
import { Facts } from '../../ui/facts';
import { isRevealed } from '../../parts/rounds/check-coin-round';
import { RoundCheck } from './round-check';
import type { ReadRound } from '../../parts/rounds/round-requests';
import { ShareReplay } from './share-replay';

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
        ['Nonce', round.nonce],
        ['Your seed', <code key="seed">{round.clientSeed}</code>],
        [
          'Hash of the server seed',
          <code key="hash" className="text-sm break-all">
            {round.serverSeedHash}
          </code>,
        ],
        [
          'Round ID',
          <code key="id" className="text-sm break-all">
            {round.id}
          </code>,
        ],
      ]}
    />
    {isRevealed(round) ? (
      <RoundCheck round={round} coin={coin ?? { name: round.coin, decimals: 0 }} />
    ) : (
      <p className="text-muted">The round can be verified once its server seed is revealed.</p>
    )}
    <ShareReplay brandId={brandId} round={round} />
  </>
);
