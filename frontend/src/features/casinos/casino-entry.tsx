import { Link } from 'react-router-dom';
import { casinoStatuses, jurisdictions } from '../../platform/words/casino-words';
import { Badge } from '../../ui/badge';
import { When } from '../../ui/when';
import type { OwnCasino } from './casino-fields';
import { casinosPlaces } from './casinos-places';

/** One's casino in a list: what it is, and where it stands. */
export const CasinoEntry = ({ casino }: { readonly casino: OwnCasino }) => {
  const { text, tone } = casinoStatuses[casino.status];
  return (
    <article aria-label={casino.name}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <h2 className="text-lg font-semibold break-words text-heading">
          <Link to={casinosPlaces.casino(casino.id)} className="hover:underline">
            {casino.name}
          </Link>
        </h2>
        <Badge tone={tone}>{text}</Badge>
      </div>
      <p className="mt-1 text-sm text-muted">
        {jurisdictions[casino.jurisdiction]} · {casino.minAge}+ · changed <When at={casino.updatedAt} />
      </p>
      {casino.status === 'DRAFT' && casino.reviewNote !== null && (
        <p className="mt-2 line-clamp-2">
          <span className="text-muted">Sent back:</span> {casino.reviewNote}
        </p>
      )}
    </article>
  );
};
