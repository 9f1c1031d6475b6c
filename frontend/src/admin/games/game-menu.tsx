import { DecisionMenu } from '../review/decision-menu';
import { useDecideGame } from './decide-game';
import type { OwnedGame } from '../../parts/games/owned-game';
import { offeredFor } from './offered-decisions';

/** Suspends or reinstates a game. */
export const GameMenu = ({ game }: { readonly game: OwnedGame }) => (
  <DecisionMenu name={game.title} decide={useDecideGame(game)} offered={offeredFor(game)} />
);
