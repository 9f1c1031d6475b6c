import { Decisions } from '../../parts/review/decisions';
import { useDecideCasino } from './decide-casino';
import type { LookedAtCasino } from './list-casinos';
import { offeredFor } from './offered-decisions';

/** The decision that an admin may take about a casino in its present status, as a button. */
export const CasinoDecision = ({ casino }: { readonly casino: LookedAtCasino }) => (
  <Decisions
    owner={casino.owner}
    what="casino"
    decide={useDecideCasino(casino)}
    offered={offeredFor(casino)}
  />
);
