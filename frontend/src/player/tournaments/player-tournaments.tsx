import type { ReactNode } from 'react';
import { ListFrame } from '../../parts/lists/list-frame';
import type { ShownTournament } from '../../parts/tournaments/list-tournaments';
import { finishedTournaments, openTournaments } from './open-tournaments';
import { TournamentCards } from './tournament-cards';
import type { PagedList } from '../../platform/api/paged-list';

interface PlayerTournamentsProps {
  readonly brandId: string;
  readonly list: PagedList<ShownTournament>;
  readonly empty: ReactNode;
}

/** The running, upcoming and finished tournaments of a brand. */
export const PlayerTournaments = ({ brandId, list, empty }: PlayerTournamentsProps) => (
  <ListFrame list={list} empty={empty}>
    {(items) => (
      <div className="grid grid-cols-1 gap-8">
        {groupsOf(items).map(([title, tournaments]) => (
          <section key={title} aria-label={title} className="grid grid-cols-1 gap-4">
            <h2 className="text-lg font-semibold text-heading">{title}</h2>
            <TournamentCards brandId={brandId} tournaments={tournaments} />
          </section>
        ))}
      </div>
    )}
  </ListFrame>
);

const groupsOf = (items: readonly ShownTournament[]) => {
  const open = openTournaments(items);
  return (
    [
      ['Running', open.filter(({ status }) => status === 'RUNNING')],
      ['Upcoming', open.filter(({ status }) => status === 'SCHEDULED')],
      ['Finished', finishedTournaments(items)],
    ] as const
  ).filter(([, tournaments]) => tournaments.length > 0);
};
