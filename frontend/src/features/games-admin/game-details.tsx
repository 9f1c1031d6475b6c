import { GameHistory } from '../../shared/game-history';
import { GameFacts } from './game-facts';
import type { OwnedGame } from '../../shared/games/owned-game';

/** What is known about a game, and who did what. */
export const GameDetails = ({ game }: { readonly game: OwnedGame }) => (
  <>
    <GameFacts game={game} />
    <GameHistory gameId={game.id} owner={game.owner} />
  </>
);
