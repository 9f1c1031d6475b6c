import { CasinoHistory } from '../../parts/casinos/casino-history';
import { CasinoBrands } from './casino-brands';
import { CasinoFacts } from './casino-facts';
import type { OwnedCasino } from '../../parts/casinos/owned-casino';

/** The brands of a casino, its data and its history. */
export const CasinoDetails = ({ casino }: { readonly casino: OwnedCasino }) => (
  <>
    <CasinoBrands casinoId={casino.id} />
    <CasinoFacts casino={casino} />
    <CasinoHistory of="casino" id={casino.id} owner={casino.owner} />
  </>
);
