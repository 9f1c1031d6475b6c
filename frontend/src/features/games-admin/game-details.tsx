import { GameHistory } from '../../parts/game-history';
import { GameFacts } from './game-facts';
import type { LookedAtGame } from './list-games';

/** What is known about a game, and who did what. */
export const GameDetails = ({ game }: { readonly game: LookedAtGame }) => (
  <>
    <GameFacts game={game} />
    <GameHistory gameId={game.id} owner={game.owner} />
  </>
);
