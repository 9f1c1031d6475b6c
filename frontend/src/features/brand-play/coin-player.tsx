import { useMemo } from 'react';
import type { CoinType, PublicGame } from '#domain/generated/types';
import type { ShownBrand } from '../../shared/brand/read-brand';
import type { ShownTournament } from '../../shared/tournaments/list-tournaments';
import { mathematicsOf } from '../../shared/reels/game-mathematics';
import { CoinScreen } from './coin-screen';

interface CoinPlayerProps {
  readonly game: PublicGame;
  readonly brand: ShownBrand;
  /** Those that games are played with. */
  readonly coins: readonly CoinType[];
  readonly coin: CoinType;
  /** Those that rounds of the game with the coin count for. */
  readonly tournaments: readonly ShownTournament[];
  readonly onCoin: (code: string) => void;
  /** Reads the game again, for when another version has gone live. */
  readonly onOutdated: () => void;
}

/** The table for the game's mathematics and the coins that were chosen. */
export const CoinPlayer = (props: CoinPlayerProps) => {
  const { game, brand, coins, coin, tournaments, onCoin, onOutdated } = props;
  const mathematics = useMemo(() => mathematicsOf(game.rules), [game.rules]);
  return (
    <CoinScreen
      // Another version is another game; other coins are another session.
      key={`${mathematics.hash} ${coin.code}`}
      game={game}
      mathematics={mathematics}
      brand={brand}
      coins={coins}
      coin={coin}
      tournaments={tournaments}
      onCoin={onCoin}
      onOutdated={onOutdated}
    />
  );
};
