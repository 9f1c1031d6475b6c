import { approvedCompany, useReadiness, validCompliance } from '../../../parts/companies/company-readiness';
import type { ChecklistItem } from '../../../ui/checklist';
import type { OpenVersion } from '../game-fields';
import { gamesPlaces } from '../games-places';
import { useGame } from '../read-game';

/** The conditions of a version's next step: of its submission, or of going live. */
export const useVersionConditions = ({
  status,
  gameId,
  companyId,
}: Pick<OpenVersion, 'status' | 'gameId' | 'companyId'>): readonly ChecklistItem[] => {
  const isStepping = status === 'TESTED' || status === 'APPROVED';
  const { data: game } = useGame(gameId);
  const readiness = useReadiness(companyId, { enabled: isStepping });
  if (!isStepping) return [];
  const toGame = { to: gamesPlaces.game(gameId), action: 'Open the game' };
  const toDetails = { to: gamesPlaces.details(gameId), action: 'Choose a thumbnail' };
  const thumbnail = {
    label: 'The game has a thumbnail.',
    done: game?.thumbnailKey !== null,
    ...toDetails,
  };
  const ended = { label: 'The game is not retired.', done: false, ...toGame };
  const suspended = { label: 'The game is not suspended.', done: false, ...toGame };
  return [
    approvedCompany(readiness),
    thumbnail,
    ...(game?.status === 'RETIRED' ? [ended] : []),
    ...(status === 'APPROVED' ? [validCompliance(readiness)] : []),
    ...(status === 'APPROVED' && game?.status === 'SUSPENDED' ? [suspended] : []),
  ];
};
