import type { Player } from '../../parts/brand/read-brand';
import { brandLevels, playerStatuses } from '../../platform/words/brand-words';
import { countryName } from '../../platform/forms/country-options';
import { Badge } from '../../ui/badge';
import { Facts } from '../../ui/facts';
import { When } from '../../ui/when';

/** What a brand knows of a player. */
export const PlayerFacts = ({ player }: { readonly player: Player }) => {
  const { text, tone } = playerStatuses[player.status];
  return (
    <Facts
      rows={[
        ['Display name', player.displayName],
        [
          'Status',
          <Badge key="status" tone={tone}>
            {text}
          </Badge>,
        ],
        ['Level', player.owns ? `${brandLevels.ADMIN} (company owner)` : brandLevels[player.level]],
        ['Tier', player.tier],
        ['Country', countryName(player.country)],
        ['Age confirmed', <When key="age" at={player.ageConfirmedAt} dayOnly />],
        ['Terms accepted', `Version ${player.termsVersion}`],
      ]}
    />
  );
};
