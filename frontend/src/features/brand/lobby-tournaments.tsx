import { Link } from 'react-router-dom';
import { brandPath } from '../../parts/brand/brand-context';
import type { ShownBrand } from '../../parts/brand/read-brand';
import { useTournaments } from '../../parts/tournaments/list-tournaments';
import { openTournaments } from '../../parts/tournaments/open-tournaments';
import { TournamentCards } from '../../parts/tournaments/tournament-cards';

/** As many fit in one row. */
const most = 3;

/** The running and next tournaments of the brand; nothing while there are none. */
export const LobbyTournaments = ({ brand }: { readonly brand: ShownBrand }) => {
  const { items = [] } = useTournaments(brand.id);
  const open = openTournaments(items);
  if (open.length === 0) return null;
  return (
    <section aria-labelledby="tournaments" className="grid gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h2 id="tournaments" className="text-xl font-semibold text-heading">
          Tournaments
        </h2>
        <Link className="underline" to={brandPath('Tourneys', brand.id)}>
          All tournaments
        </Link>
      </div>
      <TournamentCards brandId={brand.id} tournaments={open.slice(0, most)} />
    </section>
  );
};
