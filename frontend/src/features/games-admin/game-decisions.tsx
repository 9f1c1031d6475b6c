import { Decisions } from '../../parts/review/decisions';
import { useDecideGame } from './decide-game';
import type { LookedAtGame } from './list-games';
import { offeredFor } from './offered-decisions';

/** The decisions that an admin may take about a game in its present status, as buttons. */
export const GameDecisions = ({ game }: { readonly game: LookedAtGame }) => (
  <Decisions decide={useDecideGame(game)} offered={offeredFor(game)} />
);
