import { GameHistory } from '../../parts/games/game-history';
import { GameFacts } from './game-facts';
import type { OwnedGame } from '../../parts/games/owned-game';

/** The data of a game and its history. */
export const GameDetails = ({ game }: { readonly game: OwnedGame }) => (
  <>
    <GameFacts game={game} />
    <GameHistory gameId={game.id} owner={game.owner} />
  </>
);
