import { Decisions } from '../review/decisions';
import { useDecideCasino } from './decide-casino';
import type { OwnedCasino } from '../../parts/casinos/owned-casino';
import { offeredFor } from './offered-decisions';

/** A button for the decision that is possible in the casino's current status. */
export const CasinoDecision = ({ casino }: { readonly casino: OwnedCasino }) => (
  <Decisions
    owner={casino.owner}
    what="casino"
    decide={useDecideCasino(casino)}
    offered={offeredFor(casino)}
  />
);
