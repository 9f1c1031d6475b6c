import { Decisions } from '../review/decisions';
import { useDecideGame } from './decide-game';
import type { OwnedGame } from '../../parts/games/owned-game';
import { offeredFor } from './offered-decisions';

/** Buttons for the decisions that are possible in the game's current status. */
export const GameDecisions = ({ game }: { readonly game: OwnedGame }) => (
  <Decisions decide={useDecideGame(game)} offered={offeredFor(game)} />
);
