import { brandPath } from '../../parts/brand/brand-context';
import type { ShownTournament } from '../../parts/tournaments/list-tournaments';
import { openTournaments } from '../tournaments/open-tournaments';
import { TournamentCards } from '../tournaments/tournament-cards';
import { LobbySection, mostInLobby } from './lobby-section';
import * as messages from './messages';

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
        title={messages.tournaments}
        all={{ to: brandPath('Tourneys', brandId), label: messages.allTournaments }}
      >
        <TournamentCards brandId={brandId} tournaments={open.slice(0, mostInLobby)} />
      </LobbySection>
    )
  );
};
