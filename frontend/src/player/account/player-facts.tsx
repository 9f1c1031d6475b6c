import { PlayerStatusBadge } from '../../parts/brand/player-status-badge';
import type { Player } from '../../parts/brand/read-brand';
import { brandLevels } from '../../platform/labels/brand-labels';
import { countryName } from '../../platform/forms/country-options';
import { Facts } from '../../ui/facts';
import { When } from '../../ui/when';
import * as messages from './messages';

/** The data of a player in the brand. */
export const PlayerFacts = ({ player }: { readonly player: Player }) => {
  return (
    <Facts
      rows={[
        [messages.displayName, player.displayName],
        [messages.status, <PlayerStatusBadge key="status" status={player.status} onBreak={player.onBreak} />],
        [messages.level, player.owns ? messages.companyOwner(brandLevels.ADMIN) : brandLevels[player.level]],
        [messages.tier, player.tier],
        [messages.country, countryName(player.country)],
        [messages.ageConfirmed, <When key="age" at={player.ageConfirmedAt} dayOnly />],
        [messages.termsAccepted, messages.versionTermsVersion(player.termsVersion)],
      ]}
    />
  );
};
