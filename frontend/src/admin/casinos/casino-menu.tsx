import { DecisionMenu } from '../review/decision-menu';
import { useDecideCasino } from './decide-casino';
import type { OwnedCasino } from '../../parts/casinos/owned-casino';
import { offeredFor } from './offered-decisions';

/** The decisions about the casino of a row. */
export const CasinoMenu = ({ casino }: { readonly casino: OwnedCasino }) => {
  const decide = useDecideCasino(casino);
  const offered = offeredFor(casino);
  if (offered.length === 0) return null;
  return (
    <DecisionMenu name={casino.name} owner={casino.owner} what="casino" decide={decide} offered={offered} />
  );
};
