import { DecisionMenu } from '../../parts/review/decision-menu';
import { useDecideGame } from './decide-game';
import type { LookedAtGame } from './list-games';
import { offeredFor } from './offered-decisions';

/** Stops a game, or lets it go on. */
export const GameMenu = ({ game }: { readonly game: LookedAtGame }) => (
  <DecisionMenu name={game.title} decide={useDecideGame(game)} offered={offeredFor(game)} />
);
