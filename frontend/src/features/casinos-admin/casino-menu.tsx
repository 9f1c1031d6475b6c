import { DecisionMenu } from '../../parts/review/decision-menu';
import { useDecideCasino } from './decide-casino';
import type { LookedAtCasino } from './list-casinos';
import { offeredFor } from './offered-decisions';

/** The decisions about the casino of a row. */
export const CasinoMenu = ({ casino }: { readonly casino: LookedAtCasino }) => {
  const decide = useDecideCasino(casino);
  const offered = offeredFor(casino);
  if (offered.length === 0) return null;
  return (
    <DecisionMenu name={casino.name} owner={casino.owner} what="casino" decide={decide} offered={offered} />
  );
};
