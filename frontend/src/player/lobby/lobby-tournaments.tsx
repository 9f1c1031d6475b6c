import { brandPath } from '../../parts/brand/brand-context';
import type { ShownTournament } from '../../parts/tournaments/list-tournaments';
import { openTournaments } from '../tournaments/open-tournaments';
import { TournamentCards } from '../tournaments/tournament-cards';
import { LobbySection, mostInLobby } from './lobby-section';

interface LobbyTournamentsProps {
  readonly brandId: string;
  readonly tournaments: readonly ShownTournament[];
}

/** The running and upcoming tournaments of the brand; renders nothing if there are none. */
export const LobbyTournaments = ({ brandId, tournaments }: LobbyTournamentsProps) => {
  const open = openTournaments(tournaments);
  return (
    open.length > 0 && (
      <LobbySection
        title="Tournaments"
        all={{ to: brandPath('Tourneys', brandId), label: 'All tournaments' }}
      >
        <TournamentCards brandId={brandId} tournaments={open.slice(0, mostInLobby)} />
      </LobbySection>
    )
  );
};
