import type { ListedPlayer } from '../../parts/brand/list-players';
import { When } from '../../ui/when';

/** The reason why a player may not play; nothing for others. */
export const StatusReason = ({ player }: { readonly player: ListedPlayer }) => {
  const { status, statusReason, selfExcludedUntil, onBreak } = player;
  if (status === 'SUSPENDED' && statusReason !== null)
    return <p className="max-w-prose whitespace-pre-line">{statusReason}</p>;
  if (status !== 'SELF_EXCLUDED' || selfExcludedUntil === null) return null;
  const end = <When at={selfExcludedUntil} dayOnly={!onBreak} />;
  return (
    <p>
      {onBreak ? <>On a break until {end}. Nobody can end it earlier.</> : <>Self-excluded until {end}.</>}
    </p>
  );
};
