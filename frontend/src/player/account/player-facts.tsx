import { PlayerStatusBadge } from '../../parts/brand/player-status-badge';
import type { Player } from '../../parts/brand/read-brand';
import { brandLevels } from '../../platform/labels/brand-labels';
import { countryName } from '../../platform/forms/country-options';
import { Facts } from '../../ui/facts';
import { When } from '../../ui/when';

/** The data of a player in the brand. */
export const PlayerFacts = ({ player }: { readonly player: Player }) => {
  return (
    <Facts
      rows={[
        ['Display name', player.displayName],
        ['Status', <PlayerStatusBadge key="status" status={player.status} onBreak={player.onBreak} />],
        ['Level', player.owns ? `${brandLevels.ADMIN} (company owner)` : brandLevels[player.level]],
        ['Tier', player.tier],
        ['Country', countryName(player.country)],
        ['Age confirmed', <When key="age" at={player.ageConfirmedAt} dayOnly />],
        ['Terms accepted', `Version ${player.termsVersion}`],
      ]}
    />
  );
};
