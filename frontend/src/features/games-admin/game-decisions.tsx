import { Decisions } from '../../shared/review/decisions';
import { useDecideGame } from './decide-game';
import type { OwnedGame } from '../../shared/games/owned-game';
import { offeredFor } from './offered-decisions';

/** The decisions that an admin may take about a game in its present status, as buttons. */
export const GameDecisions = ({ game }: { readonly game: OwnedGame }) => (
  <Decisions decide={useDecideGame(game)} offered={offeredFor(game)} />
);
