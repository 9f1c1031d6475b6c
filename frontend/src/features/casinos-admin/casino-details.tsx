import { CasinoHistory } from '../../parts/casinos/casino-history';
import { CasinoBrands } from './casino-brands';
import { CasinoFacts } from './casino-facts';
import type { LookedAtCasino } from './list-casinos';

/** The brands of a casino, what is known about it, and who did what. */
export const CasinoDetails = ({ casino }: { readonly casino: LookedAtCasino }) => (
  <>
    <CasinoBrands casinoId={casino.id} />
    <CasinoFacts casino={casino} />
    <CasinoHistory of="casino" id={casino.id} owner={casino.owner} />
  </>
);
