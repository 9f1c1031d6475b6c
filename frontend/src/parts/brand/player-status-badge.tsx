import { playerStatus, type StatusOfPlayer } from '../../platform/labels/brand-labels';
import { Badge } from '../../ui/badge';

/** The status of a player in the brand. */
export const PlayerStatusBadge = (player: StatusOfPlayer) => {
  const { text, tone } = playerStatus(player);
  return <Badge tone={tone}>{text}</Badge>;
};
