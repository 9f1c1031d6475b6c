import { brandPath } from '../../parts/brand/brand-context';
import type { ShownTournament } from '../../parts/tournaments/list-tournaments';
import { openTournaments } from '../../parts/tournaments/open-tournaments';
import { TournamentCards } from '../../parts/tournaments/tournament-cards';
import { LobbySection, mostInLobby } from './lobby-section';
import * as messages from './messages';

interface LobbyTournamentsProps {
  readonly brandId: string;
  readonly tournaments: readonly ShownTournament[];
}

/** The running and next tournaments of the brand; nothing while there are none. */
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
