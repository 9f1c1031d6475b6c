import { useMemo } from 'react';
import type { CoinType, PublicGame } from '#domain/generated/types';
import type { ShownBrand } from '../../parts/brand/read-brand';
import type { ShownTournament } from '../../parts/tournaments/list-tournaments';
import { mathematicsOf } from '../../parts/reels/game-mathematics';
import { CoinScreen } from './coin-screen';

interface CoinPlayerProps {
  readonly game: PublicGame;
  readonly brand: ShownBrand;
  /** The coins with which games can be played. */
  readonly coins: readonly CoinType[];
  readonly coin: CoinType;
  /** The tournaments for which rounds of the game with the coin count. */
  readonly tournaments: readonly ShownTournament[];
  readonly onCoin: (code: string) => void;
  /** Reads the game again after another version has gone live. */
  readonly onOutdated: () => void;
}

/** The game screen for the game's math model and the selected coins. */
export const CoinPlayer = (props: CoinPlayerProps) => {
  const { game, brand, coins, coin, tournaments, onCoin, onOutdated } = props;
  const mathematics = useMemo(() => mathematicsOf(game.rules), [game.rules]);
  return (
    <CoinScreen
      // Another version or other coins need a new session.
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
